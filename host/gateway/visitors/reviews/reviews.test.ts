import { afterAll, beforeAll, expect, it } from 'vitest';
import { browserOf, linkTo, openVisitorDesk, type VisitorDesk } from '../../fixtures/visitor-desk.ts';
import { reviewRepository } from '../../products/review-repository.ts';
import { reviewPageOf } from '../../products/review-page.ts';
import { insertBooking, type BookingRow } from '../../selling/booking/bookings.ts';
import { erasePerson } from '../../upkeep/erase-person.ts';
import { deleteExpired } from '../../upkeep/retention.ts';
import { inviteGuests, INVITE_DAYS } from './invite-guests.ts';
import { listReviews, publishReview, rejectReview, replyToReview } from './moderate-reviews.ts';
import { reviewFlags } from './review-flags.ts';
import { shownName } from './review-desk.ts';
import { reviewToken } from './review-link.ts';
import { REVIEW_DAYS } from '@staykit/values/review/guest-review.ts';

const SECRET = 's'.repeat(32);
const DAY = 86_400_000;
const NO_FACTS = {
  criteriaScores: () => [],
  reviewParts: ({ text }: { text: string }) => ({ positive: text, negative: '' }),
};

let desk: VisitorDesk;
beforeAll(async () => {
  desk = await openVisitorDesk();
  await desk.db.query(
    `insert into places (id, category, country, data) values (1, 'city', 'FR', '{}') on conflict do nothing`,
  );
  for (const id of [1, 2])
    await desk.db.query(
      `insert into hotels (id, city_id, country, register, data)
       values ($1, 1, 'FR', '', $2::jsonb)`,
      [id, JSON.stringify({ id: String(id), score: 8, reviewCount: 1 })],
    );
  await desk.db.query(
    `insert into reviews (hotel_id, position, language, score, author, written_on, company, title, body)
     values (1, 0, 'fr', 8, 'A. B.', '2029-12-31', 'couple', '', 'Tout en un texte.')`,
  );
}, 60_000);
afterAll(() => desk.close());

let count = 0;
/** A stay of two nights that ended `days` ago. */
async function stayed(days: number, changes: Partial<BookingRow> = {}): Promise<BookingRow> {
  count += 1;
  const checkin = new Date(desk.clock.now - (days + 2) * DAY).toISOString().slice(0, 10);
  const row = {
    number: String(30_000_000 + count),
    state: 'confirmed',
    quoteId: `quote-${count}`,
    offerId: '10',
    hotelId: '1',
    checkin,
    nights: 2,
    rooms: 1,
    sellCents: 20_000,
    taxCents: 0,
    totalCents: 20_000,
    refundCents: 0,
    cancelRefundCents: 0,
    stay: {
      label: 'Deux nuits au bord du lac',
      hotel: { id: '1', label: 'Hôtel du Lac', address: 'Quai 1' },
      pax: { adult: 2, child: 0, baby: 0, singleRoom: false },
    },
    email: `guest-${count}@orange.example`,
    guest: { firstName: 'Zoë', lastName: 'martin' },
    locale: 'nl_BE',
    source: {},
    ...changes,
  } as BookingRow;
  await insertBooking(desk.db, row, desk.clock.now);
  return row;
}
const tokenOf = ({ number }: BookingRow) => reviewToken(SECRET, number, desk.clock.now + DAY);
const words = {
  locale: 'fr_FR',
  stars: 4,
  criteria: { comfort: 5 },
  title: 'Au calme',
  liked: 'La vue.',
  disliked: 'Le parking.',
  company: 'family',
  name: 'initial',
  consent: true,
};
const write = (token: string, changes: object = {}) =>
  browserOf(desk.app).post('/stay-review', { token, ...words, ...changes });
const mailsTo = (email: string) =>
  desk.db.query<{ locale: string; data: { link: string; stopLink: string } }>(
    `select locale, data from mail_outbox where template = 'review-invitation' and recipient = $1`,
    [email],
  );
const hotel = async (id = 1) =>
  (
    await desk.db.query<{ data: { score: number; reviewCount: number } }>(
      'select data from hotels where id = $1',
      [id],
    )
  )[0]?.data;

it('a guest is invited once, some days after the stay, in the language of the booking, by a link that opens the review', async () => {
  const due = await stayed(INVITE_DAYS.after);
  const others = [
    await stayed(INVITE_DAYS.after - 1),
    await stayed(INVITE_DAYS.until + 1),
    await stayed(5, { state: 'cancelled' }),
    await stayed(5, { state: 'refused' }),
  ];
  expect(await inviteGuests(desk.db, SECRET, desk.clock.now)).toBe(1);
  expect(await inviteGuests(desk.db, SECRET, desk.clock.now)).toBe(0);
  // The mail is deleted after a month, and still none is sent again.
  const [mail] = await mailsTo(due.email);
  await desk.db.query('delete from mail_outbox');
  expect(await inviteGuests(desk.db, SECRET, desk.clock.now)).toBe(0);
  for (const { email } of others) expect(await mailsTo(email)).toEqual([]);
  expect(mail?.locale).toBe('nl_BE');
  const token = /token=([\w.-]+)$/.exec(mail?.data.link ?? '')?.[1] ?? '';
  const answer = await browserOf(desk.app).get(`/stay-review?token=${token}`);
  expect(answer.headers['cache-control']).toBe('private, no-store');
  expect(answer.json()).toMatchObject({
    bookingNumber: due.number,
    state: 'open',
    hotel: { id: '1', label: 'Hôtel du Lac' },
    names: { initial: 'Zoë M.', first: 'Zoë' },
  });
  expect(answer.body).not.toContain('orange.example');
});

it('who objected is not invited again, by no stay', async () => {
  const first = await stayed(4);
  const answer = await browserOf(desk.app).post('/stay-review/objection', { token: tokenOf(first) });
  expect(answer.statusCode).toBe(204);
  await stayed(4, { email: first.email.toUpperCase() });
  expect(await inviteGuests(desk.db, SECRET, desk.clock.now)).toBe(0);
});

it('a link opens one stay only, until it expires, and no changed or other link does', async () => {
  const row = await stayed(5);
  const token = tokenOf(row);
  const other = await stayed(5);
  const open = async (text: string) => (await browserOf(desk.app).get(`/stay-review?token=${text}`)).json();
  expect(await open(token)).toMatchObject({ bookingNumber: row.number });
  for (const bad of [
    token.replace(row.number, other.number),
    reviewToken('x'.repeat(32), row.number, desk.clock.now + DAY),
    reviewToken(SECRET, row.number, desk.clock.now - 1_000),
    'nonsense',
  ])
    expect(await open(bad)).toMatchObject({ code: 'LINK_EXPIRED' });
});

it('no review of a stay that is to come, was cancelled or is long ago', async () => {
  for (const row of [
    await stayed(-3),
    await stayed(5, { state: 'cancelled' }),
    await stayed(REVIEW_DAYS + 2),
  ])
    expect((await write(tokenOf(row))).json()).toMatchObject({ code: 'NOT_REVIEWABLE' });
});

it('a review needs stars, a text, consent, and holds no HTML or unknown criterion', async () => {
  const token = tokenOf(await stayed(5));
  for (const bad of [
    { stars: 0 },
    { stars: 6 },
    { stars: 3.5 },
    { consent: false },
    { liked: ' ', disliked: '' },
    { liked: 'x'.repeat(2_001) },
    { liked: 'Look: <script>alert(1)</script>' },
    { criteria: { charm: 3 } },
    { company: 'dog' },
  ])
    expect((await write(token, bad)).statusCode, JSON.stringify(bad)).toBe(400);
  expect((await write(token, { liked: 'Petit déjeuner <3' })).statusCode).toBe(204);
});

it('what a guest wrote waits, may be changed, and once published counts for the hotel and shows its parts', async () => {
  const row = await stayed(5);
  const token = tokenOf(row);
  await write(token);
  const before = await hotel();
  expect((await write(token, { stars: 5, disliked: '' })).statusCode).toBe(204);
  const mine = (await listReviews(desk.db, { state: 'pending', limit: 50 })).filter(
    ({ bookingNumber }) => bookingNumber === row.number,
  );
  expect(mine).toHaveLength(1);
  expect(await hotel()).toEqual(before);
  const id = mine[0]?.id ?? 0;
  const [start] = await desk.db.query<{ last: number }>(
    'select coalesce(max(id), 0) as last from hotel_changes',
  );
  await publishReview(desk.db, id, { by: 'ana', now: desk.clock.now });
  expect(await hotel()).toMatchObject({ score: 9, reviewCount: 2 });
  const changes = await desk.db.query('select 1 as found from hotel_changes where id > $1 and hotel_id = 1', [
    start?.last,
  ]);
  expect(changes).toHaveLength(1);
  await replyToReview(desk.db, id, ' Merci ! ', desk.clock.now);

  const page = await reviewPageOf(
    { id: '1', seed: 1 },
    { page: 0, sort: 'DATE_DESC', fallback: true },
    reviewRepository({ reader: desk.db }),
    NO_FACTS,
  );
  expect(page).toMatchObject({ totalCount: 2, score: 9, details: [{ label: 'comfort', score: 10 }] });
  expect(page.list[0]).toMatchObject({
    customer: 'Zoë M.',
    locale: 'fr_FR',
    average: 10,
    type: 'En famille',
    title: 'Au calme',
    positiveComment: 'La vue.',
    verified: true,
    stayMonth: row.checkin.slice(0, 7),
    reply: 'Merci !',
  });
  expect(page.list[0]).not.toHaveProperty('negativeComment');
  // A review of the catalogue is as it was.
  expect(page.list[1]).toMatchObject({ positiveComment: 'Tout en un texte.' });
  expect(page.list[1]).not.toHaveProperty('verified');

  expect((await write(token)).json()).toMatchObject({ code: 'NOT_REVIEWABLE' });
  await expect(rejectReview(desk.db, id, { by: 'ana', now: desk.clock.now, reason: ' ' })).rejects.toThrow(
    'reason',
  );
  await rejectReview(desk.db, id, { by: 'ana', now: desk.clock.now, reason: 'a fake' });
  expect(await hotel()).toMatchObject({ score: 8, reviewCount: 1 });
  await expect(replyToReview(desk.db, id, 'No', desk.clock.now)).rejects.toThrow('rejected');
  await expect(publishReview(desk.db, 999_999, { by: 'ana', now: 0 })).rejects.toThrow('no review');
});

it('who is signed in reviews their own stays without a link, and nobody else’s', async () => {
  const email = 'signed-in@orange.example';
  const browser = browserOf(desk.app);
  await browser.post('/account/sign-up', { email, name: 'Zoë', locale: 'fr_FR' });
  await browser.post('/account/new-password', {
    token: await linkTo(desk.db, email),
    password: 'a long evening by the lake',
  });
  const mine = await stayed(5, { email });
  const coming = await stayed(-9, { email });
  const theirs = await stayed(5);
  const states = async () => {
    const { bookings } = (await browser.get('/account/bookings')).json() as {
      bookings: { bookingNumber: string; review?: string }[];
    };
    return Object.fromEntries(bookings.map(({ bookingNumber, review }) => [bookingNumber, review]));
  };
  expect(await states()).toEqual({ [mine.number]: 'open', [coming.number]: undefined });
  expect((await browser.post('/stay-review', { bookingNumber: mine.number, ...words })).statusCode).toBe(204);
  expect(await states()).toMatchObject({ [mine.number]: 'pending' });
  expect((await browser.get(`/stay-review?bookingNumber=${theirs.number}`)).json()).toMatchObject({
    code: 'BOOKING_NOT_FOUND',
  });
  expect((await browserOf(desk.app).get(`/stay-review?bookingNumber=${mine.number}`)).json()).toMatchObject({
    code: 'SIGN_IN_REQUIRED',
  });
  expect((await browser.get('/stay-review')).statusCode).toBe(400);
});

it('mails, phones, links and insults are flagged, and put a review first in the list', async () => {
  expect(reviewFlags('Appelez-moi au 06 12 34 56 78')).toEqual(['phone']);
  expect(reviewFlags('Écrivez à zoe@orange.example', 'www.example.org')).toEqual(['email', 'link']);
  expect(reviewFlags('vois evil.example/offre et truc.shop/')).toEqual(['link']);
  expect(reviewFlags('Parking à 10 min./gratuit, calme. Bien/mal')).toEqual([]);
  expect(reviewFlags('Quel CONNARD à la réception')).toEqual(['insult']);
  expect(reviewFlags('Chambre 204, 2 nuits en 2030, 150 € par nuit. Super.', 'Il lago era calmo')).toEqual(
    [],
  );
  await write(tokenOf(await stayed(5)), { liked: 'Merci' });
  await write(tokenOf(await stayed(5)), { liked: 'zoe@orange.example' });
  const [first] = await listReviews(desk.db, { state: 'pending', limit: 1 });
  expect(first?.flags).toEqual(['email']);
});

it('a guest is not named by what is no name', () => {
  expect(shownName({ firstName: '<img src=x>', lastName: 'Moreau' }, 'first')).toBe('');
  expect(shownName({ firstName: 'Zoë\u202E', lastName: 'Moreau' }, 'initial')).toBe('');
  expect(shownName({ firstName: 'Zoë', lastName: '<b>' }, 'initial')).toBe('');
});

it('a person who is erased takes the review along, and the hotel’s score follows', async () => {
  const row = await stayed(5, { hotelId: '2' });
  await write(tokenOf(row), { stars: 1 });
  const [mine] = await listReviews(desk.db, { hotelId: '2', limit: 1 });
  await publishReview(desk.db, mine?.id ?? 0, { by: 'ana', now: desk.clock.now });
  expect(await hotel(2)).toMatchObject({ score: 2, reviewCount: 1 });
  const erased = await desk.db.transaction((tx) => erasePerson(tx, row.email));
  expect(erased.reviews).toBe(1);
  expect(await hotel(2)).toMatchObject({ score: 0, reviewCount: 0 });
});

it('years after the stay the name is removed, and a rejected review is gone after one', async () => {
  const rows = [await stayed(5, { hotelId: '2' }), await stayed(5, { hotelId: '2' })];
  for (const row of rows) await write(tokenOf(row));
  const [one, two] = await listReviews(desk.db, { hotelId: '2', limit: 2 });
  await publishReview(desk.db, one?.id ?? 0, { by: 'ana', now: desk.clock.now });
  await rejectReview(desk.db, two?.id ?? 0, { by: 'ana', now: desk.clock.now, reason: 'a fake' });
  const later = new Date(desk.clock.now + 1_200 * DAY).toISOString();
  await desk.db.transaction((tx) => deleteExpired(tx, later));
  const left = await listReviews(desk.db, { hotelId: '2', limit: 5 });
  expect(left).toMatchObject([{ id: one?.id, author: '', liked: 'La vue.' }]);
  const { list } = await reviewPageOf(
    { id: '2', seed: 1 },
    { page: 0, sort: 'DATE_DESC', fallback: true },
    reviewRepository({ reader: desk.db }),
    NO_FACTS,
  );
  expect(list[0]?.customer).toBe('Voyageur vérifié');
});
