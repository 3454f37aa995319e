import { marketOf, type Locale, type Market } from '@staykit/values/market/locale.ts';
import type { Bases } from './call-bases.ts';

/** The addresses of one environment; a market may have some of its own. [PAPI-01] */
export interface EnvironmentBases extends Bases {
  markets?: Partial<Record<Market, Partial<Bases>>>;
}

/** The addresses of every environment, by its name: `production`, `staging` ... [PAPI-01] */
export type BaseSettings = Readonly<Record<string, EnvironmentBases>>;

/**
 * The base addresses of a market in an environment, to be spread into the options of a client. No address is built
 * in: an environment that the settings do not name is a mistake of the operator. [PAPI-01]
 * @public Of the npm package.
 */
export function basesOf(settings: BaseSettings, environment: string, locale: Locale): Bases {
  const found = settings[environment];
  if (!found) {
    throw new RangeError(
      `base settings: there is no environment ${JSON.stringify(environment)}, only ${Object.keys(settings).join(', ')}.`,
    );
  }
  const { markets, ...bases } = found;
  return { ...bases, ...markets?.[marketOf(locale)] };
}
