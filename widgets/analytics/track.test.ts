import { expect, it } from 'vitest';
import { stayOffer } from '../testing/fixtures/offers.ts';
import { selectItem } from './select-item.ts';
import { dataLayerTrack } from './track.ts';

const selection = { offer: stayOffer(), position: 4, flow: 'booking' as const };

it('choosing a card tells its id, label, price, position and flow', () => {
  expect(selectItem(selection)).toEqual({
    id: '1001',
    label: 'Une nuit au bord du lac',
    price: 25_800,
    position: 4,
    flow: 'booking',
  });
  expect(selectItem(selection, { id: ({ offer }) => `stay-${offer.id}` })).toEqual({ id: 'stay-1001' });
});

it('nothing is sent before consent, and nothing is kept for later', () => {
  const layer: unknown[] = [];
  let allowed = false;
  const track = dataLayerTrack(layer, () => allowed);
  track('select_item', { id: '1' });
  allowed = true;
  track('select_item', { id: '2' });
  expect(layer).toEqual([{ event: 'select_item', id: '2' }]);
});
