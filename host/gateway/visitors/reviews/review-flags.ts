/** A finding that a moderator should look at. */
export type ReviewFlag = 'email' | 'phone' | 'link' | 'insult' | 'capitals';

/** Words that make a text worth a look, without their endings; in the languages of the shop. */
const INSULTS = {
  fr: ['connard', 'connasse', 'salope', 'encul', 'putain', 'pute', 'merde', 'abruti', 'crétin', 'ordure'],
  es: ['cabrón', 'cabron', 'gilipollas', 'puta', 'mierda', 'imbécil', 'imbecil', 'hijoputa', 'coño'],
  nl: ['klootzak', 'kutwijf', 'kankerhoer', 'hoer', 'eikel', 'lul', 'mongool', 'teringlijer'],
  it: ['stronz', 'vaffancul', 'puttan', 'coglion', 'merda', 'bastard', 'cazzo'],
  en: ['fuck', 'asshole', 'bitch', 'nazi', 'idiot'],
};

const FOUND: Readonly<Record<ReviewFlag, RegExp>> = {
  email: /[\p{L}\p{N}._%+-]+\s?(?:@|\(at\)|\[at\])\s?[\p{L}\p{N}-]+\s?(?:\.|\(dot\))\s?\p{L}{2,}/iu,
  // Nine digits or more, grouped by what people put between them.
  phone: /(?:\+|\b)\d(?:[\s./()-]{0,2}\d){8,}/u,
  link: /https?:\/\/|\bwww\.|\b[\p{L}\p{N}-]+\.(?:(?:com|net|org|info|io|fr|es|be|nl|it|eu)\b|\p{L}{2,}\/)/iu,
  insult: new RegExp(`(?<!\\p{L})(?:${Object.values(INSULTS).flat().join('|')})`, 'iu'),
  capitals: /(?:\p{Lu}{3,}[\s,.!]+){4,}/u,
};

/** Findings in the texts of a review. They hold nothing back by themselves: a moderator decides. */
export function reviewFlags(...texts: readonly string[]): ReviewFlag[] {
  const all = texts.join('\n');
  return (Object.keys(FOUND) as ReviewFlag[]).filter((flag) => FOUND[flag].test(all));
}

/** Whether a text holds an HTML tag or comment. */
export function hasMarkup(text: string): boolean {
  return /<\/?[a-z][^<]*>|<!--/i.test(text);
}
