import { visitorByKeyboard } from './by-keyboard.ts';
import type { KeyboardVisitor } from './by-keyboard.ts';
import { bookStay, fieldsOf, GUEST, passOn, payButton } from './checkout-journey.ts';
import { forgiveLoading } from './faults.ts';
import { seesFocus } from './focus-ring.ts';
import { beginsWith } from './texts.ts';
import { expect, site, test } from './visitor.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
// An order that waits for its payment is told by the browser as a refusal.
test.afterEach(({ complaints }) => forgiveLoading(complaints));

/** Each way is gone once in three languages, each at a width of its own. */
const PLACES = [
  { host: 'fr-fr', locale: 'fr_FR', width: 1440 },
  { host: 'nl-be', locale: 'nl_BE', width: 768 },
  { host: 'es-es', locale: 'es_ES', width: 390 },
] as const;

/** The same for minisites, of which Spain has none. */
const MINISITES = [
  { host: 'fr-fr', locale: 'fr_FR', width: 1440, path: '/estuaire' },
  { host: 'nl-be', locale: 'nl_BE', width: 768, path: '/zonder-haast' },
  { host: 'fr-be', locale: 'fr_BE', width: 390, path: '/celestine' },
] as const;

/** The field of a place: on a phone it is on the screen that the line of the box opens. */
async function searchBox({ page, t, to, openDialog }: KeyboardVisitor, phone: boolean) {
  const box = page.getByRole('search', { name: t('searchBox.label') }).first();
  if (!phone) return box;
  const screen = page.getByRole('dialog', { name: t('searchBox.title') });
  await to(box.locator('[part~=summary]'));
  await openDialog(box.locator('[part~=summary]'), screen);
  return screen;
}

/** Searches for stays of some days and opens the first of the results. */
async function searchAndOpen(visitor: KeyboardVisitor, phone: boolean): Promise<void> {
  const { page, t, to, enter, openDialog, chooseStay, button } = visitor;
  const box = await searchBox(visitor, phone);
  if (phone) await openDialog(button(t('destination.label'), box), page.getByRole('dialog').last());
  const field = page.getByRole('combobox', { name: beginsWith(t('destination.label')) }).last();
  await to(field);
  await page.keyboard.type('lyon', { delay: 20 });
  await expect(page.getByRole('option').first()).toHaveAccessibleName(beginsWith('Lyon'));
  await visitor.press('ArrowDown');
  await visitor.press('Enter');
  const calendar = page.getByRole('dialog', { name: t('calendar.title') });
  await openDialog(button(t('searchBox.dates'), box), calendar);
  // Far enough that each row of a phone's calendar scrolls from under what keeps to its edges.
  await chooseStay(calendar, phone ? 38 : 9);
  await enter(box.getByRole('button', { name: t('searchBox.search'), exact: true }));
  const cards = page.getByRole('list', { name: t('results.list'), exact: true }).getByRole('article');
  await expect(cards.first()).toContainText('Lyon');
  await page.waitForLoadState('networkidle');
  await enter(cards.first().getByRole('heading').getByRole('link'));
  await page.waitForURL(/\/product\//);
  await page.waitForLoadState('networkidle');
}

/** Writes who buys, and goes through the bank. */
async function payFor(visitor: KeyboardVisitor, done: string): Promise<void> {
  const { page, t, write, enter } = visitor;
  const { firstName, lastName } = fieldsOf(page, t);
  await expect(firstName).toBeEnabled();
  await write(firstName, GUEST.firstName);
  await write(lastName, GUEST.lastName);
  // A box beside a gift sends it "by e-mail" too.
  await write(page.getByRole('textbox', { name: t('checkout.email') }), GUEST.email);
  await enter(payButton(page, t));
  await page.waitForURL((url) => url.pathname.startsWith('/demo-bank/'));
  await enter(page.locator('button[value=pay]'));
  await expect(page.getByRole('heading', { level: 1, name: done })).toBeFocused();
  await seesFocus(page, done);
}

interface Way {
  name: string;
  go: (visitor: KeyboardVisitor, place: (typeof PLACES)[number]) => Promise<void>;
}

const isPhone = ({ width }: { width: number }) => width < 768;

const WAYS: readonly Way[] = [
  {
    name: 'a stay is looked for, chosen and booked',
    async go(visitor, place) {
      const { page, t, open, enter, button } = visitor;
      await open(site(place.host));
      await searchAndOpen(visitor, isPhone(place));
      await enter(button(t('booking.book')));
      await page.waitForURL((url) => url.pathname === '/checkout');
      await payFor(visitor, t('checkout.bookedTitle'));
    },
  },
  {
    name: 'a stay is given',
    async go(visitor, { host }) {
      const { page, t, open, enter, openDialog, button } = visitor;
      await open(site(host, '/product/1058005?flow=gifting'));
      const panel = page.getByRole('dialog', { name: t('gift.personalise') });
      await openDialog(button(t('booking.offer')), panel);
      await enter(button(t('booking.offer'), panel));
      await page.waitForURL((url) => url.pathname === '/checkout/gift');
      await payFor(visitor, t('checkout.gift.sold'));
    },
  },
  {
    name: 'a box is found and given',
    async go(visitor, place) {
      const { page, t, open, enter, button } = visitor;
      await open(site(place.host, '/boxes'));
      await enter(page.locator('main a[href*="/box/"]'));
      await page.waitForURL(/\/box\//);
      await page.waitForLoadState('networkidle');
      await enter(page.getByRole('link', { name: t('gift.giveBox') }));
      const role = isPhone(place) ? 'dialog' : 'group';
      const panel = page.getByRole(role, { name: t('gift.personalise') });
      await expect(panel).toBeVisible();
      await enter(button(t('booking.offer'), panel));
      await page.waitForURL((url) => url.pathname === '/checkout/gift');
      await payFor(visitor, t('checkout.gift.sold'));
    },
  },
  {
    name: 'customer care is written to',
    async go(visitor, { host }) {
      const { page, t, open, to, write, enter, openDialog, button } = visitor;
      await open(site(host, '/contact'));
      const dialog = page.getByRole('dialog', { name: t('contact.write') });
      await openDialog(button(t('contact.write')), dialog);
      const reason = dialog.getByRole('combobox', { name: t('contact.reason') });
      await to(reason);
      for (let downs = 0; downs < 12 && (await reason.inputValue()) !== 'complaint'; downs += 1)
        await visitor.press('ArrowDown');
      await write(dialog.getByRole('textbox', { name: t('contact.bookingNumber') }), '12345678');
      await write(dialog.getByRole('textbox', { name: t('contact.name') }), 'Zoé Martin');
      await write(dialog.getByRole('textbox', { name: t('contact.email') }), 'zoe.martin@mail.example');
      await write(dialog.getByRole('textbox', { name: t('contact.phoneField') }), '06 12 34 56 78');
      await enter(dialog.getByRole('button', { name: t('contact.send'), exact: true }));
      await page.waitForURL(/ref=contact_thank_you/);
      await expect(page.getByText(t('contact.sent', { hours: 48 }))).toBeVisible();
    },
  },
  {
    name: 'a booking is looked up and moved',
    async go(visitor, { host, locale, width }) {
      const { page, t, open, write, enter, openDialog, chooseStay, button } = visitor;
      const booked = await bookStay(page, { host, locale, at: 60 + (width % 7), cancellable: true });
      await open(site(host, `/booking?number=${booked.bookingNumber}`));
      await write(page.getByLabel(t('checkout.email')), GUEST.email);
      await enter(page.getByRole('button', { name: t('checkout.lookup.show') }));
      await enter(page.getByRole('button', { name: t('checkout.lookup.move.open') }));
      const calendar = page.getByRole('dialog', { name: t('calendar.title') });
      await openDialog(button(t('booking.dates')), calendar);
      await chooseStay(calendar, 1);
      await enter(page.getByRole('button', { name: t('checkout.lookup.move.see') }));
      await expect(page.getByRole('heading', { name: t('checkout.lookup.move.check') })).toBeFocused();
      await seesFocus(page, 'the new price');
      const form = page.locator('[data-move] form');
      const isPaid = (await form.locator('[data-sign]').textContent())?.includes(t('card.supplement'));
      await enter(form.locator('button[type=submit]'));
      if (isPaid) await enter(page.locator('button[value=pay]'));
      await expect(page.locator('[data-number]')).toHaveText(booked.bookingNumber);
    },
  },
  {
    name: 'a reader searches in the elements of a magazine',
    async go(visitor, { host, locale, width }) {
      const { page, t, open, to, enter, button } = visitor;
      // The magazine is a French one: its elements speak the language of the shop that they are asked from.
      await page.route('**/examples/magazine-html/', async (route) => {
        const answer = await passOn(route);
        const html = (await answer.text()).replaceAll('data-locale="fr_FR"', `data-locale="${locale}"`);
        await route.fulfill({ response: answer, body: html });
      });
      await open(site(host, '/examples/magazine-html/'));
      const box = page.locator('stay-search-box');
      if (width < 768) {
        await enter(box.locator('[part~=summary]'));
        await enter(button(t('destination.label')));
      }
      await to(page.getByRole('combobox', { name: beginsWith(t('destination.label')) }).last());
      await page.keyboard.type('stras', { delay: 20 });
      await expect(page.getByRole('option').first()).toHaveAccessibleName(/^(Strasb|Straatsb|Estrasb)/);
      await visitor.press('ArrowDown');
      await visitor.press('Enter');
      await enter(
        page.getByRole('button', { name: t('searchBox.search'), exact: true }).filter({ visible: true }),
      );
      const cards = page.locator('stay-results-grid').getByRole('article');
      await expect(cards.first()).toContainText(/Strasb|Straatsb|Estrasb/);
      await to(cards.first().getByRole('heading').getByRole('link'));
    },
  },
];

const TITLE = 'by keyboard alone, with the focus in sight at each stop';

for (const { name, go } of WAYS)
  for (const place of PLACES)
    test(`${TITLE}, ${name}: ${place.locale} at ${place.width} px`, async ({ page }) => {
      await page.setViewportSize({ width: place.width, height: 900 });
      await go(visitorByKeyboard(page, place.locale), place);
    });

for (const place of MINISITES)
  test(`${TITLE}, a stay is found on the minisite ${place.path} at ${place.width} px`, async ({ page }) => {
    await page.setViewportSize({ width: place.width, height: 900 });
    const visitor = visitorByKeyboard(page, place.locale);
    await visitor.open(site(place.host, place.path));
    await searchAndOpen(visitor, isPhone(place));
    expect(new URL(page.url()).pathname).toMatch(new RegExp(`^${place.path}/product/`));
    await visitor.to(visitor.button(visitor.t('booking.book')));
  });
