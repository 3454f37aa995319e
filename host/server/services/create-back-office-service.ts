import { join } from 'node:path';
import type { OfficeServices } from '@staykit/back-office/back-office-parts.ts';
import { openDemoAccount } from '@staykit/back-office/staff/demo-account.ts';
import type { HotelFacts } from '@staykit/gateway/catalogue/facts/hotel-facts.ts';
import { catalogueRepository } from '@staykit/gateway/catalogue/store/catalogue-repository.ts';
import type { PublishedContent } from '@staykit/gateway/content/versions/published-content.ts';
import type { Database } from '@staykit/gateway/database/database.ts';
import type { PaymentProvider } from '@staykit/gateway/payment/payment-provider.ts';
import { SYSTEM_IDS } from '@staykit/gateway/selling/selling-parts.ts';
import type { SharedStore } from '@staykit/gateway/shared-store/shared-store.ts';
import { createPasswords } from '@staykit/gateway/visitors/accounts/passwords.ts';
import { readSecrets } from '@staykit/gateway/visitors/secrets.ts';
import { TOP } from '../../top.ts';
import type { Env } from '../environment/read-env.ts';
import type { ServiceLog } from './service-log.ts';

/** Sign-ins that one address may try in a quarter of an hour. */
const SIGN_INS = 20;

/** The back office: under `ADMIN_HOST`, or in the demo on every host, with an account to try it. */
export async function createBackOfficeService(
  env: Pick<
    Env,
    'adminHost' | 'dataDir' | 'mode' | 'rateLimit' | 'sessionSecret' | 'shopMail' | 'studioOrigin'
  >,
  {
    db,
    provider,
    facts,
    sharedStore,
    content,
  }: {
    db: Database;
    provider: PaymentProvider;
    facts: HotelFacts;
    sharedStore: SharedStore;
    content: PublishedContent;
  },
  log: ServiceLog,
): Promise<OfficeServices | undefined> {
  if (env.adminHost === undefined && env.mode === 'production') return undefined;
  const { session: secret } = readSecrets(
    env.dataDir,
    env.sessionSecret === undefined ? {} : { session: env.sessionSecret },
  );
  const passwords = createPasswords();
  const clock = Date.now;
  if (env.mode === 'demo') await openDemoAccount(db, secret, passwords, clock());
  const repository = catalogueRepository(db);
  return {
    db,
    secret,
    sharedStore,
    passwords,
    clock,
    content,
    folder: join(TOP, 'dist/back-office'),
    // A real shop limits its staff, whatever stands in front of its visitors.
    signInLimit: env.rateLimit === 0 && env.mode === 'demo' ? 0 : SIGN_INS,
    ...(env.studioOrigin !== undefined && { studio: env.studioOrigin }),
    ...(env.adminHost !== undefined && { host: env.adminHost.toLowerCase() }),
    selling: {
      db,
      provider,
      facts,
      clock,
      ids: SYSTEM_IDS,
      log,
      shopMail: env.shopMail,
      catalogue: {
        gifts: () => repository.gifts(),
        offer: (id) => repository.offerById(id),
        hotel: (id) => repository.hotelById(id),
        giftPrices: facts.giftPrices,
      },
    },
  };
}
