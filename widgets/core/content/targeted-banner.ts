import type { bannerRules, targetedBanner } from '@staykit/contract/content/banners.ts';
import type { Wire } from '@staykit/contract/wire.ts';
import type { Locale } from '@staykit/values/market/locale.ts';
import type { SearchCriteria } from '../search/criteria.ts';
import type { BannerFlow } from '@staykit/values/search/flow.ts';
import type { BannerPage } from './announcement.ts';
import { toCtas, type Cta } from './cta.ts';

/** What must hold for a banner to show; an absent rule does not restrict. [SENTITY-04] [BANNER-08] */
export type BannerRules = Wire<typeof bannerRules>;

/** A banner for some visitors. [SENTITY-03] */
export type TargetedBanner = Wire<typeof targetedBanner>;

/** What the rules are checked against. */
export interface BannerContext {
  locale: Locale;
  page: BannerPage;
  flow: BannerFlow;
  criteria: Pick<SearchCriteria, 'location' | 'theme' | 'lat' | 'lng' | 'distanceMax'>;
}

/** IS_LESS_THAN_TWO_HOURS: a search with coordinates and a distance, and without a city. [BANNER-10] */
export function isLessThanTwoHours({ criteria }: BannerContext): boolean {
  const { lat, lng, distanceMax, location } = criteria;
  return lat !== undefined && lng !== undefined && distanceMax !== undefined && location?.category !== 'city';
}

/** Whether all rules of a banner hold. [BANNER-08..10] */
export function rulesHold(rules: BannerRules | undefined, context: BannerContext): boolean {
  if (!rules) return true;
  const { location, theme } = context.criteria;
  const place = (category: 'department' | 'city' | 'country' | 'region') =>
    rules[category] === undefined || (location?.category === category && location.id === rules[category]);
  return (
    (rules.locale === undefined || rules.locale === context.locale) &&
    (rules.page === undefined || rules.page === context.page) &&
    (rules.flow === undefined || rules.flow === context.flow) &&
    (['department', 'city', 'country', 'region'] as const).every(place) &&
    (rules.displayBannerWithThisThematic === undefined || rules.displayBannerWithThisThematic === theme) &&
    (rules.isLessThanTwoHours !== true || isLessThanTwoHours(context))
  );
}

/** The first banner whose rules hold. [BANNER-08] */
export function bannerFor(
  banners: readonly TargetedBanner[],
  context: BannerContext,
): TargetedBanner | undefined {
  return banners.find(({ rules }) => rulesHold(rules, context));
}

/** The calls to action of a banner: those of its rules in their order where it has them, else its own. [BANNER-11] */
export function bannerCtas({ ctas = [], rules }: TargetedBanner): Cta[] {
  const byRule = toCtas([rules?.cta1, rules?.cta2, rules?.cta3]);
  return byRule.length > 0 ? byRule : toCtas(ctas);
}
