import type { SubElement, SubElementCategory, SubElementChoice } from './sub-element.ts';

/** The choice of a single category that costs nothing. [SLEEVE-05] */
export const STANDARD_SLEEVE = 'default';

/** The category that has a standard choice beside its elements. [SLEEVE-02] */
export const STANDARD_CATEGORY = '2';

/** What is chosen, by the key of the category in the address. */
export type SleeveSelection = Readonly<Record<string, readonly string[]>>;

/** The key of a category in the address: its description, which is the same in every language. [SLEEVE-03] */
export const sleeveHashKey = ({ description }: Pick<SubElementCategory, 'description'>): string =>
  description.toLowerCase();

/** Whether a category has the standard choice. [SLEEVE-02] */
export const hasStandard = ({ id, singleSelection }: Pick<SubElementCategory, 'id' | 'singleSelection'>) =>
  singleSelection && id === STANDARD_CATEGORY;

/** The name of a category in a locale, else its description. [SLEEVE-09] */
export function categoryName({ names, description }: SubElementCategory, locale: string): string {
  return (Object.hasOwn(names, locale) && names[locale]) || description;
}

/** The elements of one category. */
export const elementsOf = ({ elements }: SubElementChoice, category: Pick<SubElementCategory, 'id'>) =>
  elements.filter(({ categoryId }) => categoryId === category.id);

/**
 * What an address says of a category: ids that are there no longer are left out, and a single choice without one is the
 * standard. [SLEEVE-07]
 */
export function keptSleeves(
  value: string | null | undefined,
  available: readonly Pick<SubElement, 'id'>[],
  isSingle: boolean,
): string[] {
  const told = (value ?? '').split(',');
  const kept = available.map(({ id }) => id).filter((id) => told.includes(id));
  return isSingle ? [kept[0] ?? STANDARD_SLEEVE] : kept;
}

/** A list of several with one put in, or taken out. [SLEEVE-04] */
export function toggledSleeve(ids: readonly string[], id: string): string[] {
  return ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id];
}

/** What an address says of all categories. */
export function readSleeves(hash: string, choice: SubElementChoice): SleeveSelection {
  const entries = new URLSearchParams(hash);
  return Object.fromEntries(
    choice.categories.map((category) => {
      const key = sleeveHashKey(category);
      return [key, keptSleeves(entries.get(key), elementsOf(choice, category), category.singleSelection)];
    }),
  );
}

/** The address with one category in it: nothing chosen of several takes its key out. [SLEEVE-03] [SLEEVE-04] */
export function writeSleeves(hash: string, key: string, ids: readonly string[]): string {
  const entries = new URLSearchParams(hash);
  if (ids.length > 0) entries.set(key, ids.join(','));
  else entries.delete(key);
  return String(entries).replaceAll('%2C', ',');
}

/** The elements that are chosen; the standard is none. */
export function chosenSleeves(selection: SleeveSelection, choice: SubElementChoice): SubElement[] {
  return choice.categories.flatMap((category) => {
    const ids = selection[sleeveHashKey(category)] ?? [];
    return elementsOf(choice, category).filter(({ id }) => ids.includes(id));
  });
}
