import { stayOffer } from '@staykit/testing/fixtures/offers.ts';
import { criteria } from '@staykit/testing/fixtures/criteria.ts';
import { story } from '@staykit/testing/workshop/story.tsx';
import { MapModal, type MapModalProps } from './map-modal.tsx';
import { MarkerCard } from './marker-card.tsx';

export default { component: MapModal };

const POINTS = [
  { id: '1', label: 'Hôtel du Nord', lat: 50.63, lng: 3.06, price: 12_900 },
  { id: '2', label: 'Auberge de l’Ouest', lat: 48.11, lng: -1.68, price: 9900 },
  { id: '4', label: 'Villa du Sud', lat: 43.6, lng: 1.44 },
];
const NOTHING = () => {};

const map = (props: Partial<MapModalProps> = {}) =>
  story(() => (
    <MapModal
      open
      onClose={NOTHING}
      points={POINTS}
      status="ready"
      start={{ centre: { lat: 46.8, lng: 2 }, zoom: 5, key: 'france' }}
      onSelect={NOTHING}
      onRetry={NOTHING}
      {...props}
    />
  ));

export const Hotels = map();
export const OneHotel = map({ points: POINTS.slice(0, 1) });
export const NoHotel = map({ points: [] });
export const Loading = map({ points: [], status: 'loading' });
export const Failed = map({ points: [], status: 'error' });

const card = (loading: boolean) =>
  story(() => (
    <MarkerCard
      point={{ id: '1', label: 'Hôtel du Nord', lat: 50.63, lng: 3.06, price: 12_900 }}
      {...(!loading && { offer: stayOffer() })}
      loading={loading}
      criteria={criteria()}
      href="#stay"
      onOpen={NOTHING}
      onClose={NOTHING}
    />
  ));

export const Card = card(false);
export const CardLoading = card(true);
