import { testRequest } from '../../fixtures/test-request.ts';
import { printElement } from '../../framework/document/print-element.ts';
import { describe, expect, it } from 'vitest';
import { tripsOn, type AccountBooking } from '@staykit/core/account/account-booking.ts';
import { ACCOUNT_PATHS } from '@staykit/core/account/account-links.ts';
import { LOCALES, type Locale } from '@staykit/values/market/locale.ts';
import { LOCALE_TEXTS } from '@staykit/messages/locale-texts.ts';
import { createTranslate } from '@staykit/messages/translate.ts';
import { AccountFormView, type AccountForm } from './account-forms.tsx';
import { accountPage } from './page.tsx';

/** The texts of a locale, as these tests read them. */
interface Texts {
  account: Record<string, string>;
}

const trip = (
  bookingNumber: string,
  checkin: string,
  more: Partial<AccountBooking> = {},
): AccountBooking => ({
  bookingNumber,
  status: 'confirmed',
  label: 'Two nights by the lake',
  hotel: { id: '1', label: 'Hôtel du Lac' },
  checkin,
  checkout: checkin.replace(/\d\d$/, (day) => String(Number(day) + 2).padStart(2, '0')),
  nights: 2,
  adult: 2,
  child: 1,
  baby: 0,
  nbRooms: 1,
  ...more,
});
const TODAY = '2030-05-15';
const SIGNED_IN = { signedIn: true, care: false, name: 'Zoë', wishes: 0 };

/** The page of who is signed in, and what it asked the gateway for. */
async function visit(
  answer: () => Response,
  locale: Locale = 'fr_FR',
  state: object = SIGNED_IN,
  path: string = ACCOUNT_PATHS.trips,
  gifts: () => Response = () => Response.json({ gifts: [] }),
  received: () => Response = () => Response.json({ gifts: [] }),
) {
  const asked: string[] = [];
  const request = testRequest({
    address: { page: 'account', prefix: '' },
    path,
    visit: { care: false },
    search: '',
    locale,
    now: { date: TODAY, time: '10:00:00' },
    t: createTranslate(locale, LOCALE_TEXTS[locale]),
    visitor: {
      origin: '',
      fetch: async (url: string) => {
        asked.push(url);
        if (url.endsWith('/gifts')) return gifts();
        if (url.endsWith('/received')) return received();
        return url.endsWith('/state') ? Response.json(state) : answer();
      },
    },
  });
  const page = await accountPage(request);
  return { page, asked, html: printElement(page.body) };
}
const list = (...bookings: AccountBooking[]) => Response.json({ bookings });

it('stays to come are told first, the next on top, then those that are over or were given back', () => {
  const bookings = [
    trip('4', '2030-09-01', { status: 'cancelled' }),
    trip('3', '2030-08-01'),
    trip('2', '2030-05-13'),
    trip('1', '2030-05-12'),
    trip('0', '2030-01-01'),
  ];
  const { coming, past } = tripsOn(bookings, TODAY);
  expect(coming.map(({ bookingNumber }) => bookingNumber)).toEqual(['2', '3']);
  expect(past.map(({ bookingNumber }) => bookingNumber)).toEqual(['4', '1', '0']);
});

describe('the trips of an account', () => {
  it.each(LOCALES)(
    'in %s tell house, stay, days, people and number, and how to change them',
    async (locale) => {
      const { page, html } = await visit(
        () => list(trip('87654321', '2030-06-01'), trip('12345678', '2029-06-01')),
        locale,
      );
      const texts = LOCALE_TEXTS[locale] as Texts;
      for (const text of [
        texts.account['tripsComing'],
        texts.account['tripsPast'],
        'Hôtel du Lac',
        'Two nights by the lake',
        '87654321',
        '12345678',
        'datetime="2030-06-03"',
      ])
        expect(html).toContain(text);
      expect(html.indexOf('87654321')).toBeLessThan(html.indexOf('12345678'));
      // As the language itself writes a day with its year, without the comma of Spanish in a range of days.
      const whole = new Intl.DateTimeFormat(locale.replace('_', '-'), {
        weekday: 'short',
        day: 'numeric',
        month: 'short',
        year: 'numeric',
        timeZone: 'UTC',
      }).format(Date.UTC(2030, 5, 3));
      expect(html).toContain(`${whole.replaceAll(/\s/g, ' ').replace(',', '')}</time>`);
      expect(html).toMatch(/href="\/booking#/);
      // Each leads to itself: its number alone is in the address.
      expect(html).toContain('<h3><a href="/booking?number=87654321">Hôtel du Lac</a></h3>');
      expect(html).not.toMatch(/undefined|\{\{|account\.\w/);
      expect(page.unkept).toBe(true);
      expect(page.head.robots).toBe('noindex, nofollow');
    },
  );

  it('say so where nothing was booked, and where they cannot be had; the look-up is there all the same', async () => {
    const { account } = LOCALE_TEXTS.fr_FR as Texts;
    const none = (await visit(() => list())).html;
    expect(none).toContain(account['noTrips']);
    // Who has none is led to where there are some.
    expect(none).toContain('href="/search"');
    expect(none).not.toMatch(/role="alert">[^<]/);
    for (const broken of [
      () => new Response('{}', { status: 503 }),
      () => Response.json({ bookings: 'x' }),
      () => {
        throw new TypeError('no connection');
      },
    ]) {
      const { html } = await visit(broken);
      expect(html).toContain(account['tripsFailed']);
      expect(html).not.toContain(account['noTrips']);
      expect(html).toMatch(/href="\/booking#/);
    }
  });

  it('are asked for nobody who is not signed in', async () => {
    const { html, asked } = await visit(() => list(), 'fr_FR', { signedIn: false, care: false, wishes: 0 });
    expect(html).toContain('data-account-form="sign-in"');
    expect(asked.filter((url) => url.endsWith('/bookings'))).toEqual([]);
  });
});

describe('the gifts of an account', () => {
  const texts = (locale: Locale) => (LOCALE_TEXTS[locale] as Texts).account;
  const shown = (locale: Locale, gifts: () => Response) =>
    visit(() => list(), locale, SIGNED_IN, ACCOUNT_PATHS.trips, gifts);

  it.each(LOCALES)('in %s stand below its stays, each with its voucher and its last day', async (locale) => {
    const gift = {
      giftNumber: '20000001',
      label: 'A night in a castle',
      validUntil: '2032-03-04',
      state: 'used',
      voucherUrl: '/api/gifts/voucher?token=abc',
      invoiceUrl: '/api/invoices?token=def',
    };
    const { html } = await shown(locale, () => Response.json({ gifts: [gift] }));
    const told = ['gifts', 'noTrips'].map((key) => html.indexOf(texts(locale)[key]!));
    expect(told[1]).toBeGreaterThan(0);
    expect(told[0]).toBeGreaterThan(told[1]!);
    // What opens the voucher says so.
    const [, link = ''] =
      /href="\/api\/gifts\/voucher\?token=abc"[^>]*rel="noopener">(.*?)<\/a>/s.exec(html) ?? [];
    expect(link).toContain(createTranslate(locale, LOCALE_TEXTS[locale])('checkout.gift.openVoucher'));
    expect(link).toContain('A night in a castle');
    expect(html).toContain('href="/api/invoices?token=def" target="_blank" rel="noopener"');
    for (const text of ['A night in a castle', '20000001', '2032']) expect(html).toContain(text);
    expect(html).not.toMatch(/undefined|\{\{|account\.\w|checkout\.\w/);
  });

  it('are not spoken of where there are none, and said to be away where they are', async () => {
    const none = (await shown('fr_FR', () => Response.json({ gifts: [] }))).html;
    expect(none).not.toContain(texts('fr_FR')['gifts']);
    const { html } = await shown('fr_FR', () => new Response('{}', { status: 503 }));
    expect(html).toContain(texts('fr_FR')['giftsFailed']);
    // The stays are there all the same.
    expect(html).toContain(texts('fr_FR')['noTrips']);
  });
});

it('a customer deletes the account in two steps: what goes is told first, then the password is asked', async () => {
  const none = () => list();
  const { html } = await visit(none, 'es_ES', SIGNED_IN, ACCOUNT_PATHS.profile);
  const { account } = LOCALE_TEXTS.es_ES as Texts;
  const [, deletion = ''] = /<details[^>]*>(.*?)<\/details>/s.exec(html) ?? [];
  expect(deletion).toMatch(/^<summary>/);
  for (const key of ['delete', 'deleteText', 'deleteNow', 'deleteComing', 'deleteRefused'])
    expect(deletion).toContain(account[key]);
  expect(deletion).toContain('type="password"');
  const after = await visit(none, 'es_ES', { signedIn: false, care: false, wishes: 0 }, '/account/deleted');
  expect(after.html).toContain(account['deletedText']);
  expect(after.asked).toEqual([]);
});

it('who is signed in can sign out where their account is, and a refusal names what the form asks for', () => {
  const t = createTranslate('nl_BE', LOCALE_TEXTS.nl_BE);
  const printed = (form: AccountForm) =>
    printElement(<AccountFormView request={{ t, locale: 'nl_BE' }} form={form} />);
  expect(printed('sign-out')).toContain(t('account.signOut'));
  expect(printed('sign-in')).toContain(`data-refused="${t('account.refused')}"`);
  for (const form of ['sign-up', 'password-reset'] as const)
    expect(printed(form)).toContain(`data-refused="${t('checkout.error.email')}"`);
  expect(printed('password')).toContain(`data-refused="${t('account.passwordWrong')}"`);
});

it('an empty wishlist leads to stays, and to the account of who may have kept some elsewhere', async () => {
  const none = () => Response.json({ productIds: [] });
  const signIn = `origin=${encodeURIComponent(ACCOUNT_PATHS.wishlist)}`;
  const stranger = { signedIn: false, care: false, wishes: 0 };
  const { html } = await visit(none, 'fr_FR', stranger, ACCOUNT_PATHS.wishlist);
  expect(html).toContain('href="/search"');
  expect(html).toContain(signIn);
  expect((await visit(none, 'fr_FR', SIGNED_IN, ACCOUNT_PATHS.wishlist)).html).not.toContain(signIn);
});

describe('gifts that an account received', () => {
  const gift = (more: object) => ({
    label: 'A night in a castle',
    state: 'open',
    amountLeft: 20_000,
    validUntil: '2032-03-04',
    code: '9GQX-6DMU-3AHR-Y7E2',
    voucherUrl: '/api/gifts/voucher?token=abc',
    ...more,
  });
  const none = () => Response.json({ gifts: [] });
  const shown = async (locale: Locale, ...gifts: object[]) =>
    (
      await visit(
        () => list(),
        locale,
        SIGNED_IN,
        ACCOUNT_PATHS.trips,
        none,
        () => Response.json({ gifts }),
      )
    ).html;

  it.each(LOCALES)(
    'in %s say what is left, until when, who gave them, and lead to their use',
    async (locale) => {
      const used = gift({
        state: 'used',
        amountLeft: 0,
        bookingNumber: '12345678',
        code: '9GQX-6DMU-3AHR-Y7E3',
      });
      const html = await shown(locale, gift({ fromName: 'Ben' }), used);
      const { account } = LOCALE_TEXTS[locale] as Texts;
      for (const text of ['giftsReceived', 'giftState.open', 'giftState.used', 'giftAddTitle'])
        expect(html).toContain(account[text]);
      expect(html).toContain(account['giftFrom']!.replace('{{name}}', 'Ben'));
      expect(html).toContain('href="/beneficiary/login#code=9GQX-6DMU-3AHR-Y7E2"');
      expect(html).toMatch(/200,00|200\s€|€\s200/);
      expect(html.match(/2032/g)).toHaveLength(1);
      // A used one leads to what it became, and no longer to its use.
      expect(html).toContain('href="/booking?number=12345678"');
      expect(html).not.toContain('#code=9GQX-6DMU-3AHR-Y7E3');
      expect(html).not.toMatch(/undefined|\{\{|account\.\w/);
    },
  );

  it('can be added where there are none yet, and are said to be away where they are', async () => {
    expect(await shown('fr_FR')).toContain('data-account-form="gift"');
    const { account } = LOCALE_TEXTS.fr_FR as Texts;
    const away = await visit(
      () => list(),
      'fr_FR',
      SIGNED_IN,
      ACCOUNT_PATHS.trips,
      none,
      () => new Response('{}', { status: 503 }),
    );
    expect(away.html).toContain(account['giftsFailed']);
  });
});

describe('the pages of mailed links', () => {
  const none = () => list();
  const stranger = { signedIn: false, care: false, wishes: 0 };
  const { account } = LOCALE_TEXTS.it_IT as Texts;

  it('a new address is confirmed by who is signed in; others sign in on that page first', async () => {
    const asked = await visit(none, 'it_IT', stranger, '/account/new-email');
    expect(asked.html).toContain('data-account-form="sign-in"');
    const { html, page } = await visit(none, 'it_IT', SIGNED_IN, '/account/new-email');
    expect(html).toContain('data-account-form="email-confirm"');
    expect(html).toContain(account['emailConfirmText']);
    expect(page.head.robots).toBe('noindex, nofollow');
  });

  it('who lost the password deletes the account by mail: both pages say what goes and what the law keeps', async () => {
    for (const [path, form] of [
      ['/account/delete', 'deletion-link'],
      ['/account/delete/confirm', 'deletion-confirm'],
    ] as const) {
      const { html } = await visit(none, 'it_IT', stranger, path);
      expect(html).toContain(`data-account-form="${form}"`);
      for (const key of ['deleteText', 'kept', 'deleteComing']) expect(html, path).toContain(account[key]);
    }
  });

  it('the profile names the present address, and leads to both', async () => {
    const profile = {
      email: 'zoe@orange.example',
      locale: 'it_IT',
      companions: [],
      ...Object.fromEntries(
        ['firstName', 'lastName', 'phone', 'street', 'zipCode', 'city', 'country'].map((key) => [key, '']),
      ),
    };
    const { html } = await visit(() => Response.json(profile), 'it_IT', SIGNED_IN, ACCOUNT_PATHS.profile);
    expect(html).toContain('zoe@orange.example');
    expect(html).toContain('data-account-form="email"');
    expect(html).toContain('href="/account/delete"');
    // Forms of one page have fields of their own.
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
  });
});
