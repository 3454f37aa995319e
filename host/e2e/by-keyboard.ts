import type { Locator, Page } from '@playwright/test';
import type { Locale } from '@staykit/values/market/locale.ts';
import type { Translate } from '@staykit/messages/translate.ts';
import { focusOf, seesFocus } from './focus-ring.ts';
import { beginsWith, textsOf } from './texts.ts';
import { calendarIsLoaded } from './traveller.ts';
import { expect } from './visitor.ts';

/** More stops than any page has before what is looked for. */
const MOST_STOPS = 150;

/** Somebody who has a keyboard and no mouse, and who looks at the screen. */
export interface KeyboardVisitor {
  page: Page;
  t: Translate;
  /** Opens a page, and waits until it is live. */
  open(address: string): Promise<void>;
  /** Goes on with Tab until the first of `target` has the focus; the focus can be seen at every stop on the way. */
  to(target: Locator): Promise<void>;
  /** Presses a key where the focus is; what has the focus then can be seen. */
  press(key: string): Promise<void>;
  /** Goes to something and presses Enter on it. What comes of it may have the focus, or be another page. */
  enter(target: Locator): Promise<void>;
  /** Goes to a field and writes. */
  write(target: Locator, words: string): Promise<void>;
  /** Goes to a button and opens the dialog that it names; the focus goes into it. */
  openDialog(opener: Locator, dialog: Locator): Promise<void>;
  /** Chooses an arrival so many days after the day where the focus of an open calendar is, and the first departure. */
  chooseStay(calendar: Locator, daysLater: number): Promise<void>;
  /** What can be pressed and begins with a text, where it is seen. */
  button(text: string, inside?: Locator): Locator;
}

/** A visitor of a page who has a keyboard alone. */
export function visitorByKeyboard(page: Page, locale: Locale): KeyboardVisitor {
  const t = textsOf(locale);
  const has = (target: Locator) =>
    target.evaluate((one) => one === (one.getRootNode() as Document | ShadowRoot).activeElement);
  const visitor: KeyboardVisitor = {
    page,
    t,
    async open(address) {
      await page.goto(address);
      await page.waitForLoadState('networkidle');
    },
    async to(target) {
      const wanted = target.first();
      await expect(wanted).toBeVisible();
      for (let stops = 0; stops < MOST_STOPS && !(await has(wanted)); stops += 1) {
        await page.keyboard.press('Tab');
        const { name, fault } = await focusOf(page);
        if (fault) await seesFocus(page, `after ${name}, on the way to ${String(target)}`);
      }
      await expect(wanted).toBeFocused();
      await seesFocus(page, String(target));
    },
    async press(key) {
      await page.keyboard.press(key);
      await seesFocus(page, `after ${key}`);
    },
    async enter(target) {
      await visitor.to(target);
      await page.keyboard.press('Enter');
    },
    async write(target, words) {
      await visitor.to(target);
      await page.keyboard.press('Control+A');
      await page.keyboard.type(words);
    },
    async openDialog(opener, dialog) {
      await visitor.enter(opener);
      await expect(dialog).toBeVisible();
      await expect.poll(async () => (await focusOf(page)).inPanel, 'the focus is inside').toBe(true);
      await seesFocus(page, String(dialog));
    },
    async chooseStay(calendar, daysLater) {
      await calendarIsLoaded(calendar, t);
      await visitor.to(calendar.locator('button[data-date][tabindex="0"]'));
      for (let days = 0; days < daysLater; days += 1) await visitor.press('ArrowRight');
      const chosen = calendar.locator('[data-chosen=true]');
      await expect(async () => {
        if ((await chosen.count()) > 0) return;
        await visitor.press('Enter');
        if ((await chosen.count()) === 0) await visitor.press('ArrowRight');
        expect(await chosen.count()).toBeGreaterThan(0);
      }).toPass();
      await expect(async () => {
        if (await calendar.isHidden()) return;
        await page.keyboard.press('ArrowRight');
        await page.keyboard.press('Enter');
        await expect(calendar).toBeHidden({ timeout: 2500 });
      }).toPass();
      await seesFocus(page, 'after a stay is chosen');
    },
    button: (text, inside) =>
      (inside ?? page).getByRole('button', { name: beginsWith(text) }).filter({ visible: true }),
  };
  return visitor;
}
