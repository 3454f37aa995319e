import type { Page } from '@playwright/test';
import { giftCheckoutLink } from '@staykit/core/gift/gift-checkout-link.ts';
import { CHECKOUT_ROUTES } from '@staykit/core/offer/checkout/checkout-routes.ts';
import { fieldsOf, fillIn, payButton } from './checkout-journey.ts';
import { textsOf } from './texts.ts';
import { expect } from './visitor.ts';

/** The pages of a payment provider, which are made up here and only lead back. */
interface ProviderPages {
  /** Start of their addresses; an id ends them. */
  start: string;
  /** Where the page of a payment leads back to. */
  backOf(id: string): string | undefined;
}

const idOf = (url: string): string => url.split('/').at(-1) ?? '';

/** A giver of a market at the shop of a port, with the texts of its language. */
export function giverAt(
  page: Page,
  { start, backOf }: ProviderPages,
  { locale, port }: { locale: 'nl_NL' | 'nl_BE'; port: number },
) {
  const t = textsOf(locale);
  return {
    /** Orders a gift card, and goes to the page of the provider; the id of the payment. */
    async order(method?: string): Promise<string> {
      await page.route(`${start}**`, (route) => {
        const back = backOf(idOf(route.request().url())) ?? '';
        return route.fulfill({
          contentType: 'text/html; charset=utf-8',
          body: `<!doctype html><html lang="nl"><title>Bank</title><a href="${back.replaceAll('&', '&amp;')}">Back</a></html>`,
        });
      });
      const link = giftCheckoutLink(CHECKOUT_ROUTES.gifting, {
        productType: 'GIFTCARD',
        productId: 'GIFTCARD',
        giftFormat: 'digital',
        amount: 15_000,
      });
      await page.goto(`http://${locale.toLowerCase().replace('_', '-')}.localhost:${port}${link}`);
      await expect(fieldsOf(page, t).firstName).toBeEnabled();
      await fillIn(page, t);
      if (method !== undefined) await page.getByRole('radio', { name: method }).check();
      await payButton(page, t).click();
      await page.waitForURL(`${start}**`);
      return idOf(page.url());
    },
    comeBack: () => page.getByRole('link', { name: 'Back' }).click(),
    heads: (key: Parameters<typeof t>[0]) =>
      expect(page.getByRole('heading', { level: 1, name: t(key) })).toBeFocused(),
    press: (key: Parameters<typeof t>[0]) => page.getByRole('button', { name: t(key) }).click(),
    /** Tries once more on another page than that of an id; its own id. */
    async payAgain(except: string): Promise<string> {
      await page.getByRole('button', { name: t('checkout.return.again') }).click();
      await page.waitForURL((url) => url.href.startsWith(start) && !url.pathname.endsWith(`/${except}`));
      return idOf(page.url());
    },
    /** The form of the order can be filled in. */
    isAtOrder: () => expect(fieldsOf(page, t).firstName).toBeEnabled(),
  };
}
