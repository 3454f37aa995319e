import sanitizeHtml from 'sanitize-html';
import { describe, expect, it } from 'vitest';
import { translateFor } from '@staykit/texts/translate-for.ts';
import { LOCALES } from '@staykit/values/market/locale.ts';
import { formatDay } from '@staykit/core/dates/format-date.ts';
import { formatAmount } from '@staykit/core/price/money.ts';
import { aMail, MAIL_TEMPLATES } from './fixtures/mails.ts';
import { renderMail } from './render-mail.ts';

const SHOP = 'https://shop.example';
const render = (...mail: Parameters<typeof aMail>) => renderMail(aMail(...mail), SHOP);

it('a mail greets with a name, and carries no other words that a stranger typed', () => {
  const greeted = (firstName: string) =>
    render('account-confirmation', 'fr_FR', { firstName }).text.includes(firstName);
  for (const name of ['Zoë', "Anne-Marie D'Arc", 'José María', 'J.-P.', 'Łucja', '李雷'])
    expect(greeted(name), name).toBe(true);
  for (const words of [
    'Gagnez 1000 € : evil.example',
    'evil.example',
    'https://evil.example/',
    'Call 0612345678',
    'a@b.example',
    '<b>Zoë</b>',
    'x'.repeat(60),
  ])
    expect(greeted(words), words).toBe(false);
});

/** The words of an HTML mail, as a reader sees them. */
const words = (html: string) =>
  sanitizeHtml(html, { allowedTags: [], allowedAttributes: {}, nonTextTags: ['style', 'title'] })
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replace(/\s+/g, ' ');

describe.each(LOCALES)('a mail in %s', (locale) => {
  it('says that the hotels are invented in the demo alone', () => {
    const mail = aMail('booking-confirmation', locale);
    const demo = translateFor(locale)('host.demo');
    for (const isDemo of [true, false]) {
      const { html, text } = renderMail(mail, SHOP, isDemo);
      expect([words(html).includes(demo), text.includes(demo)]).toEqual([isDemo, isDemo]);
    }
  });

  it.each(MAIL_TEMPLATES)('%s has every text, in HTML and in plain text', (template) => {
    const { subject, html, text } = render(template, locale);
    for (const part of [subject, html, text]) {
      expect(part).not.toMatch(/\{\{|undefined|NaN|\bmail\.\w|\btravellers\.\w|\bhost\.\w/);
    }
    expect(html).toContain(`<html lang="${locale.replace('_', '-')}">`);
    expect(subject.length).toBeGreaterThan(5);
    // The plain text says what the HTML says.
    const read = words(html);
    for (const line of text.split('\n').map((each) => each.replace(/^(> |- |-- )/, '').trim())) {
      if (line.startsWith('https://') || line === '--') continue;
      for (const part of line.split(/\s?:(?: |$)/)) expect(read).toContain(part.replace(/\s+/g, ' '));
    }
  });

  it('writes dates and amounts in the format of the locale', () => {
    const { text } = render('booking-confirmation', locale);
    expect(text).toContain(formatDay('2030-06-14', locale, 'full'));
    expect(text).toContain(formatAmount(25_950, locale));
    expect(formatAmount(25_950, locale)).toMatch(/259[.,]50/);
  });
});

describe('what a mail says', () => {
  it('of the ages of children, where they were told', () => {
    const text = (childAges?: number[]) =>
      render('booking-confirmation', 'fr_FR', childAges && { childAges }).text.replaceAll('\u00a0', ' ');
    expect(text([7, 0])).toContain('Âge des enfants : 7 ans, Moins d’un an');
    expect(text()).not.toContain('Âge des enfants');
  });

  it('of several rooms: how many, beside who travels', () => {
    expect(render('booking-confirmation', 'fr_FR', { nbRooms: 2 }).text).toContain('1 enfant, 2 chambres');
    expect(render('booking-confirmation', 'fr_FR', { nbRooms: 1 }).text).not.toMatch(/\d chambre/);
  });

  it('of a changed booking: what was given back, or paid, or neither', () => {
    expect(render('booking-modification').text).toContain(
      `Remboursement\u00a0: ${formatAmount(2_050, 'fr_FR')}`,
    );
    const dearer = render('booking-modification', 'fr_FR', { differenceCents: 1_000 }).text;
    expect(dearer).toContain(`Supplément payé\u00a0: ${formatAmount(1_000, 'fr_FR')}`);
    expect(dearer).not.toContain('Remboursement');
    const same = render('booking-modification', 'fr_FR', { differenceCents: 0 }).text;
    expect(same).not.toMatch(/Remboursement|Supplément/);
  });

  it('of a cancelled booking without a refund: that nothing comes back', () => {
    expect(render('booking-cancellation').text).toContain(formatAmount(20_760, 'fr_FR'));
    const none = render('booking-cancellation', 'fr_FR', { refundCents: 0 }).text;
    expect(none).toContain('ne prévoient pas de remboursement');
  });

  it('of a gift that goes by post: no print, and no address to redeem it at', () => {
    const { html } = render('voucher-giver', 'fr_FR', { physical: true });
    expect(html).not.toContain('voucher.pdf');
    expect(html).toContain('par courrier');
    expect(render('voucher-giver').html).toContain('https://shop.example/api/gifts/K7QF/voucher.pdf');
  });

  it('of a gift that waits for its day: when it is sent, and the page on which that is changed', () => {
    const { html, text, design } = render('voucher-giver', 'fr_FR', {
      sendOn: '2030-12-24',
      pageLink: '/checkout/gift/bought?token=abc',
      design: 'christmas',
    });
    expect(text).toMatch(/Noor.*24 décembre 2030 à 9.h/);
    expect(html).toContain('href="https://shop.example/checkout/gift/bought?token=abc"');
    expect(html).toContain('<img src="cid:card@gift" alt=""');
    expect(design).toBe('christmas');
  });

  it('leaves out what is not known', () => {
    const { text } = render('booking-confirmation', 'fr_FR', { hotelAddress: '', lines: [], firstName: ' ' });
    expect(text).toContain('Bonjour,');
    expect(text).not.toMatch(/Adresse|Inclus/);
  });
});

describe('what strangers wrote', () => {
  const HOSTILE = `<img src=x onerror="alert(1)">'&`;

  it.each(MAIL_TEMPLATES)('stays text in the HTML of %s', (template) => {
    const mail = aMail(template, 'nl_BE');
    const data = Object.fromEntries(
      Object.entries(mail.data).map(([key, value]) => [
        key,
        typeof value === 'string' && !/checkin|checkout|expires|Until|payBy|again|sendOn|ink$/.test(key)
          ? HOSTILE
          : value,
      ]),
    );
    const { html } = renderMail({ ...mail, data } as typeof mail, SHOP);
    expect(html).not.toContain('<img');
    // Mails that greet alone leave out what is no name.
    const written = html.split('onerror').length;
    expect(html.split('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;&#39;&amp;')).toHaveLength(written);
    expect(written > 1).toBe(Object.values(data).filter((value) => value === HOSTILE).length > 1);
  });

  it('cannot add a line to the subject', () => {
    const { subject } = render('voucher-recipient', 'fr_FR', {
      giverName: 'Zoé\r\nBcc: all@example.com\u2028x\u0000',
    });
    expect(subject).not.toMatch(/\p{C}|\u2028/u);
    expect(subject).toBe('Un cadeau de la part de Zoé Bcc: all@example.com x');
    expect(render('voucher-giver', 'fr_FR', { giftLabel: 'x'.repeat(900) }).subject.length).toBeLessThan(130);
  });

  it.each([
    'javascript:alert(1)',
    '//evil.example/x',
    '/\\evil.example',
    'data:text/html,x',
    'https://',
    'evil',
  ])('is no link when it is %j', (link) => {
    const { html } = render('booking-confirmation', 'fr_FR', { link });
    expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([SHOP]);
  });
});
