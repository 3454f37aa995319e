import { CONSENT_PURPOSES } from '@staykit/core/consent/consent.ts';
import { DEFAULT_LOCALE, type Locale } from '@staykit/values/market/locale.ts';
import type { ElementContext } from '@staykit/element-spec/element-spec.ts';

/** What a page says once for all its elements: the `data-*` of the loader script. Texts, as the page wrote them. */
export type ContextDefaults = Readonly<Record<string, string | undefined>>;

/** Values as `elementValues` reads them. */
type Values = Readonly<Record<string, unknown>>;

/**
 * The context of one element; the nearest wins: its own attribute or property, the loader's `data-*`, the default.
 * Without an `api` the shop is where the element files came from.
 */
export function elementContext(own: Values, loader: Values, home: string): ElementContext {
  const { api = home, locale = DEFAULT_LOCALE, partner, theme, flow, consent } = { ...loader, ...own };
  return {
    api: String(api),
    locale: locale as Locale,
    ...(partner !== undefined && { partner: Number(partner) }),
    ...(theme !== undefined && { theme: String(theme) }),
    ...(flow !== undefined && { flow: String(flow) }),
    // A property may hold anything: what is no purpose is not allowed.
    consent: CONSENT_PURPOSES.filter((purpose) => Array.isArray(consent) && consent.includes(purpose)),
  };
}
