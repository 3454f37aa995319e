/** Characters of a description that search engines show. */
const SHOWN = 160;

/** As many whole words of a text as search engines show of a description. */
export function shortText(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= SHOWN) return plain;
  const cut = plain.slice(0, SHOWN - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).replace(/[\s,;:–-]+$/, '')}…`;
}
