/** Words that stay small inside a name, in the languages of the catalogue. */
const SMALL = new Set(
  'a à al alla alle ai au aux con d da dal dalla de dei del della delle den der des di du e el en et in la las le les los of op par per pour sur the van y à'.split(
    ' ',
  ),
);
/** Words that stay as they are. */
const CAPITAL = new Set([
  'II',
  'III',
  'IV',
  'VI',
  'VII',
  'VIII',
  'IX',
  'XIV',
  'XV',
  'XVI',
  'SPA',
  'B&B',
  'BW',
  'NH',
  'AC',
]);

/** A name that a register writes in capitals as people write it; any other name as it is. */
export function titleCase(name: string): string {
  const text = name.replace(/\s+/g, ' ').trim();
  if (/\p{Ll}/u.test(text)) return text;
  let first = true;
  return text.replace(/[\p{L}\p{M}\d&]+/gu, (word, offset: number) => {
    const before = text[offset - 1];
    const start = first || before === '(' || before === '-';
    first = false;
    if (CAPITAL.has(word)) return word === 'SPA' ? 'Spa' : word;
    const lower = word.toLocaleLowerCase('fr');
    // "L'OUSTAL" is "l’Oustal": one letter before an apostrophe is small, unless it begins the name.
    if (!start && (SMALL.has(lower) || (word.length === 1 && /['’]/.test(text[offset + 1] ?? ''))))
      return lower;
    return lower.charAt(0).toLocaleUpperCase('fr') + lower.slice(1);
  });
}
