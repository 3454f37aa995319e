/** What an address may say of the campaign that led here, without `utm_`. */
export const UTM_NAMES = ['source', 'medium', 'campaign', 'content', 'term'] as const;

/** What led somebody here. */
export type Utm = Partial<Record<(typeof UTM_NAMES)[number], string>>;

/** Maximum length of one of them. */
const MOST_LETTERS = 100;

/** What a query says of it; names that it leaves empty are left out. */
export function readUtm(search: string): Utm {
  const query = new URLSearchParams(search);
  return Object.fromEntries(
    UTM_NAMES.flatMap((name) => {
      const value = (query.get(`utm_${name}`) ?? '').replace(/[\p{Cc}\p{Cs}]/gu, '').slice(0, MOST_LETTERS);
      return value === '' ? [] : [[name, value]];
    }),
  );
}
