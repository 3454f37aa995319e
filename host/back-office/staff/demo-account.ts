import { hkdfSync } from 'node:crypto';
import { presentSecret, type Secret as ShopSecret } from '@staykit/gateway/visitors/secret.ts';
import { Secret } from 'otpauth';
import type { Database } from '@staykit/gateway/database/database.ts';
import type { Passwords } from '@staykit/gateway/visitors/accounts/passwords.ts';
import { seal } from './seal.ts';
import { codeAt } from './second-factor.ts';
import { insertStaff, staffByEmail } from './staff-repository.ts';

/** Address of the account with which a demo's back office is tried. */
const EMAIL = 'office@staykit.example';

/** What opens the demo's back office: every shop of its own, made from its secret. */
export interface DemoAccount {
  email: string;
  password: string;
  /** The present code of its second factor, good for half a minute. */
  code: string;
}

const derived = (secret: ShopSecret, purpose: string, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', presentSecret(secret), '', `demo-staff-${purpose}`, bytes));

const passwordOf = (secret: ShopSecret): string => derived(secret, 'password', 12).toString('base64url');
const totpOf = (secret: ShopSecret): string => {
  const bytes = derived(secret, 'totp', 20);
  return new Secret({ buffer: new Uint8Array(bytes).buffer }).base32;
};

/** The account of the demo with the given secret of sessions. */
export const demoAccount = (secret: ShopSecret, now: number): DemoAccount => ({
  email: EMAIL,
  password: passwordOf(secret),
  code: codeAt(totpOf(secret), now),
});

/** Makes the account of the demo, of the role `admin`, where it is not there. */
export async function openDemoAccount(
  db: Database,
  secret: ShopSecret,
  passwords: Passwords,
  now: number,
): Promise<void> {
  if ((await staffByEmail(db, EMAIL))?.password) return;
  const password = await passwords.store(passwordOf(secret));
  await db.transaction(async (tx) => {
    await insertStaff(tx, { email: EMAIL, role: 'admin', hotels: null }, now);
    await tx.query('update staff set password = $2, totp_secret = $3 where lower(email) = lower($1)', [
      EMAIL,
      password,
      seal(secret, totpOf(secret)),
    ]);
  });
}
