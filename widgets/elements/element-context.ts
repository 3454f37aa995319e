import { toLocale } from '../core/market/locale.ts';
import type { ElementContext } from './element-spec.ts';

/** What a page says once for all its elements: the `data-*` of the loader script. Texts, as the page wrote them. */
export type ContextDefaults = Readonly<Record<string, string | undefined>>;

/** Attributes that every element has. */
export const COMMON_ATTRIBUTES = ['api', 'locale', 'partner', 'theme', 'flow', 'group'] as const;

/**
 * The context of one element; the nearest wins: its own attribute or property, the loader's `data-*`, the default.
 * Without an `api` the shop is where the element files came from.
 */
export function elementContext(
  own: Readonly<Record<string, unknown>>,
  loader: ContextDefaults,
  home: string,
): ElementContext {
  const nearest = (name: string): string => String(own[name] ?? loader[name] ?? '');
  const partner = Number(nearest('partner'));
  const theme = nearest('theme');
  const flow = nearest('flow');
  return {
    api: (nearest('api') || home).replace(/\/$/, ''),
    // As `lang` is written: a hyphen must not make it the language of another country.
    locale: toLocale(nearest('locale').replace('-', '_')),
    ...(partner > 0 && { partner }),
    ...(theme && { theme }),
    ...(flow && { flow }),
  };
}
