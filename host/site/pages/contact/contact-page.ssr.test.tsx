import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FAQ_URL, POPULAR_QUESTIONS } from '@staykit/core/contact/faq.ts';
import { openShop, shop as presentShop, type OpenHours } from '@staykit/core/market/shop.ts';
import type { Messenger } from '@staykit/core/contact/messenger.ts';
import { BOOKING_LOOKUP_PATH, REQUEST_CODES } from '@staykit/core/contact/quick-actions.ts';
import { CONTACT_REPLY_HOURS } from '@staykit/core/contact/reply-hours.ts';
import { LOCALES, type Locale } from '@staykit/values/market/locale.ts';
import en from '@staykit/messages/en.json' with { type: 'json' };
import { LOCALE_TEXTS } from '@staykit/messages/locale-texts.ts';
import { createTranslate } from '@staykit/messages/translate.ts';
import { TEST_NOW } from '@staykit/testing/fixtures/criteria.ts';
import { createApp, foldersFrom } from '@staykit/host/server/create-app.ts';
import { openContent, type ContentStore } from '@staykit/gateway/content/content-store.ts';
import { tinyModel } from '@staykit/gateway/fixtures/tiny-model.ts';
import { readPartners } from '@staykit/partners/read-partners.ts';
import type { CaptchaProvider } from '@staykit/routing/captcha-provider.ts';
import { RESERVED_SEGMENTS } from '@staykit/routing/segments.ts';
import { TOP } from '@staykit/host/top.ts';

let content: ContentStore;
const apps = new Map<string, FastifyInstance>();
const partners = readPartners(join(TOP, 'partners'), RESERVED_SEGMENTS);

async function shop(messenger?: Messenger, captcha?: CaptchaProvider): Promise<FastifyInstance> {
  const key = JSON.stringify([messenger, captcha]);
  const known = apps.get(key);
  if (known) return known;
  const app = await createApp({
    gateway: {
      model: () => tinyModel,
      images: { picture: async () => undefined },
      clock: () => TEST_NOW,
      content,
    },
    partners,
    assets: { entry: '/v.js', early: '/assets/e.js', islands: {} },
    folders: foldersFrom(TOP),
    ...(messenger && { messenger }),
    ...(captcha && { captcha }),
  });
  apps.set(key, app);
  return app;
}

beforeAll(async () => {
  content = await openContent({ folder: join(TOP, 'host/demo/content') });
});
afterAll(() => Promise.all([...apps.values()].map((app) => app.close())));

async function visit(locale: Locale, url = '/contact', messenger?: Messenger) {
  const host = `${locale.toLowerCase().replace('_', '-')}.localhost`;
  const { statusCode, body } = await (await shop(messenger)).inject({ url, headers: { host } });
  const main = /<main[^>]*>([\s\S]*)<\/main>/.exec(body)?.[1] ?? '';
  return { status: statusCode, html: body, main, text: main.replace(/<[^>]+>/g, ' ') };
}
const links = (html: string) =>
  [...html.matchAll(/<a [^>]*?href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g)].map(([, href = '', inner = '']) => ({
    href,
    text: inner
      .replace(/<svg[\s\S]*?<\/svg>/g, '')
      .replace(/<[^>]+>/g, '')
      .trim(),
  }));
const words = (locale: Locale) => createTranslate(locale, LOCALE_TEXTS[locale]);

describe('the contact page', () => {
  it.each(LOCALES)('of %s leads to its questions, in its language [CONTACT-02]', async (locale) => {
    const { status, main } = await visit(locale);
    expect(status).toBe(200);
    const found = links(main);
    expect(found.map(({ href }) => href)).toContain(FAQ_URL[locale]);
    const questions = POPULAR_QUESTIONS[locale];
    expect(questions).toHaveLength(5);
    for (const { label, url } of questions) expect(found).toContainEqual({ href: url, text: label });
    // The answers are there.
    for (const url of [FAQ_URL[locale], ...questions.map((each) => each.url)])
      expect((await visit(locale, url)).status, url).toBe(200);
  });

  it('speaks Dutch and French in Belgium [CONTACT-02]', () => {
    expect(
      POPULAR_QUESTIONS.nl_BE.every(({ label }) => /\b(ik|mijn|boeking|factuur|hoe)\b/i.test(label)),
    ).toBe(true);
    expect(POPULAR_QUESTIONS.fr_BE.map(({ label }) => label)).not.toEqual(
      POPULAR_QUESTIONS.nl_BE.map(({ label }) => label),
    );
  });

  it('has three quick actions in their order, which open the look-up of a booking [CONTACT-03]', async () => {
    const t = words('fr_FR');
    const { main } = await visit('fr_FR');
    expect(links(main).filter(({ href }) => href.startsWith(`${BOOKING_LOOKUP_PATH}#`))).toEqual([
      { href: `${BOOKING_LOOKUP_PATH}#${REQUEST_CODES.modifyOrCancel}`, text: t('contact.quick.modify') },
      { href: `${BOOKING_LOOKUP_PATH}#${REQUEST_CODES.modifyOrCancel}`, text: t('contact.quick.cancel') },
      { href: `${BOOKING_LOOKUP_PATH}#${REQUEST_CODES.invoice}`, text: t('contact.quick.invoice') },
    ]);
  });

  it('offers a chat with its hours where there is one, and none elsewhere [CONTACT-04]', async () => {
    const url = 'https://chat.example/{appId}?lang={language}';
    const chat = async (locale: Locale, messenger?: Messenger) =>
      links((await visit(locale, '/contact', messenger)).main).find(({ href }) =>
        href.startsWith('https://chat.'),
      )?.href;
    expect(await chat('es_ES', { appId: 'a b', environment: 'staging', url })).toBe(
      'https://chat.example/a%20b?lang=es',
    );
    expect(await chat('fr_FR', { appId: 'a', environment: 'staging', url })).toBeUndefined();
    expect(await chat('fr_FR', { appId: 'a', environment: 'production', url })).toBeDefined();
    expect(await chat('es_ES')).toBeUndefined();
    const { text } = await visit('fr_FR', '/contact', { appId: 'a', environment: 'production', url });
    expect(text).toContain('de 9\u00a0h à 18\u00a0h, du lundi au vendredi');
  });

  it('tells once when the phone is answered, and the footer the same: no other hours contradict them [CONTACT-07]', async () => {
    const { text, html } = await visit('fr_FR');
    const phone = 'Du lundi au vendredi, de 10\u00a0h à 18\u00a0h';
    expect(text).not.toMatch(/à 19\u00a0h|samedi/);
    expect(html.split(phone).length - 1, 'in the page and in the footer').toBe(2);
    const evenings: OpenHours[] = [
      { days: 'weekdays', from: 10, to: 21 },
      { days: 'weekend', from: 10, to: 19 },
    ];
    const demo = presentShop();
    openShop({ ...demo, markets: { IT: { phone: '+390600000001', phoneHours: evenings } } });
    const other = (await visit('it_IT')).html;
    openShop(demo);
    const told = 'Dal lunedì al venerdì, dalle 10 alle 21, il sabato e la domenica, dalle 10 alle 19';
    expect(other.split(told).length - 1).toBe(2);
  });

  it('thanks when its address says that a message was taken, and only then [CONTACT-06] [SERROR-02]', async () => {
    const thanks = words('fr_FR')('contact.sent', { hours: 48 });
    expect(createTranslate('en', en)('contact.sent', { hours: CONTACT_REPLY_HOURS })).toBe(
      'Thank you for your message. Our customer care team will contact you within 48h.',
    );
    expect((await visit('fr_FR', '/contact?ref=contact_thank_you')).text).toContain(thanks);
    for (const query of ['', '?ref=other', '?ref=', '?x=contact_thank_you'])
      expect((await visit('fr_FR', `/contact${query}`)).text, query).not.toContain(thanks);
    const refused = await visit('fr_FR', '/contact?ref=contact_refused');
    expect(refused.main).toMatch(/role="alert"/);
  });

  it('can load the bot check of another provider, which its policy admits and that of no other page [CAPTCHA-02]', async () => {
    const script = { scriptUrl: 'https://js.robots.example/a.js', siteKey: 'key', globalName: 'hcaptcha' };
    const sources = ['https://js.robots.example', 'https://*.robots.example'];
    const app = await shop(undefined, { script, sources });
    const ask = (url: string) => app.inject({ url, headers: { host: 'fr-fr.localhost' } });
    const { headers } = await ask('/contact');
    const policy = String(headers['content-security-policy']).split(';');
    expect(policy).toContain(`script-src 'self' ${sources.join(' ')}`);
    expect(policy).toContain(`frame-src ${sources.join(' ')}`);
    expect(policy).toContain(`connect-src 'self' ${sources.join(' ')}`);
    expect(String((await ask('/content/conditions')).headers['content-security-policy'])).not.toContain(
      'robots',
    );
    const own = await (await shop()).inject({ url: '/contact', headers: { host: 'fr-fr.localhost' } });
    expect(String(own.headers['content-security-policy'])).not.toMatch(/robots|frame-src/);
  });

  it('stays in a minisite with all its links', async () => {
    const partner = partners.all.find(({ minisiteLocale }) => minisiteLocale === 'fr_FR');
    const prefix = `/${partner?.minisiteUrl}`;
    const { status, main, html } = await visit('fr_FR', `${prefix}/contact`);
    expect(status).toBe(200);
    const away = links(main).filter(({ href }) => !href.startsWith(prefix) && !href.startsWith('tel:'));
    expect(away).toEqual([]);
    expect(html).toContain(`"successUrl":"${prefix}/contact"`);
  });

  it('carries no style attribute, and tells what needs a script', async () => {
    const { main } = await visit('it_IT');
    expect(main).not.toMatch(/ style=|<style|<dialog/);
    expect(main).toContain(words('it_IT')('contact.script'));
  });
});
