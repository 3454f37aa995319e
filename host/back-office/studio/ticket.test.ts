import { describe, expect, it } from 'vitest';
import { keyedHash } from '@staykit/gateway/visitors/keyed-hash.ts';
import { createTicketReader, studioTicket, TICKET_MS, type StudioVisit } from './ticket.ts';

const SECRET = 's'.repeat(32);
const NOW = Date.parse('2026-11-26T10:00:00Z');
const OFFICE = 'https://office.shop.example';
const VISIT: StudioVisit = { staff: 'anna@shop.example', role: 'content', slug: 'mag-a', office: OFFICE };

const readerAt = (now: number, openedAt = NOW - 1_000) => {
  let time = openedAt;
  const read = createTicketReader({ secret: SECRET, clock: () => time });
  time = now;
  return read;
};
const ticket = (visit: Partial<StudioVisit> = {}, secret = SECRET) =>
  studioTicket(secret, { ...VISIT, ...visit }, NOW);

/** The ticket with something else in it, signed by nobody. */
function forged(change: object): string {
  const [text = '', signature = ''] = ticket().split('.');
  const said = JSON.parse(Buffer.from(text, 'base64url').toString()) as object;
  return `${Buffer.from(JSON.stringify({ ...said, ...change })).toString('base64url')}.${signature}`;
}

it('a ticket lets in the person it was made for, on the partner it names', () => {
  expect(readerAt(NOW)(ticket(), OFFICE)).toEqual({
    who: 'anna@shop.example',
    slug: 'mag-a',
    cameFrom: `${OFFICE}/admin/#/partners/mag-a/show`,
  });
  expect(readerAt(NOW)(ticket({ slug: '', role: 'admin' }), OFFICE)?.cameFrom).toBe(
    `${OFFICE}/admin/#/partners`,
  );
});

it('a ticket counts once, also where others are used meanwhile', () => {
  const read = readerAt(NOW);
  const [one, other] = [ticket(), ticket()];
  expect(read(one, OFFICE)).toBeDefined();
  expect(read(other, OFFICE)).toBeDefined();
  expect(read(one, OFFICE)).toBeUndefined();
  expect(read(other, OFFICE)).toBeUndefined();
});

it('a ticket is good for a minute', () => {
  expect(readerAt(NOW + TICKET_MS - 1)(ticket(), OFFICE)).toBeDefined();
  expect(readerAt(NOW + TICKET_MS)(ticket(), OFFICE)).toBeUndefined();
});

it('a studio that was started again takes no ticket from before, which may have been used', () => {
  expect(readerAt(NOW + 2, NOW + 1)(ticket(), OFFICE)).toBeUndefined();
});

it('a proxy that ends TLS, and that the shop was not told of, shuts nobody out', () => {
  const made = ticket({ office: 'http://office.shop.example' });
  expect(readerAt(NOW)(made, OFFICE)?.cameFrom).toBe(`${OFFICE}/admin/#/partners/mag-a/show`);
});

describe('nobody comes in with', () => {
  const purpose = () => {
    const [text = ''] = ticket().split('.');
    return `${text}.${keyedHash(SECRET, 'staff-link', text)}`;
  };
  it.each<[string, string, (string | undefined)?]>([
    ['a ticket of another secret', ticket({}, 'x'.repeat(32))],
    ['a ticket for another partner', forged({ slug: 'mag-b' })],
    ['a ticket for another person', forged({ staff: 'boss@shop.example' })],
    ['a longer life', forged({ at: NOW + 3_600_000 })],
    ['the signature of another purpose', purpose()],
    ['no signature', ticket().split('.')[0] ?? ''],
    ['no text', `.${'a'.repeat(43)}`],
    ['nothing', ''],
    ['a ticket of a role that edits no partners', ticket({ role: 'support' })],
    ["a ticket of a supplier's", ticket({ role: 'supplier' })],
    ['a ticket that another page sends', ticket(), 'https://evil.example'],
    ['a ticket that a page sends without saying which', ticket(), undefined],
    ['a ticket from an opaque page', ticket(), 'null'],
  ])('%s', (what, given, ...[sender = what.endsWith('which') ? undefined : OFFICE]) =>
    expect(readerAt(NOW)(given, sender)).toBeUndefined(),
  );
});
