import type { Page, Request, Route } from '@playwright/test';
import { allFindings } from './audit.ts';
import { textsOf } from './texts.ts';
import { expect } from './visitor.ts';

/** Texts of the checkout in these journeys. */
export const t = textsOf('fr_FR');
export const FRENCH = { host: 'fr-fr', locale: 'fr_FR' } as const;
export const PHONE = { width: 390, height: 844 };

/** Every attempt to book that this page makes: its key and its body. */
export function watchBookings(page: Page): { key: string | null; body: unknown }[] {
  const sent: { key: string | null; body: unknown }[] = [];
  page.on('request', (request: Request) => {
    if (new URL(request.url()).pathname !== '/api/bookings') return;
    sent.push({ key: request.headers()['idempotency-key'] ?? null, body: request.postDataJSON() });
  });
  return sent;
}

/** Holds that nothing of a page keeps anybody out, nor sticks out, in the dark and in forced colours too. */
export async function keepsNobodyOut(page: Page, where: string): Promise<void> {
  expect.soft(await allFindings(page), where).toEqual([]);
}

/** The number of the booking that the page shows. */
export async function bookedNumber(page: Page): Promise<string> {
  await expect(page.getByRole('heading', { level: 1, name: t('checkout.bookedTitle') })).toBeFocused();
  const [number = ''] = (await page.locator('[data-number]').textContent())?.match(/^\d{8}$/) ?? [];
  return number;
}

/** Answers the first booking with a refusal, and leaves the others to the server. */
export async function refuseOnce(page: Page, status: number, answer: object): Promise<void> {
  const refusal = { message: 'no', requestId: '1', ...answer };
  await page.route('**/api/bookings', (route: Route) => route.fulfill({ status, json: refusal }), {
    times: 1,
  });
}
