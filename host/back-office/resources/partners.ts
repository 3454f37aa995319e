import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { dayIn } from '@staykit/gateway/catalogue/calendar-day.ts';
import { GatewayError } from '@staykit/gateway/errors/gateway-error.ts';
import { pausedMinisites, setPaused } from '@staykit/gateway/selling/partner-pauses.ts';
import { partnerTotals } from '@staykit/gateway/selling/partner-sales.ts';
import { settingsOf } from '@staykit/core/market/market-settings.ts';
import { describeProblem } from '@staykit/partners/partner-error.ts';
import type { Partner } from '@staykit/partners/partner.ts';
import type { RefusedPartner } from '@staykit/partners/refused-partner.ts';
import { siteAddress } from '@staykit/routing/sites.ts';
import { addDays } from '@staykit/values/dates/plain-date.ts';
import { action, resource, type ReadContext, type Row } from '../registry/resource.ts';
import { EDIT_PARTNERS } from '../studio/ticket.ts';
import { optionalText, reason } from './fields.ts';

const READ = ['support', 'content', 'finance'] as const;

/** Days of the sales that are shown. */
const DAYS = 30;

/** Where visitors find a minisite: on the first domain that the partner brought, else on the shop. */
function addressOf({ parts, origin }: ReadContext, partner: Partner): string {
  const { domains: [domain] = [], minisiteLocale, minisiteUrl } = partner;
  if (domain !== undefined) return `${origin.protocol}://${domain}/`;
  return `${siteAddress(minisiteLocale, origin, parts.sites) ?? ''}/${minisiteUrl}`;
}

/** Partners that are served or paused, with what they sold and earn. Amounts are cents. */
async function served(context: ReadContext, all: readonly Partner[]): Promise<Row[]> {
  const { db, parts } = context;
  const periods = all.map(({ minisiteId, minisiteLocale }) => {
    const { timeZone } = settingsOf(minisiteLocale);
    const to = dayIn(timeZone, parts.clock());
    return { minisiteId, from: addDays(to, 1 - DAYS), to, timeZone, country: minisiteLocale.slice(-2) };
  });
  // One after the other: a page of the back office takes no more than one connection.
  const paused = await pausedMinisites(db);
  const totals = new Map((await partnerTotals(db, periods)).map((one) => [one.minisiteId, one]));
  return all.map((partner) => {
    const { minisiteId, minisiteLocale: locale, minisiteUrl, slug, partnerName: name = slug } = partner;
    const { points = 0, sales = 0, cents = 0 } = totals.get(minisiteId) ?? {};
    return {
      id: slug,
      minisiteId,
      name,
      state: paused.includes(minisiteId) ? 'paused' : 'live',
      locale,
      minisiteUrl,
      address: addressOf(context, partner),
      domains: partner.domains ?? [],
      origins: partner.origins ?? [],
      commissionPercent: points / 100,
      salesCount: sales,
      salesCents: cents,
    };
  });
}

/** A partner whose file cannot be used. */
const unserved = ({ slug, domains, minisiteLocale }: RefusedPartner): Row => ({
  id: slug,
  name: slug,
  state: 'refused',
  locale: minisiteLocale ?? '',
  domains,
  origins: [],
});

async function show(context: ReadContext, id: string): Promise<Row | undefined> {
  const { partners, partnersFolder } = context.parts;
  const partner = partners.all.find(({ slug }) => slug === id);
  const refused = partners.refused.find(({ slug }) => slug === id);
  if (!partner && !refused) return undefined;
  const [row = unserved(refused as RefusedPartner)] = partner ? await served(context, [partner]) : [];
  const file = join(partnersFolder ?? '', id, 'partner.json');
  const findings =
    refused?.problems ?? partners.warnings.filter((one) => one.file.endsWith(`/${id}/partner.json`));
  return {
    ...row,
    file: existsSync(file) ? readFileSync(file, 'utf8') : '',
    findings: findings.map((one) => ({ line: one.line ?? null, path: one.path, text: describeProblem(one) })),
    history: await context.db.query(
      `select id::text as id, at, staff_email as "staffEmail", reason,
        case resource when 'studio' then 'studio ' || action else action end as action from staff_audit
      where resource in ('partners', 'studio') and subject = $1 order by staff_audit.id desc limit 50`,
      [id],
    ),
  };
}

const pausing = (isPaused: boolean) =>
  action(EDIT_PARTNERS, z.object({ reason: reason() }), ({ db, parts, now }, id) =>
    db.transaction(async (tx) => {
      const partner = parts.partners.all.find(({ slug }) => slug === id);
      if (!partner || !(await setPaused(tx, partner.minisiteId, isPaused, now)))
        throw new GatewayError(
          'BAD_REQUEST',
          `The partner is not served, or is ${isPaused ? '' : 'not '}paused.`,
        );
    }),
  );

/** Partners with their minisites: what their files say, what they sold, and whether they are open. */
export const partners = resource({
  name: 'partners',
  roles: READ,
  filter: z.object({ q: optionalText(), state: z.optional(z.enum(['live', 'paused', 'refused'])) }),
  sorts: ['name', 'salesCents', 'minisiteId'],
  async list(context, { filter: { q = '', state }, sort, order, offset, limit }) {
    const { all, refused } = context.parts.partners;
    // One that is served as it was before its file became unusable is among both.
    const closed = refused.filter(({ slug }) => !all.some((one) => one.slug === slug));
    const rows = [...closed.map(unserved), ...(await served(context, all))];
    const found = rows.filter(
      (row) =>
        (state === undefined || row['state'] === state) &&
        `${row.id} ${String(row['name'])} ${String(row['minisiteId'])}`
          .toLowerCase()
          .includes(q.toLowerCase()),
    );
    const sign = order === 'asc' ? 1 : -1;
    found.sort((one, other) => sign * compare(one[sort] ?? '', other[sort] ?? ''));
    return { rows: found.slice(offset, offset + limit), total: found.length };
  },
  get: show,
  actions: { pause: pausing(true), resume: pausing(false) },
});

const compare = (one: unknown, other: unknown): number =>
  typeof one === 'number' && typeof other === 'number'
    ? one - other
    : String(one).localeCompare(String(other));
