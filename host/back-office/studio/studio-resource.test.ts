import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStaffDesk, type Person, type StaffDesk } from '../fixtures/staff-desk.ts';
import { createTicketReader } from './ticket.ts';

const STUDIO = 'https://studio.shop.example';
// The desk's shop answers without TLS.
const OFFICE = 'http://office.shop.example';

let desk: StaffDesk;
let editor: Person;
beforeAll(async () => {
  desk = await openStaffDesk({ studio: STUDIO });
  editor = await desk.signedIn('content');
}, 60_000);
afterAll(() => desk.close());

const open = (id: string, cookie: string | undefined = editor.cookie) =>
  desk.call('POST', `/studio/${id}/open`, { cookie });

it('an editor gets a ticket in their own name for the partner, and the audit log and the partner know of it', async () => {
  const read = createTicketReader({ secret: desk.parts.secret, clock: desk.parts.clock });
  const { status, body } = await open('celestine');
  expect([status, body['address']]).toEqual([200, `${STUDIO}/sign-in`]);
  expect(read(String(body['ticket']), OFFICE)).toMatchObject({ who: editor.email, slug: 'celestine' });
  const all = (await open(':all')).body;
  expect(read(String(all['ticket']), OFFICE)).toMatchObject({ who: editor.email, slug: '' });

  const rows = await desk.shop.db.query(
    `select staff_email as who, role, subject, input::text || coalesce(after::text, '') as kept
    from staff_audit where resource = 'studio' and action = 'open' order by id`,
  );
  expect(rows).toMatchObject([
    { who: editor.email, role: 'content', subject: 'celestine' },
    { who: editor.email, role: 'content', subject: ':all' },
  ]);
  expect(JSON.stringify(rows)).not.toContain('ticket');
  const { body: partner } = await desk.call('GET', '/partners/celestine', { cookie: editor.cookie });
  expect(partner['history']).toMatchObject([{ action: 'studio open', staffEmail: editor.email }]);
});

it('nobody gets one without a session, without the role, from another site, or for a partner that there is not', async () => {
  const agent = await desk.signedIn('support');
  expect((await open('celestine', agent.cookie)).status).toBe(403);
  expect((await open('celestine', '__Host-staff=guess')).status).toBe(401);
  expect((await open('nobody')).status).toBe(404);
  const foreign = await desk.call('POST', '/studio/celestine/open', {
    cookie: editor.cookie,
    headers: { origin: 'https://evil.example' },
  });
  expect(foreign.status).toBe(403);
});

it('the page may send a form to the studio alone, and tells it no more than where it is', async () => {
  const { headers } = await desk.app.inject({ url: '/admin/', headers: { host: 'office.shop.example' } });
  expect(headers['content-security-policy']).toContain(`form-action 'self' ${STUDIO};`);
  expect(headers['referrer-policy']).toBe('strict-origin');
});

it('a shop that knows no studio offers none', async () => {
  const without = await openStaffDesk();
  const { cookie } = await without.signedIn('content');
  const { body } = await without.call<{ permissions: object }>('GET', '/session', { cookie });
  expect(body.permissions).not.toHaveProperty('studio');
  expect((await without.call('POST', '/studio/celestine/open', { cookie })).status).toBe(404);
  const { headers } = await without.app.inject({ url: '/admin/' });
  expect(headers['content-security-policy']).toContain("form-action 'self';");
  await without.close();
});
