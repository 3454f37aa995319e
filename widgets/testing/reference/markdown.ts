/** A Markdown table; bars inside cells are kept as text, line breaks become blanks. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll(/\s*\n\s*/g, ' ')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** A text as code; nothing stays nothing. */
export const code = (text: string): string => (text === '' ? '' : `\`${text}\``);

/** The head of every generated page: what it is made from, and how it is made again. */
export function page(
  title: string,
  intro: string,
  sources: readonly string[],
  ...sections: readonly string[]
): string {
  const made = `Made from ${sources.map((file) => code(file)).join(', ')} by \`npm run reference\`. Change the source, not this page.`;
  return [`# ${title}`, intro, ...sections, '---', made].join('\n\n') + '\n';
}
