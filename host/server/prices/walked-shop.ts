import type { FastifyInstance } from 'fastify';
import { openSmallShop, type SmallShop } from '@staykit/gateway/fixtures/small-shop.ts';
import type { Refusal } from '@staykit/gateway/fixtures/selling-desk.ts';
import { mailTexts } from '@staykit/gateway/mail/fixtures/mail-texts.ts';
import { pdfText } from '@staykit/gateway/payment/fixtures/pdf-text.ts';
import { givePromoCode } from '@staykit/gateway/selling/promo/fixtures/give-promo-code.ts';
import { readPartners } from '@staykit/partners/read-partners.ts';
import { RESERVED_SEGMENTS } from '@staykit/routing/segments.ts';
import { TOP } from '../../top.ts';
import { createApp } from '../create-app.ts';
import { readEnv } from '../environment/read-env.ts';
import { shopFolders } from '../shop-folders.ts';
import { siteSettings } from '../site-settings.ts';

/** A whole shop in this process: its pages, its calls and its mails. */
export interface WalkedShop extends Pick<SmallShop, 'gifts'> {
  /** The HTML of a page of the French shop. */
  page(path: string): Promise<string>;
  get<Body>(path: string): Promise<Body>;
  post<Body>(path: string, body: object): Promise<Body>;
  /** Sends an order, pays at the bank, and comes back. Throws what the shop answered to one that was not sold. */
  order<Body>(path: string, body: object): Promise<Body>;
  /** The total in cents that the shop asks for a gift, as it answers an order of a wrong price. */
  askedFor(gift: object): Promise<number>;
  /** The texts of the mails to an address, by template. */
  mailsTo(recipient: string): ReturnType<typeof mailTexts>;
  /** The sums of a sale's ledger by account, in cents. */
  ledgerOf(saleId: string): Promise<Map<string, number>>;
  /** The text of a PDF. */
  pdf(path: string): Promise<string>;
  /** Gives out a promo code of ten per cent for everything. */
  promoCode(code: string): Promise<void>;
  close(): Promise<void>;
}

const HEADERS = { host: 'fr-fr.localhost' };
let orders = 0;

/** Opens it, with rooms for every booking of a walk. */
export async function openWalkedShop(): Promise<WalkedShop> {
  const shop = await openSmallShop({ hotels: 120 });
  const env = readEnv({ RATE_LIMIT: '0' });
  const folders = shopFolders(env, TOP);
  const app: FastifyInstance = await createApp({
    ...siteSettings(env),
    gateway: shop.parts,
    ...(shop.bank && { bank: shop.bank }),
    partners: readPartners(folders.partners, RESERVED_SEGMENTS),
    assets: { entry: '/assets/visitor.js', early: '/assets/early.js', islands: {} },
    folders,
  });
  const { db } = shop.metricSources;
  const post = async (path: string, payload: object, key?: string) => {
    const headers = { ...HEADERS, ...(key !== undefined && { 'idempotency-key': key }) };
    const answer = await app.inject({ method: 'POST', url: path, payload, headers });
    return { status: answer.statusCode, body: answer.json<unknown>() };
  };
  return {
    gifts: shop.gifts,
    async page(path) {
      const { statusCode, body } = await app.inject({ url: path, headers: HEADERS });
      if (statusCode !== 200) throw new Error(`${path} was answered ${statusCode}`);
      return body;
    },
    async get<Body>(path: string) {
      return (await app.inject({ url: path, headers: HEADERS })).json<Body>();
    },
    async post<Body>(path: string, body: object) {
      return (await post(path, body)).body as Body;
    },
    async order<Body>(path: string, body: object) {
      orders += 1;
      const send = () => post(path, body, `price-walk-order-${orders}`);
      let answer = await send();
      const url = ((answer.body as Refusal).details ?? {})['redirectUrl'];
      if (typeof url === 'string') {
        await app.inject({
          method: 'POST',
          url: new URL(url).pathname,
          headers: { ...HEADERS, 'content-type': 'application/x-www-form-urlencoded' },
          payload: 'do=pay',
        });
        answer = await send();
      }
      if (answer.status !== 201) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
      return answer.body as Body;
    },
    async askedFor(gift) {
      orders += 1;
      const { body } = await post('/api/gifts', { ...gift, price: 1 }, `price-walk-order-${orders}`);
      return Number((body as Refusal).details?.['price']);
    },
    mailsTo: (recipient) => mailTexts(db, recipient),
    async ledgerOf(saleId) {
      const rows = await db.query<{ account: string; cents: number }>(
        `select account, sum(amount_cents)::integer as cents from ledger_lines l
        join ledger_entries e on e.id = l.entry_id where sale_id = $1 group by account`,
        [saleId],
      );
      return new Map(rows.map(({ account, cents }) => [account, cents]));
    },
    async pdf(path) {
      const { rawPayload } = await app.inject({ url: path, headers: HEADERS });
      return pdfText(rawPayload).text;
    },
    async promoCode(code) {
      const products = ['stay', 'activity', 'box', 'giftCard'] as const;
      await givePromoCode(db, { code, validFrom: '2020-01-01T00:00:00Z', products: [...products] });
    },
    async close() {
      await app.close();
      await shop.close();
    },
  };
}
