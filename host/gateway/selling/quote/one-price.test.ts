import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays } from '@staykit/values/dates/plain-date.ts';
import { marketNow } from '@staykit/core/dates/market-time.ts';
import { DEFAULT_PAX } from '@staykit/values/pax/pax.ts';
import { PROMO_THRESHOLDS, shownPromo } from '@staykit/core/price/promo.ts';
import type { PriceInfo } from '@staykit/core/price/price-info.ts';
import { finalPrice } from '@staykit/widgets/booking-box/price/price-display.ts';
import { emptyCriteria } from '@staykit/core/search/empty-criteria.ts';
import { createGateway } from '../../app.ts';
import { openSmallShop, type SmallShop } from '../../fixtures/small-shop.ts';
import { requestContext } from '../../http/request-context.ts';
import { toOfferCard } from '../../search/routes/to-offer-card.ts';
import { atOnce } from '../../search/in-slices.ts';
import type { StayQuote } from './quote-stay.ts';

let shop: SmallShop;
let app: FastifyInstance;
const now = () => marketNow(Date.now(), 'Europe/Paris');
const NIGHTS = 2;
/** Every offer of the small shop on each of these days ahead. */
const AHEAD = [20, 27, 33, 41, 60, 20, 27, 33];
const PARTIES = [
  { ...DEFAULT_PAX, adult: 1 },
  { ...DEFAULT_PAX, adult: 2 },
  { ...DEFAULT_PAX, adult: 3 },
  { ...DEFAULT_PAX, adult: 2, child: 1, singleRoom: true },
  { ...DEFAULT_PAX, adult: 2, child: 2, baby: 1 },
  { ...DEFAULT_PAX, adult: 3, child: 1, singleRoom: true },
  { ...DEFAULT_PAX, adult: 4, child: 3 },
];

beforeAll(async () => {
  shop = await openSmallShop();
  app = await createGateway(shop.parts);
}, 120_000);
afterAll(async () => {
  await app.close();
  await shop.close();
});

async function read<Body>(path: string, query: Record<string, string | number>): Promise<Body> {
  const texts = Object.entries(query).map(([name, value]) => [name, String(value)]);
  return (await app.inject({ url: `${path}?${new URLSearchParams(texts).toString()}` })).json<Body>();
}

it('a traveller reads one price and one number of rooms for one stay on its card, on the map, in its hotel, in the booking box and at the checkout', async () => {
  const context = requestContext(shop.parts, 'fr_FR');
  const kinds = { push: 0, pull: 0 };
  let taxed = 0;
  let several = 0;
  for (const [turn, ahead] of AHEAD.entries()) {
    const pax = PARTIES[turn % PARTIES.length]!;
    const checkin = addDays(now().date, ahead);
    const dates = { checkin, checkout: addDays(checkin, NIGHTS), night: NIGHTS };
    const criteria = { ...emptyCriteria('booking'), pax, ...dates };
    const { hits } = atOnce(context.model.engine.search(criteria, now(), { size: 500, perHotel: 20 }));
    const markers = atOnce(context.model.engine.markers(criteria, now(), { size: 500, perHotel: 20 }));
    const onMap = new Map(markers.map(({ hotel, fromPrice }) => [hotel.id, fromPrice]));
    for (const [hotel, all] of Map.groupBy(hits, (hit) => hit.hotel.id))
      expect(onMap.get(hotel), `map of ${hotel}`).toBe(all[0]?.sellPrice);
    for (const hit of hits) {
      const { id, dataFlowMode } = hit.offer;
      const { adult, child, baby, singleRoom } = pax;
      const party = { adult, child, baby, singleRoom: String(singleRoom), locale: 'fr_FR' };
      const card = toOfferCard(hit, context, dates, pax);
      const stay = { checkin, nights: NIGHTS, ...party };
      const offers = await read<Record<string, { priceInfo: PriceInfo }>>(`/api/product/${id}/offers`, stay);
      const path = dataFlowMode === 'pull' ? 'quote-realtime' : 'quote';
      const { priceInfo } = await read<StayQuote>(`/api/weekend/${id}/${path}.json`, stay);
      if (!priceInfo) throw new Error(`${id} is not sold on ${checkin}`);
      const box = finalPrice(priceInfo);
      const shown = {
        hotel: offers[id]?.priceInfo.totalPrice,
        hotelPromo: offers[id]?.priceInfo.promo,
        checkout: priceInfo.totalPrice,
        promo: priceInfo.promo,
        box: box.total,
        boxPromo: box.percent,
        hotelRooms: offers[id]?.priceInfo.nbRooms,
        rooms: priceInfo.nbRooms,
      };
      expect(shown, `${id} on ${checkin}`).toEqual({
        hotel: card.sellPrice,
        hotelPromo: card.promo ?? 0,
        checkout: card.sellPrice,
        promo: card.promo ?? 0,
        box: card.sellPrice,
        boxPromo: shownPromo(card, PROMO_THRESHOLDS.quote),
        hotelRooms: card.nbRooms ?? 1,
        rooms: card.nbRooms ?? 1,
      });
      // What is said of the room is true of what is sold.
      const [room] = context.facts.rooms(hit.hotel, [hit.offer], 'fr');
      const rooms = card.nbRooms ?? 1;
      expect(rooms * (room?.maxCapacity ?? 0), `${id} for ${JSON.stringify(pax)}`).toBeGreaterThanOrEqual(
        adult + child,
      );
      expect(rooms * (room?.capacity ?? 0), `${id} for ${JSON.stringify(pax)}`).toBeGreaterThanOrEqual(adult);
      if (singleRoom) expect(rooms).toBe(1);
      several += Number(rooms > 1);
      if (box.before !== undefined) expect(box.before).toBe(card.refPrice);
      taxed += Number(priceInfo.totalPrice > priceInfo.sellPrice);
      kinds[dataFlowMode] += 1;
    }
  }
  expect(kinds.push + kinds.pull).toBeGreaterThan(500);
  expect(kinds.pull).toBeGreaterThan(50);
  expect(several, 'stays in several rooms').toBeGreaterThan(50);
  expect(taxed, 'stays whose local tax the shop collects').toBeGreaterThan(50);
}, 120_000);
