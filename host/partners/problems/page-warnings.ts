import { isIP } from 'node:net';
import type { PartnerProblem } from '../partner-error.ts';
import type { PartnerSettings } from '../partner-schema.ts';
import type { PartnerText } from '../text/partner-text.ts';
import type { ReservedSegments } from './shared-problems.ts';

/** Pages that are another one for each visitor, or answer a form: no file can be one. */
const NEEDS_SERVER = new Set(['checkout', 'booking-lookup', 'account', 'beneficiary', 'giftcard', 'review']);
/** Pages of one thing, which has to be named. */
const NAMED = new Set(['product', 'hotel', 'activity']);

/** What of a partner file leads nowhere, or is over. `today` is yyyy-MM-dd, `reserved` tells the shop's pages. */
export function pageWarnings(
  settings: PartnerSettings,
  text: PartnerText,
  today: string,
  reserved: ReservedSegments,
): PartnerProblem[] {
  return [
    ...endedWindow(settings, text, today),
    ...(settings.prerender ?? []).flatMap((page, index) => {
      const fault =
        pageFault(page, reserved) ??
        (settings.prerender?.indexOf(page) === index ? undefined : 'named above');
      if (fault === undefined) return [];
      return [
        text.problem(
          ['prerender', index],
          'a page of the minisite that is the same for every visitor',
          `${JSON.stringify(page)}, which is ${fault}`,
          'nothing: take this line out',
        ),
      ];
    }),
    ...addresses(settings, text),
  ];
}

function endedWindow({ offerTerms }: PartnerSettings, text: PartnerText, today: string): PartnerProblem[] {
  const { window, enforce } = offerTerms ?? {};
  if (!window || window.to >= today) return [];
  return [
    text.problem(
      ['offerTerms', 'window', 'to'],
      `a day from ${today} on`,
      `${JSON.stringify(window.to)}: the offers are over, ${enforce ? 'no stay can be booked, and ' : 'and '}the minisite no longer tells the days`,
      'the new last day, or no "window"',
    ),
  ];
}

/** Why a page is not exported, to be read after "which is"; `undefined` where it can be. */
function pageFault(page: string, reserved: ReservedSegments): string | undefined {
  const [path = '', query] = page.split('?');
  const [first = '', second] = path.split('/').filter((part) => part !== '');
  const what = reserved.get(first);
  if (what === undefined) return 'no page of the shop';
  const name = /^the page (.+)$/.exec(what)?.[1];
  if (name === undefined) return what;
  if (NEEDS_SERVER.has(name)) return `${what}, which needs a server`;
  if (NAMED.has(name) && second === undefined) return `${what} without its id`;
  return query === '' ? 'a page with an empty query' : undefined;
}

/** Addresses of others that no visitor can open; whether one answers is not asked. */
function addresses({ logoTarget, seo }: PartnerSettings, text: PartnerText): PartnerProblem[] {
  const named: [string[], string | undefined][] = [
    [['logoTarget'], logoTarget],
    [['seo', 'canonical'], seo?.canonical],
  ];
  return named.flatMap(([path, address]) => {
    if (address === undefined) return [];
    const url = URL.parse(address);
    const host = url?.hostname.replaceAll(/^\[|\]$/g, '') ?? '';
    const isOpen = host.includes('.') && !isIP(host) && !host.endsWith('.localhost') && url?.username === '';
    if (isOpen && url.protocol === 'https:') return [];
    return [
      text.problem(
        path,
        'an address that visitors can open, https://...',
        JSON.stringify(address),
        isOpen ? { value: address.replace(/^http:/i, 'https:') } : 'nothing: take this line out',
      ),
    ];
  });
}
