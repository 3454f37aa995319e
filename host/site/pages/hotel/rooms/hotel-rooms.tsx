import { useRef } from 'react';
import { useOnDemand } from '@staykit/ui/hooks/on-demand.ts';
import { RoomCard } from '@staykit/ui/components/room-card/room-card.tsx';
import { StayContext, type Stay } from '@staykit/ui/hooks/stay-context.tsx';
import { paxText } from '@staykit/ui/components/travellers/pax-text.ts';
import { marketPhone } from '@staykit/core/market/market-phone.ts';
import { travellersOf } from '@staykit/values/pax/pax.ts';
import { criteriaToQuery } from '@staykit/core/search/address/address-hash.ts';
import { emptyCriteria } from '@staykit/core/search/empty-criteria.ts';
import type { Messages } from '@staykit/messages/translate.ts';
import { Button } from '@staykit/ui/primitives/button/button.tsx';
import { Notice } from '@staykit/ui/primitives/notice/notice.tsx';
import { Skeleton } from '@staykit/ui/primitives/skeleton/skeleton.tsx';
import type { HotelRoomsData } from '../hotel-data.ts';
import { HotelBar } from './hotel-bar.tsx';
import { HOTEL_PARTS } from './hotel-parts.ts';
import type { HotelPartProps } from './hotel-part-props.ts';
import { Found, Loading, Root, Rooms } from '../hotel.styles.ts';
import { RoomPanel } from './room-panel.tsx';
import { StaySelector } from './stay-selector.tsx';
import { useHotelStay, type HotelTools } from './use-hotel-stay.ts';

interface HotelRoomsProps {
  data: HotelRoomsData;
  stay: Stay;
  messages: Messages;
  /** Only in the browser. */
  tools?: HotelTools;
}

/** Days and travellers of a hotel, and its rooms with their offers for them. [HOTEL-06] */
export function HotelRooms({ data, stay, messages, tools }: HotelRoomsProps) {
  const hotel = useHotelStay(data, tools, stay.locale);
  const { panel, known, open } = hotel;
  const fail = (error: unknown) => {
    open();
    tools?.onError?.(error);
  };
  const details = useOnDemand(HOTEL_PARTS.details, panel?.name === 'details', fail);
  const options = useOnDemand(HOTEL_PARTS.options, panel?.name === 'options', fail);
  const parts = { hotel, data, tools };
  const rooms = useRef<HTMLElement>(null);
  const showRooms = () => {
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    rooms.current?.scrollIntoView({ behavior: calm ? 'auto' : 'smooth' });
    rooms.current?.focus({ preventScroll: true });
  };
  const opened =
    panel?.name === 'details' && known.state === 'ready'
      ? known.rooms.find(({ uuid }) => uuid === panel.room)
      : undefined;
  return (
    <StayContext.Provider value={stay}>
      <Root>
        <div data-section="selector">
          <StaySelector {...parts} />
        </div>
        <section
          ref={rooms}
          id="offers"
          tabIndex={-1}
          data-section="rooms"
          data-shown=""
          aria-label={stay.t('hotel.offers')}
        >
          <RoomList {...parts} stay={stay} />
        </section>
        <RoomPanel open={!!opened && !!details} title={opened?.title ?? ''} onClose={() => open()}>
          {opened && details && <details.RoomDetails room={opened} />}
        </RoomPanel>
        <RoomPanel
          open={panel?.name === 'options' && !!options}
          title={stay.t('hotel.options')}
          onClose={() => {
            open();
            hotel.readAgain();
          }}
        >
          {panel?.name === 'options' && options && tools && (
            <options.BookingOptions {...parts} tools={tools} messages={messages} offerId={panel.offerId} />
          )}
        </RoomPanel>
      </Root>
      <HotelBar hotel={hotel} onRooms={showRooms} />
    </StayContext.Provider>
  );
}

/** The rooms, or why there are none. [HOTEL-15] [HOTEL-16] */
function RoomList({ hotel, data, stay: { t, locale } }: HotelPartProps & { stay: Stay }) {
  const { known, stay, isDated, open, select, seeAll, retry } = hotel;
  if (known.state === 'loading')
    return (
      <Loading aria-busy="true">
        <p role="status">{t('booking.loading')}</p>
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </Loading>
    );
  if (known.state === 'failed')
    return (
      <Notice
        tone="danger"
        role="alert"
        title={t('hotel.roomsFailed')}
        action={<Button onClick={retry}>{t('common.retry')}</Button>}
      />
    );
  const rooms = known.rooms.filter(({ offers }) => offers.length > 0);
  const phone = marketPhone(locale);
  if (rooms.length === 0 && !isDated) return <Notice tone="info" title={t('hotel.noOffers')} />;
  if (rooms.length === 0)
    return (
      <Notice
        tone="warning"
        role="status"
        title={t('hotel.noAvailability')}
        action={
          <Button variant="primary" onClick={seeAll}>
            {t('hotel.seeAll')}
          </Button>
        }
      >
        <p>
          {`${t('hotel.phoneHelp')} `}
          <a href={phone.href}>{phone.text}</a>
        </p>
      </Notice>
    );
  const { offerId, upsell: _upsell, ...asked } = stay;
  const { pax } = asked;
  return (
    <>
      <Found role="status">{t('hotel.roomsFound', { count: rooms.length })}</Found>
      <Rooms>
        {rooms.map((room) => (
          <li key={room.uuid}>
            <RoomCard
              room={room}
              dated={isDated}
              people={
                travellersOf(pax) === pax.adult ? t('common.people', { count: pax.adult }) : paxText(pax, t)
              }
              hrefOf={(id) =>
                `${data.productUrl}/${encodeURIComponent(id)}?${criteriaToQuery({ ...emptyCriteria(), ...asked }, locale)}`
              }
              onSelect={({ id }) => select(id)}
              onDetails={() => open({ name: 'details', room: room.uuid })}
              {...(offerId !== undefined && { chosen: offerId })}
            />
          </li>
        ))}
      </Rooms>
    </>
  );
}
