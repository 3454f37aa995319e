import { room } from '@staykit/testing/fixtures/products.ts';
import { story } from '@staykit/testing/workshop/story.tsx';
import { RoomCard, type RoomCardProps } from './room-card.tsx';
import { RoomDetails } from './room-details.tsx';

export default { component: RoomCard };

const card = (props: Partial<RoomCardProps> = {}) =>
  story(({ t }) => (
    <RoomCard
      room={room()}
      dated
      people={t('common.people', { count: 2 })}
      hrefOf={(id) => `#${id}`}
      onSelect={() => {}}
      onDetails={() => {}}
      {...props}
    />
  ));

const OTHER = { ...room().offers[0], id: '32', label: 'Séjour avec dîner' };

export const OneOffer = card();
export const SeveralOffers = card({
  room: { ...room(), offers: [...room().offers, OTHER as never] },
  chosen: '31',
});
export const WithoutDates = card({ dated: false });
export const Details = story(() => <RoomDetails room={room()} />);
