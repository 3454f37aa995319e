import { mkdtempSync, rmSync, writeFileSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDatabase } from '@staykit/gateway/database/open-database.ts';
import { startSmtpServer } from '@staykit/gateway/mail/fixtures/smtp-server.ts';
import { migratedDatabase, ownDatabase } from '@staykit/gateway/fixtures/own-database.ts';
import { enterShop } from '@staykit/gateway/shop/present-shop.ts';
import { readShop } from '@staykit/gateway/shop/read-shop.ts';
import { readEnv } from '../../server/environment/read-env.ts';
import { startFindings } from '../../server/doctor/start-findings.ts';
import { openContent } from '@staykit/gateway/content/content-store.ts';
import { TOP } from '../../top.ts';
import { runCommand } from '../fixtures/run-command.ts';

const SECRETS = {
  SESSION_SECRET: 's'.repeat(40),
  BOT_SECRET: 'b'.repeat(40),
  PAYMENT_KEY: `test_${'k'.repeat(30)}`,
};
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'staykit-doctor-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

/** The variables of a shop whose files are those of `shop init`. */
function stub(databaseUrl: string, more: Record<string, string> = {}): void {
  const variables = {
    STAYKIT_MODE: 'production',
    STAYKIT_SITES: 'shop.localhost=fr_FR',
    SHOP_FILE: join(folder, 'shop.json'),
    CONTENT_DIR: join(folder, 'content'),
    PARTNERS_DIR: join(folder, 'partners'),
    DATABASE_URL: databaseUrl,
    DATA_DIR: join(folder, 'data'),
    PAYMENT_PROVIDER: 'mollie',
    PAYMENT_URL: 'http://127.0.0.1:9',
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'Shop <hello@shop.example>',
    ...SECRETS,
    ...more,
  };
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
}

/** The lines of the report, `check: state`. */
const states = (out: string) =>
  Object.fromEntries(
    [...out.matchAll(/^(ok|weak|missing) {2,}(\S+(?: \S+)*) {2,}/gm)].map(([, state, check]) => [
      check,
      state,
    ]),
  );

describe('an operator who asks what the shop lacks', () => {
  it('is told every setting of production that is not there, the sites among them', async () => {
    vi.stubEnv('DATA_DIR', folder);
    const { status, out } = await runCommand('doctor');
    expect(status).toBe(1);
    expect(states(out)).toMatchObject({
      STAYKIT_SITES: 'missing',
      SHOP_FILE: 'missing',
      DATABASE_URL: 'missing',
      database: 'missing',
      mode: 'weak',
      'first page': 'missing',
      'legal texts': 'missing',
      payments: 'missing',
      'back office': 'weak',
    });
  });

  it('is told what is weak of a shop that could open, without a network and without its secrets', async () => {
    const own = await migratedDatabase();
    const mails = await startSmtpServer({});
    await runCommand('shop', 'init', folder, '--locales', 'fr_FR');
    const file = join(folder, 'shop.json');
    // Sold by the shop file, so that a text may lead to it.
    const questions = join(folder, 'content/fr_FR/pages/questions-frequentes.txt');
    writeFileSync(
      questions,
      readFileSync(questions, 'utf8').replace('"/content/', '"/giftcard/customization#'),
    );
    const demo = await readShop(join(TOP, 'host/demo/shop/shop.json'));
    enterShop({ ...demo, giftCard: { ...demo.giftCard, markets: [] } });
    stub(own.url, { ADMIN_HOST: 'office.localhost', METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0' });
    const before = await runCommand('doctor');
    expect(before.status).toBe(1);
    expect(states(before.out)).toMatchObject({
      environment: 'ok',
      'first page': 'ok',
      'legal texts': 'ok',
      'own words': 'weak',
      seller: 'missing',
      logo: 'weak',
      partners: 'ok',
      'back office': 'ok',
      metrics: 'weak',
      proxy: 'weak',
      payments: 'weak',
      photos: 'weak',
      hotels: 'missing',
      'gift card': 'ok',
      staff: 'missing',
      parked: 'ok',
      clock: 'ok',
      memory: 'ok',
      'mail server': 'weak',
      provider: 'weak',
      address: 'weak',
    });
    for (const secret of Object.values(SECRETS)) expect(before.out).not.toContain(secret);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('[SAMPLE] ', ''));
    await runCommand('staff', 'add', 'olive@shop.example', '--role', 'admin');
    const db = await openDatabase({ dataDir: '', databaseUrl: own.url });
    await db.transaction(async (tx) => {
      await tx.query(`insert into ledger_entries (key, event) values ('payout:hotel:7:2099-01', 'payout')`);
      await tx.query(`insert into ledger_lines select id, account, '7', 'EUR', cents from ledger_entries,
        (values ('hotel', 100), ('bank', -100)) line(account, cents)`);
    });
    await db.close();
    stub(own.url, { ADMIN_HOST: 'office.localhost', SMTP_URL: mails.url, TRUSTED_PROXIES: '1' });
    expect(states((await runCommand('doctor')).out)).toMatchObject({
      seller: 'ok',
      staff: 'ok',
      proxy: 'ok',
      'mail server': 'ok',
      payouts: 'weak',
      balances: 'weak',
    });
    await mails.close();
    await own.drop();
  });

  it('is told of a database that lacks migrations, which is left as it is', async () => {
    const own = await ownDatabase();
    stub(own.url);
    const { status, out } = await runCommand('doctor');
    expect([status, states(out)['database']]).toEqual([1, 'missing']);
    expect(out).toContain('lacks migrations');
    await own.drop();
  });

  it('finds pictures of the demo in a copy of its shop file', async () => {
    stub('postgres://nobody@127.0.0.1:9/none', { SHOP_FILE: join(TOP, 'host/demo/shop/shop.json') });
    const { out } = await runCommand('doctor');
    expect(states(out)).toMatchObject({ 'packaging pictures': 'missing', database: 'missing' });
    const checked = await runCommand('shop', 'check');
    expect([checked.status, checked.err]).toEqual([1, expect.stringContaining('/api/images/sea-03/')]);
  });

  it('reads the most important ones at the start too, in production alone', async () => {
    stub('postgres://nobody@127.0.0.1:9/none');
    const content = await openContent({ folder: undefined });
    const checks = async () =>
      (await startFindings(readEnv(process.env), content)).map(({ check, state }) => `${check} ${state}`);
    expect(await checks()).toEqual(expect.arrayContaining(['first page missing', 'legal texts missing']));
    vi.stubEnv('STAYKIT_MODE', 'demo');
    expect(await checks()).toEqual([]);
  });
});
