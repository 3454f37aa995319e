import { StayContext } from '@staykit/ui/hooks/stay-context.tsx';
import { Stars } from '@staykit/ui/components/reviews/review-score/stars.tsx';
import { formatDay } from '@staykit/core/dates/format-date.ts';
import { activityCenterOf, type ActivityDetail } from '@staykit/core/offer/activity/activity-detail.ts';
import { activityPaxRange } from '@staykit/core/offer/activity/activity-pax.ts';
import { validityMonths, validUntil } from '@staykit/core/gift/voucher-validity.ts';
import type { MessageKey } from '@staykit/messages/translate.ts';
import { Icon } from '@staykit/ui/primitives/icon/icon.tsx';
import { iconCalendarCheck, iconUsers } from '@staykit/ui/primitives/icon/icons.ts';
import { ActivityPanel } from './activity-panel.tsx';
import type { PageRequest } from '../../framework/request/page-request.ts';
import type { SitePage } from '../../registry/islands.ts';
import { inside } from '@staykit/routing/inside.ts';
import { Island } from '../../registry/island.tsx';
import { serverStay } from '../../framework/island-page.ts';
import { failedPage } from '../errors/failed-page.tsx';
import { notFoundPage } from '../errors/not-found/page.tsx';
import * as S from '../layout/page.styles.ts';
import { ProductGallery } from '../product/gallery/product-gallery.tsx';
import { ProductTrail } from '../product/product-top.tsx';
import { Columns, HotelLine, Side, Title } from '../product/product.styles.ts';
import type { ActivityPanelData } from './activity-data.ts';
import { pictureBases } from './activity-pictures.ts';
import { ActivityTexts } from './activity-texts.tsx';
import { Marks } from './activity.styles.ts';
import { ExpiredActivity } from './expired-activity.tsx';
import { activityHead } from './seo.ts';
import { viewedActivity } from './viewed-activity.ts';

/** An activity of a day; the not-found page where there is none, a message where it could not be asked. [PAPI-03] */
export async function activityPage(
  request: Pick<
    PageRequest,
    | 'activitySearch'
    | 'address'
    | 'apiOrigin'
    | 'client'
    | 'content'
    | 'instant'
    | 'locale'
    | 'messages'
    | 'now'
    | 'origin'
    | 'path'
    | 'productUrl'
    | 'products'
    | 't'
    | 'tiles'
    | 'visit'
  >,
): Promise<SitePage> {
  const { address, products, productUrl } = request;
  const { activityId, partner } = address;
  if (activityId === undefined) return notFoundPage(request);
  const page = await products.activityPage(activityId);
  if (page.show === 'notFound') return notFoundPage(request);
  if (page.show === 'error') return failedPage(request, page.messageKey as MessageKey);
  const { activity } = page;
  const more = await products.activityImages(activity.id, activity.imagesBySize);
  const images = pictureBases([activity.imagesBySize, more]);
  const viewed = viewedActivity(activity, images[0]);
  const panel: ActivityPanelData | undefined =
    activity.published === false
      ? undefined
      : {
          id: activity.id,
          label: activity.label,
          prices: activity.prices,
          checkoutUrl: `${productUrl}/checkout/activity`,
          ...(partner && { minisite: partner.minisiteId }),
        };
  return {
    // One that is sold no longer is gone, which is not the same as never there. [NOTFOUND-07]
    status: panel ? 200 : 410,
    styles: 'page',
    ...(panel && { islands: { 'activity-panel': panel } }),
    ...(viewed && {
      viewed,
      item: { id: activity.id, label: activity.label, price: viewed.price.sellPrice, flow: 'activity' },
    }),
    head: activityHead(activity, images, request),
    body: <ActivityBody {...{ activity, images, panel, request }} />,
  };
}

interface ActivityBodyProps {
  activity: ActivityDetail;
  images: readonly string[];
  /** What the purchase panel starts with, where the activity is sold. */
  panel: ActivityPanelData | undefined;
  request: Pick<PageRequest, 'address' | 'apiOrigin' | 'instant' | 'locale' | 'now' | 't' | 'visit'>;
}

function ActivityBody({ activity, images, panel, request }: ActivityBodyProps) {
  const { t, locale, address, now } = request;
  const stay = serverStay(request);
  const { prefix } = address;
  const { label, breadCrumb, locations, prices } = activity;
  const center = activityCenterOf(activity);
  const place = center?.location?.label ?? locations[0]?.label;
  return (
    <StayContext.Provider value={stay}>
      <S.Wrap>
        <ProductTrail offer={{ breadcrumb: breadCrumb }} request={request} />
        <Title data-section="title">
          <h1>{label}</h1>
          <HotelLine>
            {center && (
              <p>
                {center.uri === undefined ? (
                  center.label
                ) : (
                  <a href={inside(prefix, center.uri)}>{center.label}</a>
                )}
                {!!center.star && <Stars count={center.star} />}
              </p>
            )}
            {place !== undefined && <p data-muted="">{place}</p>}
          </HotelLine>
          <Marks data-section="badges">
            <li>
              <Icon of={iconUsers} size={16} />
              {t('travellers.participantsRange', activityPaxRange(prices))}
            </li>
            <li>
              <Icon of={iconCalendarCheck} size={16} />
              {t('activity.validUntil', {
                date: formatDay(validUntil(now.date, validityMonths('activity')), locale, 'long'),
              })}
            </li>
          </Marks>
        </Title>
        <ProductGallery images={images} name={label} request={request} />
        <Columns>
          <Side data-section="booking">
            {panel ? (
              <Island name="activity-panel">
                <ActivityPanel data={panel} stay={stay} />
              </Island>
            ) : (
              <ExpiredActivity t={t} prefix={prefix} />
            )}
          </Side>
          <div>
            <ActivityTexts activity={activity} t={t} />
          </div>
        </Columns>
      </S.Wrap>
    </StayContext.Provider>
  );
}
