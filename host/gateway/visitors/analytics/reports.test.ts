import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EXPERIMENT_CONDITIONS } from '@staykit/experiments/assign-variants.ts';
import { openVisitorDesk, PARTNER_ORIGIN, SHOP_HOST, type VisitorDesk } from '../../fixtures/visitor-desk.ts';
import { forwardAnalytics, httpSink } from './analytics-forwarder.ts';

let desk: VisitorDesk;
beforeAll(async () => {
  desk = await openVisitorDesk({
    experiments: { ...EXPERIMENT_CONDITIONS, autoDiscount: { share: 0.5 }, datesForced: { share: 1 } },
  });
}, 60_000);
afterAll(() => desk.close());

const payload = (more: object = {}) => ({
  client_id: '12.34',
  user_id: '77',
  user_data: { city: 'Lyon' },
  non_personalized_ads: false,
  events: [
    { name: 'page_view', params: { page_path: '/search', locale: 'es_ES', ab_tests: ['a', 'b'], x: 1 } },
    { name: 'select_item', params: { id: '7' } },
  ],
  ...more,
});

const collect = (body: object, headers: Record<string, string> = {}, pos = 'es') =>
  desk.app.inject({
    method: 'POST',
    url: `/analytics/ga/collect/${pos}`,
    headers: { host: SHOP_HOST, 'content-type': 'application/json', ...headers },
    payload: JSON.stringify(body),
  });

const outbox = async () => {
  await desk.visitors.analytics.flush();
  return (
    await desk.db.query<{ payload: Record<string, unknown>; point_of_sale: string }>(
      'select payload, point_of_sale from analytics_outbox order by id',
    )
  ).at(-1);
};

describe('analytics', () => {
  it('are stored with their five keys, all events in order', async () => {
    const answer = await collect(payload(), {}, 'BE');
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    expect(await outbox()).toEqual({ point_of_sale: 'be', payload: payload() });
  });

  it('of the shop with more than their schema allows are dropped silently [PANALYTICS-01]', async () => {
    const wrong = { name: 'select_promotion', params: { campaign: 'spring', category: 'gift', phone: '1' } };
    const right = { name: 'select_promotion', params: { campaign: 'spring', category: 'gift', host: 'x' } };
    expect((await collect(payload({ events: [wrong, right] }))).statusCode).toBe(204);
    expect((await outbox())?.payload['events']).toEqual([right]);
    const before = await outbox();
    expect((await collect(payload({ events: [wrong] }))).statusCode).toBe(204);
    expect(await outbox()).toEqual(before);
  });

  it('may come from a beacon, which calls its JSON text, and from a partner’s page', async () => {
    const answer = await collect(payload(), {
      'content-type': 'text/plain;charset=UTF-8',
      origin: PARTNER_ORIGIN,
    });
    expect([answer.statusCode, answer.headers['access-control-allow-origin']]).toEqual([204, PARTNER_ORIGIN]);
    expect((await collect(payload(), { origin: 'https://other.example' })).statusCode).toBe(403);
  });

  it.each([
    ['ads are not to be personalised', { non_personalized_ads: true }, {}],
    ['the browser asks for privacy', {}, { 'sec-gpc': '1' }],
    ['the browser asks not to be followed', {}, { dnt: '1' }],
  ])('keep nothing of who the visitor is where %s', async (_why, more, headers) => {
    await collect(payload(more), headers);
    const kept = (await outbox())?.payload;
    expect(kept).toMatchObject({ client_id: '12.34', non_personalized_ads: true });
    expect(kept).not.toHaveProperty('user_id');
    expect(kept).not.toHaveProperty('user_data');
  });

  it('never keep an e-mail address, wherever it stands', async () => {
    await collect(
      payload({
        user_data: undefined,
        events: [
          {
            name: 'page_view',
            params: {
              page_path: '/account?email=zoe.b@orange.example&x=1',
              deep: [{ mail: 'zoe%40orange.example' }],
            },
          },
        ],
      }),
    );
    expect(JSON.stringify(await outbox())).not.toMatch(/zoe|orange/);
    expect(JSON.stringify(await outbox())).toContain('/account?email=(removed)&x=1');
  });

  it.each([
    ['no consent said', { non_personalized_ads: undefined }],
    ['no event', { events: [] }],
    ['too many events', { events: Array.from({ length: 26 }, () => ({ name: 'a', params: {} })) }],
    ['a name that is none', { events: [{ name: 'a b', params: {} }] }],
    ['params that are no object', { events: [{ name: 'a', params: 'x' }] }],
  ])('are refused with %s', async (_what, more) => {
    expect((await collect(payload(more))).statusCode).toBe(400);
  });

  it('are handed on once they are taken, and tried again when they are not', async () => {
    await desk.db.query('delete from analytics_outbox');
    await collect(payload());
    await desk.visitors.analytics.flush();
    const sent: string[] = [];
    let works = false;
    const sink = httpSink('https://ga.example/collect/', async (url) => {
      sent.push(String(url));
      return new Response(null, { status: works ? 204 : 500 });
    });
    const turn = () => forwardAnalytics(desk.db, sink, () => desk.clock.now);
    expect(await turn()).toBe(0);
    expect(await turn()).toBe(0);
    works = true;
    desk.clock.now += 60_000;
    expect(await turn()).toBe(1);
    desk.clock.now += 86_400_000;
    expect(await turn()).toBe(0);
    expect(sent).toEqual(['https://ga.example/collect/es', 'https://ga.example/collect/es']);
  });
});

describe('an experiment', () => {
  const ask = async (visitorId: string) =>
    (await desk.app.inject(`/gateway/experiments?visitorId=${visitorId}`)).json();

  it('puts a visitor on the same side every time, and names those that run', async () => {
    const first = await ask('v-1');
    for (let time = 0; time < 5; time += 1) expect(await ask('v-1')).toEqual(first);
    expect(first.features).toMatchObject({ datesForced: true, reducedThematics: false });
    expect(first.variations).toEqual([
      { groupId: 'autoDiscount', variationId: expect.stringMatching(/^(on|off)$/) },
      { groupId: 'datesForced', variationId: 'on' },
    ]);
  });

  it('that a visitor met is noted once with its five fields', async () => {
    const body = {
      visitorId: 'v-1',
      variationGroupId: 'datesForced',
      variationId: 'on',
      locale: 'fr_FR',
      environmentId: 'shop',
    };
    for (let time = 0; time < 2; time += 1) {
      const answer = await desk.app.inject({
        method: 'POST',
        url: '/gateway/experiments/activation',
        payload: body,
      });
      expect(answer.statusCode).toBe(204);
    }
    expect(
      await desk.db.query(
        `select visitor_id, variation_group_id, variation_id, locale, environment_id from experiment_activations`,
      ),
    ).toEqual([
      {
        visitor_id: 'v-1',
        variation_group_id: 'datesForced',
        variation_id: 'on',
        locale: 'fr_FR',
        environment_id: 'shop',
      },
    ]);
  });
});

describe('a report', () => {
  it('of a page that was not found counts by day, without what follows the question mark', async () => {
    const uri = encodeURIComponent('https://fr.shop.example/zoe@orange.example/nothing?email=a@b.example');
    for (let time = 0; time < 2; time += 1)
      expect((await desk.app.inject(`/error?uri=${uri}&locale=fr_FR`)).statusCode).toBe(204);
    expect(await desk.db.query('select locale, uri, seen from missing_pages')).toEqual([
      { locale: 'fr_FR', uri: 'https://fr.shop.example/(removed)/nothing', seen: 2 },
    ]);
    expect((await desk.app.inject('/error?locale=fr_FR')).statusCode).toBe(400);
  });

  it('of an error contains level, message, place and page, and no e-mail address', async () => {
    const error = {
      level: 'ERROR',
      message: 'cannot read x of zoe@orange.example',
      location: 'application.client.error',
      locale: 'nl_BE',
      page: 'https://fr.shop.example/account?email=zoe@orange.example#a',
    };
    const send = (body: object) => desk.app.inject({ method: 'POST', url: '/gateway/errors', payload: body });
    expect((await send(error)).statusCode).toBe(204);
    expect((await send({ ...error, message: 'x'.repeat(257) })).statusCode).toBe(400);
    expect((await send({ ...error, level: 'INFO' })).statusCode).toBe(400);
    expect(await desk.db.query('select message, location, locale, page from client_errors')).toEqual([
      {
        message: 'cannot read x of (removed)',
        location: 'application.client.error',
        locale: 'nl_BE',
        page: 'https://fr.shop.example/account',
      },
    ]);
  });
});
