import { expect, it, vi } from 'vitest';
import { demoFacts } from '@staykit/demo/facts/demo-facts.ts';
import { embeddedProvider } from '@staykit/demo/payment/embedded-provider.ts';
import { scratchDatabase } from '@staykit/gateway/fixtures/own-database.ts';
import { createSellingService } from './create-selling-service.ts';
import { SILENT_LOG } from './service-log.ts';

it('a running shop audits its books by itself, and an operator who polls it sees what is parked', async () => {
  const db = await scratchDatabase();
  // A gift that was paid for and has no code.
  await db.query(
    `insert into gift_sales (number, kind, status, product_id, format, worth_cents, included_cents, total_cents, gift,
       valid_until, voucher_token, buyer_email, buyer, locale, created_at, changed_at)
     values ('10000001', 'GIFTCARD', 'confirmed', 'GIFT', 'digital', 100, 0, 0, '{}', '2030-01-01', 'token',
       'giver@mail.example', '{}', 'fr_FR', now() - interval '3 days', now())`,
  );
  const error = vi.fn();
  const shop = createSellingService(
    { provider: embeddedProvider(db), db, facts: demoFacts, log: { ...SILENT_LOG, error } },
    { settleMs: 20, auditMs: 20 },
  );
  await vi.waitFor(() => expect(shop.parked()).toBe(1), 30_000);
  await shop.stop();
  await db.close();
  expect(error).toHaveBeenCalledExactlyOnceWith(
    { code: 'AUDIT_DIFFERENCE', id: 'gift: sale 10000001', error: 'expected 1, found 0' },
    expect.any(String),
  );
}, 60_000);
