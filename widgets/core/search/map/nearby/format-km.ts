import { languageTag, type Locale } from '@staykit/values/market/locale.ts';

/** A distance as visitors read it: metres below one km, `3,4 km`, `32 km`. */
export function formatKm(km: number, locale: Locale): string {
  const metres = km < 1;
  return new Intl.NumberFormat(languageTag(locale), {
    style: 'unit',
    unit: metres ? 'meter' : 'kilometer',
    maximumFractionDigits: metres ? 0 : 1,
  }).format(metres ? Math.round(km * 1000) : km);
}
