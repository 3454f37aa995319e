import { readUtm, type Utm } from '@staykit/core/market/utm.ts';
import { CONSENT_EVENT, consentNow } from '../consent/consent-now.ts';

/*
 * The campaign that led a visitor here goes along to the sale: in this tab alone, and once the visitor agreed to be
 * counted. A later campaign takes the place of an earlier one.
 */

const KEY = 'stay-utm';

const isAllowed = () => consentNow().has('analytics');

/** Keeps what the address says of its campaign, now or when the visitor agrees on this page. */
export function keepUtm(search: string): void {
  const utm = readUtm(search);
  if (Object.keys(utm).length === 0) return;
  const keep = (): void => {
    if (!isAllowed()) return;
    try {
      const entries = Object.entries(utm).map(([name, value]) => [`utm_${name}`, value]);
      sessionStorage.setItem(KEY, String(new URLSearchParams(entries)));
    } catch {
      // Without storage the sale has no campaign.
    }
  };
  keep();
  document.addEventListener(CONSENT_EVENT, keep);
}

/** The campaign that goes along; nothing once the visitor took their word back. */
export function keptUtm(): Utm {
  if (!isAllowed()) return {};
  try {
    return readUtm(sessionStorage.getItem(KEY) ?? '');
  } catch {
    return {};
  }
}

/** Where a sale came from, with the campaign that goes along; what the address of the sale says comes first. */
export function withCampaign<Source extends { utm?: Utm }>(source: Source): Source {
  const utm = source.utm ?? keptUtm();
  return Object.keys(utm).length > 0 ? { ...source, utm } : source;
}
