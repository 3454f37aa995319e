import { StayContext } from '../../../widgets/components/stay-context.tsx';
import { Stars } from '../../../widgets/components/review-score/stars.tsx';
import { formatDay } from '../../../widgets/core/dates/format-date.ts';
import { activityCenterOf, type ActivityDetail } from '../../../widgets/core/offer/activity-detail.ts';
import { activityPaxRange } from '../../../widgets/core/offer/activity-pax.ts';
import { validityMonths, validUntil } from '../../../widgets/core/gift/voucher-validity.ts';
import type { MessageKey } from '../../../widgets/messages/translate.ts';
import { Icon } from '../../../widgets/primitives/icon/icon.tsx';
import { iconCalendarCheck, iconUsers } from '../../../widgets/primitives/icon/icons.ts';
import { activityIsland } from '../../render/activity-island.tsx';
import type { Page, PageRequest } from '../../render/page.ts';
import { inside } from '../../routing/inside.ts';
import { Island, islandPage } from '../island.tsx';
import { failedPage } from '../failed-page.tsx';
import { notFoundPage } from '../not-found/page.tsx';
import * as S from '../page.styles.ts';
import { ProductGallery } from '../product/product-gallery.tsx';
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
export async function activityPage(request: PageRequest): Promise<Page> {
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
    data: { ...(panel && { activityPanel: panel }) },
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
  request: PageRequest;
}

function ActivityBody({ activity, images, panel, request }: ActivityBodyProps) {
  const { t, locale, instant, apiOrigin, messages, address, now } = request;
  const { prefix } = address;
  const { label, breadCrumb, locations, prices } = activity;
  const center = activityCenterOf(activity);
  const place = center?.location?.label ?? locations[0]?.label;
  return (
    <StayContext.Provider value={{ t, locale, now: () => instant, assetBase: apiOrigin }}>
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
                {activityIsland(islandPage(request), panel, { messages, now: () => instant })}
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
