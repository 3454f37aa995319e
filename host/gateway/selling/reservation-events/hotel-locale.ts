import type { Locale } from '@staykit/values/market/locale.ts';
import type { HotelRecord } from '../../catalogue/records.ts';

const LOCALE_OF = { FR: 'fr_FR', ES: 'es_ES', NL: 'nl_NL', IT: 'it_IT' } as const;

/** Postcodes of Brussels, of Walloon Brabant and of the rest of Wallonia. */
const FRENCH_IN_BELGIUM = /^(1[0-4]|[4-7]\d)\d\d$/;

/** The language in which a hotel is written to: what it said, or that of its country, in Belgium of its postcode. */
export function hotelLocale({
  country,
  postcode,
  supplied,
}: Pick<HotelRecord, 'country' | 'postcode' | 'supplied'>): Locale {
  if (supplied?.reservationsLocale) return supplied.reservationsLocale;
  if (country !== 'BE') return LOCALE_OF[country];
  return FRENCH_IN_BELGIUM.test(postcode) ? 'fr_BE' : 'nl_BE';
}
