import { cutText, WHY_LETTERS } from '@staykit/core/content/cut-text.ts';
import type { ProductDetail } from '@staykit/core/offer/product.ts';
import { participantsLabel, type ProgramItem } from '@staykit/core/offer/activity/programme.ts';
import { roomPictures, type Room } from '@staykit/core/offer/room.ts';
import { capacityText } from '@staykit/ui/components/room-card/capacity-text.ts';
import type { PageRequest } from '../../../framework/request/page-request.ts';
import { StayPicture } from '../../layout/stay-tile.tsx';
import { ActivityDayList } from './activity-day-list.tsx';
import { Fold, Item, Part } from './part.styles.ts';

interface ProgrammeProps {
  offer: ProductDetail;
  request: Pick<PageRequest, 'apiOrigin' | 'locale' | 't'>;
}

interface LinesProps {
  lines: readonly string[];
}

const Lines = ({ lines }: LinesProps) =>
  lines.length > 0 && (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );

/** The room of a stay: how large it is, who sleeps where, what is in it. [PRODUCT-19] */
export function RoomPart({ offer: { rooms = [], id }, request }: ProgrammeProps) {
  const { t } = request;
  // The room that this stay is in; the others are shown with the hotel.
  const own = rooms.filter((room) => room.offers.some((offer) => offer.id === id));
  const shown = own.length > 0 ? own : rooms.slice(0, 1);
  if (shown.length === 0) return null;
  return (
    <Part id="room" data-section="room">
      <h2>{t('product.tab.room')}</h2>
      {shown.map((room) => (
        <Item key={room.uuid}>
          <Picture base={roomPictures(room)[0]} alt={room.title} request={request} />
          <div>
            <h3>{room.title}</h3>
            <p data-muted="">{roomFacts(room, request).join(' · ')}</p>
            {room.description !== undefined && <p>{room.description}</p>}
            <Fold>
              <summary>{t('product.details')}</summary>
              {room.detailsSection.map(({ title, details }) => (
                <div key={title}>
                  <h3>{title}</h3>
                  <Lines lines={details} />
                </div>
              ))}
              <Lines lines={room.importantInfos} />
            </Fold>
          </div>
        </Item>
      ))}
    </Part>
  );
}

function roomFacts(room: Room, { t }: Pick<PageRequest, 'locale' | 't'>): string[] {
  const { size, bedding } = room;
  const people = capacityText(room, t);
  return [
    ...(size === undefined ? [] : [t('product.roomSize', { size })]),
    ...(bedding === undefined ? [] : [bedding]),
    ...(people === undefined ? [] : [people]),
  ];
}

/**
 * Breakfast, dinner, what else was negotiated and its days: each only where the stay has it. [PRODUCT-06] [PRODUCT-19]
 * [PRODUCT-20]
 */
export function ExperiencePart({ offer, request }: ProgrammeProps) {
  const { t } = request;
  const { breakfast, dinner, activities = [], activityDates = [] } = offer;
  const withDays = activityDates.filter(({ dates }) => dates.length > 0);
  if (!breakfast && !dinner && activities.length === 0) return null;
  return (
    <Part id="experience">
      {breakfast && (
        <section data-section="breakfast">
          <h2>{t('product.breakfast')}</h2>
          <Item>
            <div>
              <p data-muted="">{[breakfast.type, ...breakfast.schedules].join(' · ')}</p>
              <Lines lines={[...breakfast.detailList, ...breakfast.mustKnowList]} />
            </div>
          </Item>
        </section>
      )}
      {dinner && (
        <section data-section="dinner">
          <h2>{t('product.dinner')}</h2>
          <ProgrammeItem item={dinner} request={request} />
        </section>
      )}
      {activities.length > 0 && (
        <section data-section="activities">
          <h2>{t('product.activities')}</h2>
          {activities.map((activity) => (
            <ProgrammeItem key={activity.activityId ?? activity.title} item={activity} request={request} />
          ))}
        </section>
      )}
      {withDays.length > 0 && <ActivityDayList activities={withDays} request={request} />}
    </Part>
  );
}

function ProgrammeItem({
  item,
  request,
}: {
  item: ProgramItem;
  request: Pick<PageRequest, 'apiOrigin' | 't'>;
}) {
  const { t } = request;
  const { title, imageUrl, whyList, detailList, mustKnowList, importantInfos, menu = [], how } = item;
  const facts = [item.duration, item.when, item.where, ...item.schedules, participantsLabel(item)];
  return (
    <Item>
      <Picture base={imageUrl} alt={title} request={request} />
      <div>
        <h3>{title}</h3>
        <p data-muted="">{facts.filter(Boolean).join(' · ')}</p>
        {whyList[0] !== undefined && <p>{cutText(whyList[0], WHY_LETTERS)}</p>}
        {menu.length > 0 && (
          <>
            <h3>{t('product.menu')}</h3>
            <Lines lines={menu} />
          </>
        )}
        <Fold>
          <summary>{t('product.mustKnow')}</summary>
          <Lines
            lines={[...(how === undefined ? [] : [how]), ...detailList, ...mustKnowList, ...importantInfos]}
          />
        </Fold>
      </div>
    </Item>
  );
}

interface PictureProps {
  base: string | undefined;
  alt: string;
  request: Pick<PageRequest, 'apiOrigin'>;
}

function Picture({ base, alt, request: { apiOrigin } }: PictureProps) {
  if (base === undefined) return null;
  return <StayPicture path={base} origin={apiOrigin} size="small" alt={alt} lazy />;
}
