import type { PartnerProblem } from '../partner-error.ts';
import { FORM_LOCALES } from '@staykit/values/market/address-form.ts';
import type { PartnerSettings } from '../partner-schema.ts';
import type { PartnerText } from '../text/partner-text.ts';
import type { Places } from '../reading/places.ts';
import { domainProblems } from './domain-problems.ts';
import { themeProblems } from './theme-problems.ts';

/** What lies around a partner file, as far as whoever has it checked knows. */
export interface Surroundings {
  /** Names of the files in the partner's folder: no other is suggested. Absent: any may be there. */
  files?: readonly string[];
  /** Whether an address is that of the shop or of another partner, and not to be suggested. */
  isTaken?: (minisiteUrl: string) => boolean;
  /** Host names of the shop, which no partner can have. */
  shopHosts?: readonly string[];
  /** Where the values of a text stand that was put together from several files. */
  places?: Places;
}

/** What the schema takes and no page can use: looks, domains, and fields that do not go together. */
export function ruleProblems(
  settings: Partial<PartnerSettings>,
  text: PartnerText,
  { files, shopHosts = [] }: Surroundings,
): PartnerProblem[] {
  const { addressForm, features, legalText, logoUrl, logoDarkUrl, minisiteLocale, offerTerms } = settings;
  const problems = [...themeProblems(settings, text), ...domainProblems(settings, text, shopHosts)];
  if (addressForm && minisiteLocale && !FORM_LOCALES[addressForm].includes(minisiteLocale)) {
    problems.push(
      text.problem(
        ['addressForm'],
        `a form that ${minisiteLocale} has: texts are "${addressForm}" in ${FORM_LOCALES[addressForm].join(', ')}`,
        JSON.stringify(addressForm),
        'nothing: take this line out',
      ),
    );
  }
  if (features?.footer === false && legalText !== undefined) {
    problems.push(
      text.problem(['features', 'footer'], 'true, because "legalText" has to be shown', 'false', {
        value: true,
      }),
    );
  }
  const missingLogo =
    (logoDarkUrl !== undefined && 'the logo for the day beside "logoDarkUrl"') ||
    (features?.shopMark === false && 'a logo in place of the mark of the shop');
  if (missingLogo && logoUrl === undefined && text.at(['logoUrl']) === undefined) {
    problems.push(
      text.problem(
        ['logoUrl'],
        missingLogo,
        'nothing: the key is missing',
        files && !files.includes('logo.svg') ? 'the name of a picture of the folder' : { value: 'logo.svg' },
      ),
    );
  }
  const window = offerTerms?.window;
  if (window && window.to < window.from) {
    problems.push(
      text.problem(
        ['offerTerms', 'window', 'to'],
        `a day not before "from" (${window.from})`,
        JSON.stringify(window.to),
        { value: window.from },
      ),
    );
  }
  return problems;
}
