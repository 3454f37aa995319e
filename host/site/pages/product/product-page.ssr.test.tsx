import { testRequest } from '../../fixtures/test-request.ts';
import { printElement } from '../../framework/document/print-element.ts';
import { describe, expect, it, vi } from 'vitest';
import { createClient } from '@staykit/client/create-client.ts';
import type { ClientOptions } from '@staykit/client/transport/client-options.ts';
import { createProductClient } from '@staykit/client/product/create-product-client.ts';
import type { OfferCard } from '@staykit/core/offer/card/offer-card.ts';
import type { ProductDetail } from '@staykit/core/offer/product.ts';
import type { Review, ReviewPage } from '@staykit/core/review/review-page.ts';
import type { Variants } from '@staykit/experiments/variants.ts';
import en from '@staykit/messages/en.json' with { type: 'json' };
import { createTranslate } from '@staykit/messages/translate.ts';
import { emptyCriteria } from '@staykit/core/search/empty-criteria.ts';
import { giftPriceList } from '@staykit/testing/fake-clients/fake-booking-client.ts';
import { TEST_NOW } from '@staykit/testing/fixtures/criteria.ts';
import { stayOffer } from '@staykit/testing/fixtures/offers.ts';
import { goodAnswers } from '@staykit/testing/fixtures/wire.ts';
import { petText } from './details/hotel-info.tsx';
import { loadProduct } from './load-product.ts';
import { productPage } from './page.tsx';
import { partsOf, tabText } from './product-parts.ts';
import type { UserContext } from './user-context.ts';

const t = createTranslate('en', en);
const list = { detailList: [], whyList: [], mustKnowList: [], schedules: [], importantInfos: [] };
const room = {
  uuid: 'r1',
  title: 'Classic room',
  size: 22,
  bedding: 'One double bed',
  maxCapacity: 2,
  description: 'Quiet.',
  detailsSection: [{ title: 'Comfort', details: ['Safe'] }],
  highlightedFacilities: [],
  highlights: [],
  images: ['/api/images/room-26'],
  importantInfos: [],
  offers: [],
};
const { hotel, ...card } = stayOffer();

/** A stay with everything that its page can show. */
function product(
  changes: Partial<ProductDetail> = {},
  house: Partial<ProductDetail['hotel']> = {},
): ProductDetail {
  return {
    ...card,
    label: 'Two nights by the lake',
    images: Array.from({ length: 9 }, (_, index) => `/api/images/p${index + 1}`),
    breadcrumb: [{ label: 'France', uri: '/search?country=1' }, { label: 'Two nights by the lake' }],
    programLines: [
      { type: 'ROOM', label: '2 nights' },
      { type: 'BREAKFAST', label: 'Breakfast included' },
    ],
    rooms: [room],
    breakfast: { type: 'Buffet', schedules: ['7 to 10'], detailList: ['Eggs'], mustKnowList: [] },
    dinner: { ...list, type: 'DINNER', title: 'Dinner', menu: ['Fish of the day'] },
    activities: [{ ...list, type: 'ACTIVITY', title: 'Cooking', whyList: ['w'.repeat(400)] }],
    importantInfos: ['Bring a card.'],
    weekendList: [
      { id: card.id, label: 'This' },
      { id: '77', label: 'Another' },
    ],
    ...changes,
    hotel: {
      ...hotel,
      description: 'd'.repeat(300),
      highlightedFacilities: [{ label: 'Pool' }],
      infoGeneral: [
        { code: 'parking', facilities: ['Free parking'] },
        { code: 'access', facilities: ['Station at 3 km'] },
        { code: 'food', label: 'Food', facilities: ['Bar'] },
      ],
      policy: { petsAllowed: true, petsPrice: 1500 },
      localTax: [{ amount: 150, currency: 'EUR', toBePaidAtHotel: true, type: 'PERSON_NIGHT' }],
      checkInOut: { checkin: '14:00', checkout: '11:00' },
      ...house,
    },
  };
}

const review = (number: number, changes: Partial<Review> = {}): Review => ({
  id: String(number),
  locale: 'fr_FR',
  customer: `Guest ${number}`,
  date: '2030-03-01',
  average: 9,
  positiveComment: `Good words ${number}`,
  ...changes,
});
const pageOf = (reviews: Review[]): ReviewPage => ({
  totalCount: reviews.length,
  score: 8.76,
  list: reviews,
});

interface Asked {
  offer?: ProductDetail;
  reviews?: ReviewPage | undefined;
  search?: string;
  variants?: Variants;
  signedIn?: boolean;
  care?: boolean;
  userContext?: UserContext;
  /** What the gateway answers, where the page is to ask it. */
  api?: ClientOptions['fetch'];
  onError?: ClientOptions['onError'];
}

async function visit(asked: Asked = {}) {
  const { offer = product(), reviews, search = '', variants = {}, signedIn = false, userContext } = asked;
  const { care = false, api, onError } = asked;
  const options = { api: 'https://shop.example/api', locale: 'fr_FR', retries: 0 } as const;
  const calls = { ...options, ...(api && { fetch: api }), ...(onError && { onError }) };
  const request = testRequest({
    address: { page: 'product', offerId: offer.id, prefix: '' },
    locale: 'fr_FR',
    path: `/product/${offer.id}`,
    search,
    origin: { protocol: 'https', host: 'shop.example' },
    client: createClient(calls),
    products: {
      productDetail: api ? createProductClient(calls).productDetail : async () => offer,
      reviewBlock: async () => reviews && { details: [], ...reviews },
    },
    gifts: { giftPrices: async () => giftPriceList() },
    content: { giftBlock: async () => undefined },
    t,
    messages: en,
    instant: TEST_NOW,
    now: { date: '2030-05-17', time: '10:00:00' },
    apiOrigin: '',
    visit: { variants, care, ...(signedIn && { signedIn }) },
    productUrl: '',
  });
  const page = await productPage(request, userContext);
  const html = printElement(page.body);
  return {
    page,
    html,
    text: html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' '),
    part: (name: string) => html.split(`data-section="${name}"`)[1]?.split('data-section=')[0] ?? '',
    sections: [...html.matchAll(/data-section="([\w-]+)"/g)].map(([, name]) => name),
  };
}

const words = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');

describe('the page of a product whose content cannot be had', () => {
  /** A gateway whose detail.json fails, and whose search has these offers. */
  const failing =
    (...offers: OfferCard[]): ClientOptions['fetch'] =>
    async (url) => {
      const { pathname, searchParams } = new URL(String(url));
      if (pathname.endsWith('/detail.json')) return Response.json({ code: 1234 }, { status: 500 });
      expect(searchParams.get('id')).toBe(card.id);
      return Response.json({ ...(goodAnswers().getOffers as object), exactMatch: offers });
    };

  it('is whole without programme and infos, and the failure is told once [PAPI-07]', async () => {
    const onError = vi.fn();
    const offer = stayOffer();
    const { page, html, sections, part } = await visit({ api: failing(offer), onError });
    expect(page.status).toBe(200);
    expect(html).toContain(offer.label);
    expect(html).toContain(offer.hotel.label);
    expect(sections).toEqual(expect.arrayContaining(['includes', 'practical']));
    expect(sections).not.toContain('experience');
    expect(part('practical').split('</ul>')[0]).not.toContain('<li>');
    expect(page.islands?.['booking-box']).toMatchObject({
      productId: offer.id,
      product: { programLines: [] },
    });
    expect(onError).toHaveBeenCalledTimes(1);
  });

  it('fails where the search has no card of it either', async () => {
    await expect(visit({ api: failing() })).rejects.toMatchObject({ code: 'SERVER' });
  });

  it('is not there where the shop does not know it: no search is asked', async () => {
    const paths: string[] = [];
    const api: ClientOptions['fetch'] = async (url) => {
      paths.push(new URL(String(url)).pathname);
      return Response.json({ code: 'NOT_FOUND', message: 'no' }, { status: 404 });
    };
    const options = { api: 'https://shop.example/api', locale: 'fr_FR', retries: 0, fetch: api } as const;
    const clients = { products: createProductClient(options), client: createClient(options) };
    expect(await loadProduct(card.id, emptyCriteria(), clients)).toBeUndefined();
    expect(paths).toHaveLength(1);
  });
});

describe('the page of a product', () => {
  it('has its parts in the order in which they are read [PRODUCT-06]', async () => {
    const extra = { id: '9', label: 'Champagne', priceDifference: 2500, programLines: [], selected: false };
    const days = [
      { activityId: '12', title: 'Cooking', dates: [{ value: '12_2030-06-10', date: '2030-06-10' }] },
    ];
    const offer = product({ extras: [extra as never], activityDates: days });
    const { sections } = await visit({ offer, reviews: pageOf([review(1)]) });
    expect(sections).toEqual([
      'breadcrumb',
      'gallery',
      'title',
      'hotel',
      'hotel-info',
      'includes',
      'room',
      'breakfast',
      'dinner',
      'activities',
      'activity-dates',
      'booking',
      'price',
      'extras',
      'programme',
      'reviews',
      'practical',
      'others',
    ]);
  });

  it('shows what it costs and what the price is for, line by line [PRODUCT-22]', async () => {
    const { part } = await visit({ offer: product({ priceType: 'from', sellPrice: 18_000 }) });
    expect(words(part('programme'))).toContain('2 nights');
    expect(words(part('programme'))).toContain('Breakfast included');
    expect(part('programme').split('</ul>')[0]!.match(/<li/g)).toHaveLength(2);
    expect(words(part('price')).replaceAll('\u00a0', ' ')).toContain('180 €');
  });

  it('names the days of its activities and leads to where they are chosen', async () => {
    const days = [
      { activityId: '12', title: 'Cooking', dates: [{ value: '12_2030-06-10', date: '2030-06-10' }] },
    ];
    const { part, html } = await visit({ offer: product({ activityDates: days }) });
    expect(words(part('activity-dates'))).toContain('10 juin');
    expect(part('activity-dates')).toContain('href="#booking"');
    expect(html).toMatch(/<aside[^>]* id="booking"/);
    const none = await visit({ offer: product({ activityDates: [{ ...days[0]!, dates: [] }] }) });
    expect(none.sections).not.toContain('activity-dates');
  });

  it('says what speaks for the flow, and nothing of the others [PRODUCT-44]', async () => {
    const points = {
      booking: [
        'Unique escapes with lodging, breakfast and activities',
        'Promotions negotiated with the hotels',
      ],
      gifting: ['You pick the escape', 'Whoever receives it picks the dates'],
      activity: ['An activity gift can be exchanged'],
    };
    const day = { offer: product({ itemCategory: 'activity' }) };
    const pages = { booking: {}, gifting: { search: '?flow=gifting' }, activity: day };
    for (const [flow, asked] of Object.entries(pages)) {
      const { text } = await visit(asked);
      for (const [other, lines] of Object.entries(points))
        for (const line of lines) expect(text.includes(line), `${line} in ${flow}`).toBe(other === flow);
    }
  });

  it('tells agents nothing of giving and offers them no more than the stay [PROUTE-15]', async () => {
    const extra = { id: '9', label: 'Champagne', priceDifference: 2500, programLines: [], selected: false };
    const offer = product({ extras: [extra as never] });
    for (const care of [true, false]) {
      const stay = await visit({ offer, care });
      expect(stay.sections.includes('extras'), `extras, agent: ${care}`).toBe(!care);
      const gift = await visit({ offer, care, search: '?flow=gifting' });
      expect(gift.sections.includes('gift'), `gift, agent: ${care}`).toBe(!care);
      expect(gift.text.includes(t('booking.upsell.title')), `upsell, agent: ${care}`).toBe(!care);
    }
  });

  it('is the same for somebody who is signed in, but for what a shop adds itself [PRODUCT-41]', async () => {
    const anybody = await visit();
    const signedIn = await visit({ signedIn: true });
    expect(signedIn.html).toBe(anybody.html);
    const userContext: UserContext = ({ offer }) => <p>{`Welcome back to ${offer.hotel.label}`}</p>;
    const told = 'Welcome back to Hôtel des Trois Rives';
    expect((await visit({ signedIn: true, userContext })).text).toContain(told);
    expect((await visit({ userContext })).text).not.toContain(told);
  });

  it('has a place for the other offers of the hotel, and none where this is the only one', async () => {
    const { part } = await visit();
    expect(part('others')).toContain('data-other-offers="');
    expect(words(part('others'))).toContain('See other offers from this hotel');
    const alone = await visit({ offer: product({ weekendList: [{ id: product().id, label: 'This' }] }) });
    expect(alone.sections).not.toContain('others');
  });

  it('shows the title of the offer, and the hotel with name, stars, score and place [PRODUCT-08]', async () => {
    const { html, part } = await visit({ offer: product({}, { review: { count: 3, average: 8.76 } }) });
    expect(/<h1[^>]*>([^<]*)/.exec(html)?.[1]).toBe('Two nights by the lake');
    const house = part('hotel');
    expect(house).toContain('Hôtel des Trois Rives');
    expect(house).toContain('aria-label="4 stars"');
    expect(words(house)).toContain('8,8/10');
    expect(words(house)).toContain('Annecy');
  });

  it('says New of a hotel that nobody has written of [PRODUCT-08]', async () => {
    const { part } = await visit({ offer: product({}, { review: { count: 0, average: 0 } }) });
    expect(words(part('hotel'))).toContain('New');
    expect(words(part('hotel'))).not.toContain('/10');
  });

  it('leads to its parts by tabs, and to none that is not there [PRODUCT-01]', async () => {
    const tabs = (html: string) =>
      [...html.matchAll(/<a href="#[a-z]+" data-part="[a-z]+">([^<]*)/g)].map(([, label]) => label);
    const whole = await visit({ reviews: pageOf([review(1)]) });
    expect(tabs(whole.html)).toEqual([
      'Description',
      'Room',
      'Experience',
      'Reviews',
      'Hotel',
      'Practical info',
    ]);
    const gift = await visit({ reviews: pageOf([review(1)]), search: '?flow=gifting' });
    expect(tabs(gift.html)).toEqual([
      'Description',
      'Room',
      'The experience',
      'The gift',
      'Reviews',
      'Hotel',
      'Practical info',
    ]);
    const bare = await visit({ offer: product({ rooms: [] }) });
    expect(tabs(bare.html)).toEqual(['Description', 'Experience', 'Hotel', 'Practical info']);
    for (const part of partsOf({ offer: product(), flow: 'booking', reviews: undefined }))
      expect(whole.html).toContain(`id="${part}"`);
  });

  it('calls the activities Experience, and The experience where they are given [PRODUCT-02]', () => {
    expect(t(tabText('experience', 'booking'))).toBe('Experience');
    expect(t(tabText('experience', 'gifting'))).toBe('The experience');
  });

  it('says what the stay includes, in which house, where, and what guests think [PRODUCT-18]', async () => {
    const said = words(
      (await visit({ offer: product({}, { review: { count: 3, average: 8.7 } }) })).part('includes'),
    );
    for (const one of [
      'Your stay includes',
      '2 nights',
      'Breakfast included',
      'Hôtel des Trois Rives',
      '4 quai des Tilleuls, 74000 Annecy',
      '8,7/10',
    ])
      expect(said).toContain(one);
  });

  it('shows the room, the breakfast and the dinner with its menu, each where there is one [PRODUCT-19]', async () => {
    const { part } = await visit();
    expect(words(part('room'))).toContain('22 m²');
    expect(words(part('dinner'))).toContain('Fish of the day');
    const breakfast = { ...product().breakfast!, type: 'Buffet', mustKnowList: ['In the hall'] };
    const morning = await visit({
      offer: product({ breakfast: { ...breakfast, detailList: ['Hot and cold'] } }),
    });
    for (const said of ['Buffet', '7 to 10', 'In the hall', 'Hot and cold'])
      expect(words(morning.part('breakfast'))).toContain(said);
    const { dinner: _dinner, ...without } = product();
    const plain = await visit({ offer: without });
    expect(plain.sections).not.toContain('dinner');
    const { breakfast: _breakfast, ...unfed } = product({ rooms: [] });
    const { sections } = await visit({ offer: unfed });
    for (const absent of ['room', 'breakfast']) expect(sections).not.toContain(absent);
    expect(words(plain.part('breakfast'))).toContain('Breakfast');
  });

  it('heads what was negotiated, and cuts the reason to 250 letters [PRODUCT-20] [PRODUCT-21]', async () => {
    const { part } = await visit();
    expect(part('activities')).toMatch(/<h2>We have negociated for you<\/h2>/);
    expect(/w{200,}…?/.exec(part('activities'))?.[0]).toBe(`${'w'.repeat(250)}…`);
    const none = await visit({
      offer: product({ activities: [{ ...list, type: 'ACTIVITY', title: 'Cooking' }] }),
    });
    expect(none.part('activities')).toContain('Cooking');
  });

  it('shows at most four of the good words, those of the visitor’s language first [PRODUCT-23]', async () => {
    const six = [review(0, { locale: 'es_ES' }), ...[1, 2, 3, 4, 5].map((number) => review(number))];
    const { part } = await visit({ reviews: pageOf(six) });
    expect(words(part('reviews')).match(/Good words \d/g)).toEqual(
      [1, 2, 3, 4].map((number) => `Good words ${number}`),
    );
    const two = await visit({ reviews: pageOf([review(1), review(2)]) });
    expect(words(two.part('reviews')).match(/Good words \d/g)).toHaveLength(2);
  });

  it('leads from the score, and from the good words, to all that was written of the hotel', async () => {
    const rated = product({}, { review: { count: 3, average: 8.7 } });
    const { part } = await visit({
      offer: rated,
      reviews: pageOf([1, 2, 3].map((number) => review(number))),
    });
    const link = new RegExp(`<a href="/hotel/${rated.hotel.id}#reviews" data-reviews="${rated.hotel.id}"`);
    expect(part('hotel')).toMatch(link);
    expect(part('reviews')).toMatch(link);
    expect(words(part('reviews'))).toContain('Read all 3 reviews');
    const fresh = await visit({ offer: product({}, { review: { count: 0, average: 0 } }) });
    expect(fresh.part('hotel')).not.toContain('data-reviews');
  });

  it('puts the highest scores first among the good words', async () => {
    const scores = [7, 9.5, 8, 9, 10].map((average, index) => review(index + 1, { average }));
    const { positiveComment: _none, ...silent } = review(6, { average: 10 });
    const { part } = await visit({ reviews: pageOf([...scores, silent]) });
    expect(words(part('reviews')).match(/Good words \d/g)).toEqual(
      [5, 2, 4, 3].map((number) => `Good words ${number}`),
    );
  });

  it('has no part of reviews where there are none or they could not be had [PRODUCT-24]', async () => {
    const { sections, html } = await visit({ reviews: undefined });
    expect(sections).not.toContain('reviews');
    expect(html).not.toContain('href="#reviews"');
  });

  it('tells search engines of scores from 0 to 10 [PRODUCT-27]', async () => {
    const { page } = await visit({ reviews: pageOf([review(1)]) });
    expect(page.head.jsonLd?.[0]).toMatchObject({
      '@type': 'Product',
      aggregateRating: { ratingValue: 8.76, reviewCount: 1, worstRating: 0, bestRating: 10 },
    });
    expect((await visit()).page.head.jsonLd?.[0]).not.toHaveProperty('aggregateRating');
  });

  it('has the terms of giving a stay back, and none of a gift [PRODUCT-28]', async () => {
    const dated = await visit({ search: '?checkin=2030-06-10&checkout=2030-06-12' });
    expect(words(dated.part('practical'))).toContain('Cancellation policy');
    expect(words(dated.part('practical'))).toContain('Annulation possible');
    const gift = await visit({ search: '?flow=gifting' });
    expect(words(gift.part('practical'))).not.toContain('Cancellation policy');
    expect(words(gift.part('practical'))).toContain('Bring a card.');
  });
});

it('leads a day with a partner to the page that sells it', async () => {
  const { part } = await visit({ offer: product({ itemCategory: 'activity' }), search: '?flow=gifting&a=3' });
  expect(part('booking')).toContain('href="/activity/1001#a=');
  expect(part('booking')).not.toContain('data-island');
});

describe('the house', () => {
  it('is described by 86 letters on a phone, 250 on a desk, and whole on demand [PRODUCT-11]', async () => {
    const { part } = await visit();
    const info = part('hotel-info');
    expect(info).toContain(`<span data-cut="mobile">${'d'.repeat(86)}… </span>`);
    expect(info).toContain(`<span data-cut="desktop">${'d'.repeat(250)}… </span>`);
    expect(info).toContain(`<p>${'d'.repeat(300)}</p>`);
    expect(words(info)).toContain('Show more');
    const short = (await visit({ offer: product({}, { description: 'A house.' }) })).part('hotel-info');
    expect(short).toContain('<p>A house.</p>');
    expect(short).not.toContain('<details');
  });

  it('names what it has, and what guests think [PRODUCT-13]', async () => {
    const { part } = await visit({ offer: product({}, { review: { count: 3, average: 8.76 } }) });
    expect(words(part('hotel-info'))).toContain('Pool');
    expect(words(part('hotel-info'))).toContain('8,8/10');
    expect(part('hotel-info')).toContain('data-reviews=');
  });

  it('answers four questions over the page, each behind a button', async () => {
    const { html } = await visit();
    for (const [id, title] of [
      ['gettingThere', 'Getting there'],
      ['openingHours', 'Opening hours'],
      ['services', 'Services and equipment'],
      ['thingsToKnow', 'Things to know'],
    ]) {
      expect(html).toMatch(new RegExp(`<button[^>]*popovertarget="${id}"[^>]*>${title}</button>`));
      expect(html).toMatch(
        new RegExp(`<div id="${id}" popover="auto" role="dialog" aria-labelledby="${id}-title"`),
      );
      expect(html).toMatch(new RegExp(`<h2 id="${id}-title"[^>]*>${title}</h2>`));
    }
  });

  it('tells of pets, local taxes and giving back under things to know [PRODUCT-15]', async () => {
    const { html } = await visit();
    const over = html.split('id="thingsToKnow"')[1]!;
    expect([...over.matchAll(/<h3>([^<]*)<\/h3>/g)].slice(0, 3).map(([, title]) => title)).toEqual([
      'Pets',
      'Tourist tax',
      'Cancellation policy',
    ]);
  });

  it('takes one pet unless it says how many, at its price, or none [PRODUCT-16]', () => {
    const said = (policy: Parameters<typeof petText>[0]) =>
      petText(policy, { t, locale: 'fr_FR' }).replaceAll('\u00a0', ' ');
    expect(said({ petsAllowed: true, petsPrice: 1500 })).toBe('1 pet is welcome. 15 € per pet and night.');
    expect(said({ petsAllowed: true, petsMaxNumberOfPets: 3, petsMaxWeight: 8 })).toBe(
      'Up to 3 pets are welcome. At most 8 kg each. Free of charge.',
    );
    expect(said({ petsAllowed: false, petsPrice: 1500 })).toBe('Pets are not allowed.');
  });

  it('tells where a car can stand only where it says so [PRODUCT-17]', async () => {
    expect(words((await visit()).part('hotel-info'))).toContain('Parking Free parking');
    const none = await visit({ offer: product({}, { infoGeneral: [] }) });
    expect(words(none.part('hotel-info'))).not.toContain('Parking');
  });
});

describe('the pictures', () => {
  const urgent = product({
    targetedLabel: 'Loved by families',
    expiration: '2030-06-01',
    lastMinute: true,
    availableRooms: 3,
    headwords: ['Sea view'],
    marketingLabels: ['New in town'],
    autoDiscount: { code: 'X10', value: 10 },
  });
  const labelsOf = async (search: string, offer = urgent, variants = {}) =>
    [
      ...(await visit({ offer, search, variants })).part('gallery').matchAll(/<li data-kind="\w+">([^<]*)/g),
    ].map(([, text]) => text);
  const dated = '?checkin=2030-06-10&checkout=2030-06-12';

  it('carry all that is urgent: label, end of sale, last minute, rooms, words, discount [GALLERY-02]', async () => {
    expect(await labelsOf(dated)).toEqual([
      'Loved by families',
      'On sale until 1er juin 2030',
      'Last minute',
      'Only 3 rooms left',
      'Sea view',
      'New in town',
      '10% off with the code X10',
    ]);
  });

  it('tell of rooms only for chosen dates, and of three at most [GALLERY-03]', async () => {
    const rooms = (labels: (string | undefined)[]) => labels.filter((text) => text?.includes('left'));
    expect(rooms(await labelsOf(dated))).toEqual(['Only 3 rooms left']);
    expect(rooms(await labelsOf(dated, { ...urgent, availableRooms: 4 }))).toEqual([]);
    expect(rooms(await labelsOf('', { ...urgent, availableRooms: 2 }))).toEqual([]);
  });

  it('tell of the discount that comes by itself unless an experiment keeps it back [PRODUCT-42]', async () => {
    const code = (labels: (string | undefined)[]) => labels.filter((text) => text?.includes('X10'));
    expect(code(await labelsOf('', urgent, { autoDiscount: true }))).toHaveLength(1);
    expect(code(await labelsOf('', urgent, { autoDiscount: false }))).toEqual([]);
  });

  it('are four on a desk, and all of them behind a button', async () => {
    const { part } = await visit();
    const [shown = '', all = ''] = part('gallery').split('<button');
    expect(shown.match(/<img/g)).toHaveLength(4);
    expect(words(all)).toContain('See 9 pictures');
    expect(all.match(/<img/g)).toBeNull();
    expect(part('gallery').split('data-slides')[1]?.match(/<img/g)).toHaveLength(9);
  });

  it('need no button where there is one alone', async () => {
    const { part } = await visit({
      offer: product({ imageUrl: '/api/images/p1', images: ['/api/images/p1'] }),
    });
    expect(part('gallery')).not.toContain('<button');
  });
});
