import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { previewedVersion, readPreviewToken } from '@staykit/gateway/content/versions/preview.ts';
import { openStaffDesk, type Answered, type Person, type StaffDesk } from '../../fixtures/staff-desk.ts';

let desk: StaffDesk;
let editor: Person;
let other: Person;
beforeAll(async () => {
  desk = await openStaffDesk();
  editor = await desk.signedIn('content');
  other = await desk.signedIn('content');
}, 60_000);
afterAll(() => desk.close());

interface Document {
  id: string;
  state: string;
  version: string | null;
  value: Record<string, unknown>;
  timeZone: string;
}
interface Version {
  id: string;
  publications: { id: string; from: string; until: string | null; state: string }[];
}

const BLOCK = 'fr_FR:gift-block.json';
const ask = <Body = Record<string, unknown>>(
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body?: object,
  by = editor,
): Promise<Answered<Body>> => desk.call<Body>(method, path, { cookie: by.cookie, ...(body && { body }) });
const document = async (id = BLOCK) => (await ask<Document>('GET', `/content/${id}`)).body;
const versions = async (id = BLOCK) =>
  (
    await ask<{ data: Version[] }>(
      'GET',
      `/contentVersions?filter=${encodeURIComponent(JSON.stringify({ content: id }))}`,
    )
  ).body.data;
const save = async (change: object, id = BLOCK) => {
  const { value, version } = await document(id);
  return ask<Document>('PUT', `/content/${id}`, { value: { ...value, ...change }, base: version });
};
/** What visitors read, once every process knows of the last change. */
const shownTitle = async (): Promise<string | undefined> => {
  desk.shop.clock.now += 6_000;
  return (await desk.parts.content.of('fr_FR')).giftBlock?.title;
};

describe('an editor', () => {
  it('finds all documents, of files and of partners, by locale, kind, state and name', async () => {
    const list = async (filter: object) =>
      (
        await ask<{ data: { id: string; state: string }[]; total: number }>(
          'GET',
          `/content?perPage=200&sort=document&order=asc&filter=${encodeURIComponent(JSON.stringify(filter))}`,
        )
      ).body;
    expect((await list({})).total).toBeGreaterThan(200);
    expect((await list({ locale: 'fr_FR', kind: 'home' })).data).toMatchObject([
      { id: 'fr_FR:home.json', state: 'file' },
    ]);
    expect((await list({ kind: 'partner-banner', q: 'estuaire' })).data).toMatchObject([
      { id: 'partners:estuaire:banner.json', locale: 'fr_FR', name: 'estuaire' },
    ]);
    expect((await list({ state: 'draft' })).total).toBe(0);
    expect((await ask('GET', '/content?filter={"kind":"x"}')).status).toBe(400);
  });

  it('gets the schema of each kind, for the form', async () => {
    const { body } = await ask<{ data: { id: string }[] }>('GET', '/contentForms?perPage=50');
    expect(body.data.length).toBeGreaterThan(12);
    for (const { id } of body.data) {
      const form = await ask<{ schema: { type: string } }>('GET', `/contentForms/${id}`);
      expect(['object', 'array'], id).toContain(form.body.schema.type);
    }
    expect((await ask('GET', '/contentForms/nothing')).status).toBe(404);
  });

  it('saves what every file of the shop holds, as it is', async () => {
    for (const id of [
      'nl_BE:home.json',
      'es_ES:menu.json',
      'it_IT:promo-bars.json',
      'fr_FR:landing:noel.json',
      'fr_FR:pages:cookies.txt',
      'fr_FR:articles:hors-saison.txt',
      'partners:estuaire:banner.json',
    ]) {
      const { value } = await document(id);
      const saved = await ask<Document>('PUT', `/content/${id}`, { value, base: null });
      expect(saved.status, `${id}: ${JSON.stringify(saved.body)}`).toBe(200);
      expect(saved.body.value, id).toEqual(value);
    }
  });

  it.each<[string, object, string]>([
    ['a link that is none', { boxURL: 'javascript:alert(1)' }, 'boxURL'],
    ['a link to a page that is not there', { boxURL: '/landing/nowhere' }, 'giftBlock.boxURL'],
    ['an unknown field', { words: 'x' }, 'words'],
    ['an empty title', { title: '' }, 'title'],
    ['a picture that is not there', { imageS: 'room-99' }, 'imageS'],
  ])('cannot save %s, and is told where', async (_what, change, path) => {
    const refused: Answered<object> = await save(change);
    expect(refused.status).toBe(400);
    const { details } = refused.body as { details?: { problems: { path: string }[] } };
    expect(path).toContain(details?.problems[0]?.path);
    expect(await versions()).toEqual([]);
  });

  it('cannot give a partner a banner that is not in its folder', async () => {
    const id = 'partners:flanerie:banner.json';
    const refused = await save({ desktop: 'nowhere.svg' }, id);
    expect(refused).toMatchObject({ status: 400, body: { details: { problems: [{ path: 'desktop' }] } } });
    expect((await save({ desktop: 'sea-03' }, id)).status).toBe(200);
  });

  it('saves a draft, publishes it, and takes it back; the log has each step', async () => {
    const file = await shownTitle();
    expect((await save({ title: 'Premier jet' })).body).toMatchObject({ state: 'draft' });
    expect(await shownTitle()).toBe(file);
    const [draft] = await versions();
    expect((await ask('POST', `/contentVersions/${draft?.id}/publish`, {})).status).toBe(200);
    expect(await shownTitle()).toBe('Premier jet');
    expect((await document()).state).toBe('shown');
    const publication = (await versions())[0]?.publications[0];
    expect(publication).toMatchObject({ state: 'shown', until: null });
    const back = { publication: publication?.id };
    expect((await ask('POST', `/contentVersions/${draft?.id}/withdraw`, back)).status).toBe(200);
    expect(await shownTitle()).toBe(file);
    expect((await ask('POST', `/contentVersions/${draft?.id}/withdraw`, back)).status).toBe(400);
    const log = await desk.shop.db.query(
      `select resource, action, staff_email as by from staff_audit where staff_email = $1
       and (subject = $2 or resource = 'contentVersions') order by id`,
      [editor.email, BLOCK],
    );
    expect(log).toMatchObject([
      { resource: 'content', action: 'update', by: editor.email },
      { resource: 'contentVersions', action: 'publish' },
      { resource: 'contentVersions', action: 'withdraw' },
    ]);
  });

  it('publishes for some hours of the market; another version covers it and gives way again', async () => {
    const file = await shownTitle();
    const publish = async (title: string, from: string, until?: string) => {
      await save({ title });
      const [version] = await versions();
      const made = await ask('POST', `/contentVersions/${version?.id}/publish`, { from, until });
      expect(made.status, JSON.stringify(made.body)).toBe(200);
      return version?.id ?? '';
    };
    // The clock stands in May 2030: Paris is two hours ahead of UTC.
    const week = await publish('La semaine', '2030-06-03T00:00', '2030-06-10T00:00');
    await publish('Le mercredi', '2030-06-05T08:00', '2030-06-05T20:00:30');
    expect((await document()).state).toBe('scheduled');
    const at = async (instant: string) => {
      desk.shop.clock.now = Date.parse(instant);
      return (await desk.parts.content.of('fr_FR')).giftBlock?.title;
    };
    await shownTitle();
    expect(await at('2030-06-02T21:59:59Z')).toBe(file);
    expect(await at('2030-06-02T22:00:00Z')).toBe('La semaine');
    expect(await at('2030-06-05T06:00:00Z')).toBe('Le mercredi');
    expect(await at('2030-06-05T18:00:30Z')).toBe('La semaine');
    expect(await at('2030-06-09T22:00:00Z')).toBe(file);
    editor = await desk.signedIn('content');
    expect((await versions()).find(({ id }) => id === week)?.publications[0]).toMatchObject({
      from: '2030-06-03 00:00:00',
      until: '2030-06-10 00:00:00',
      state: 'over',
    });
  });

  it.each([
    [{ from: '2031-03-30T02:30' }, 'Europe/Paris'],
    [{ from: '2020-01-01T00:00' }, 'over'],
    [{ from: '2031-06-02T00:00', until: '2031-06-01T00:00' }, 'until'],
    [{ from: 'soon' }, 'from'],
  ])('cannot publish at %j', async (when, word) => {
    const [version] = await versions();
    const refused = await ask('POST', `/contentVersions/${version?.id}/publish`, when);
    expect(refused.status).toBe(400);
    expect(String(refused.body['message'])).toContain(word);
  });

  it('is asked before the version of another editor is passed over', async () => {
    const { value, version } = await document();
    const theirs = await ask(
      'PUT',
      `/content/${BLOCK}`,
      { value: { ...value, title: 'Le sien' }, base: version },
      other,
    );
    // The session of the other ended while the clock was moved.
    if (theirs.status === 401) other = await desk.signedIn('content');
    if (theirs.status === 401)
      await ask('PUT', `/content/${BLOCK}`, { value: { ...value, title: 'Le sien' }, base: version }, other);
    const mine = { value: { ...value, title: 'Le mien' } };
    const asked = await ask('PUT', `/content/${BLOCK}`, { ...mine, base: version });
    expect(asked.status).toBe(400);
    const { details } = asked.body as { details: { agree: { base: string } } };
    expect(String(asked.body['message'])).toContain(other.email);
    expect((await ask('PUT', `/content/${BLOCK}`, { ...mine, ...details.agree })).status).toBe(200);
  });

  it('makes an earlier version the draft again', async () => {
    const all = await versions();
    const first = all.at(-1)?.id ?? '';
    expect((await ask('POST', `/contentVersions/${first}/restore`, {})).status).toBe(200);
    expect(await document()).toMatchObject({ state: 'draft', value: { title: 'Premier jet' } });
    expect(await versions()).toHaveLength(all.length + 1);
  });

  it('makes a landing page with links that hold at every instant of the schedule', async () => {
    const { value } = await document('fr_FR:landing:noel.json');
    const made = await ask<Document>('POST', '/content', {
      locale: 'fr_FR',
      kind: 'landing',
      name: 'lune',
      value,
    });
    expect(made).toMatchObject({ status: 201, body: { id: 'fr_FR:landing:lune.json', state: 'draft' } });
    expect(
      (await ask('POST', '/content', { locale: 'fr_FR', kind: 'landing', name: 'noel', value })).status,
    ).toBe(400);
    expect(
      (await ask('POST', '/content', { locale: 'fr_FR', kind: 'landing', name: 'Lune', value })).status,
    ).toBe(400);
    // A draft may lead to a draft.
    expect((await save({ boxURL: '/landing/lune' })).status).toBe(200);
    const [block] = await versions();
    const early = await ask('POST', `/contentVersions/${block?.id}/publish`, {});
    expect(early).toMatchObject({
      status: 400,
      body: { details: { problems: [{ received: '"/landing/lune"' }] } },
    });
    const [page] = await versions('fr_FR:landing:lune.json');
    const until = { until: '2030-07-01T00:00' };
    expect((await ask('POST', `/contentVersions/${page?.id}/publish`, until)).status).toBe(200);
    // It would lose its end in July.
    expect((await ask('POST', `/contentVersions/${block?.id}/publish`, {})).status).toBe(400);
    expect((await ask('POST', `/contentVersions/${block?.id}/publish`, until)).status).toBe(200);
    const shown = (await versions('fr_FR:landing:lune.json'))[0]?.publications[0];
    const back = await ask('POST', `/contentVersions/${page?.id}/withdraw`, { publication: shown?.id });
    expect(back.status).toBe(400);
  });

  it('gets a signed link to the page that shows a version, on the site of its locale', async () => {
    const [version] = await versions('fr_FR:landing:lune.json');
    const { body } = await ask<{ link: string }>('POST', `/contentVersions/${version?.id}/preview`, {});
    const link = new URL(body.link);
    expect([link.hostname, link.pathname]).toEqual(['fr-fr.localhost', '/landing/lune']);
    const token = link.searchParams.get('staff-preview') ?? '';
    expect(readPreviewToken('s'.repeat(32), token, desk.shop.clock.now)).toBe(Number(version?.id));
    expect(previewedVersion()).toBeUndefined();
    const logged = JSON.stringify(await desk.shop.db.query('select * from staff_audit'));
    expect(logged).not.toContain(token);
  });
});
