import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkoutLink } from '@staykit/core/offer/checkout/checkout-link.ts';
import {
  openStandInServer,
  STAND_IN_TOKEN,
} from '@staykit/gateway/fixtures/live-supplier/stand-in-server.ts';
import { DEFAULT_PAX } from '@staykit/values/pax/pax.ts';
import { fillIn, payButton, payAtBank } from './checkout-journey.ts';
import { forgiveLoading } from './faults.ts';
import { inDays } from './pictures/state.ts';
import { startServer } from './running-server.ts';
import { textsOf } from './texts.ts';
import { expect, test } from './visitor.ts';

const t = textsOf('fr_FR');
const CHECKIN = inDays(45);

interface Found {
  exactMatch: { id: string; priceType: string; nights?: number; hotel: { id: string } }[];
}

test('a guest whose hotel raises its price at the last moment is asked, agrees, and reads the number of the hotel [QUOTE-12]', async ({
  page,
  complaints,
}) => {
  test.setTimeout(300_000);
  const folder = mkdtempSync(join(tmpdir(), 'staykit-live-'));
  const stand = await openStandInServer();
  stand.supplier.price = 20_000;
  // The first start fills the shop.
  let shop = await startServer(folder);
  try {
    const query = `checkin=${CHECKIN}&night=2&adult=2&locale=fr_FR`;
    const answer = await page.request.get(`http://127.0.0.1:${shop.port}/api/offers.json?${query}`);
    const { exactMatch } = (await answer.json()) as Found;
    const found = exactMatch.find(({ priceType, nights = 2 }) => priceType === 'final' && nights <= 2)!;
    await shop.stop();
    const words = ['live', 'set', 'lake-rooms', '--address', stand.address, '--hotels', found.hotel.id];
    execFileSync(process.execPath, ['dist/host/staykit.js', 'inventory', ...words], {
      env: { ...process.env, DATA_DIR: folder },
    });
    shop = await startServer(folder, 180_000, { SUPPLIER_TOKEN_LAKE_ROOMS: STAND_IN_TOKEN });
    const start = {
      productId: found.id,
      offerId: found.id,
      checkin: CHECKIN,
      nights: 2,
      pax: DEFAULT_PAX,
      activityDates: {},
      bestPrice: false,
      locale: 'fr_FR' as const,
    };
    await page.goto(`http://fr-fr.localhost:${shop.port}${checkoutLink('/checkout', start)}`);
    expect(stand.calls).toEqual(['HotelAvail']);
    await fillIn(page, t);
    const before = (await payButton(page, t).textContent()) ?? '';
    stand.supplier.price = 22_500;
    await payButton(page, t).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(t('booking.priceChange.higher'));
    expect(stand.supplier.standing()).toEqual([]);
    await dialog.getByRole('button', { name: t('booking.continue') }).click();
    await expect(payButton(page, t)).not.toHaveText(before);
    await payAtBank(page, t);
    await expect(page.getByText(t('checkout.hotelConfirmation'))).toBeVisible();
    await expect(page.getByText('LAKE-1', { exact: true })).toBeVisible();
    expect(stand.supplier.standing()).toHaveLength(1);
  } finally {
    await shop.stop();
    await stand.close();
    rmSync(folder, { recursive: true, force: true });
  }
  // The refusal is told by the browser.
  forgiveLoading(complaints);
});
