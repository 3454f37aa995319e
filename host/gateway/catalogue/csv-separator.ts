/** The separator of a CSV file, by its header line: the comma, semicolon or tab that is most often in it. */
export function separatorOf(text: string): string {
  const [header = ''] = text.split(/[\r\n]/, 1);
  return [',', ';', '\t'].toSorted((a, b) => header.split(b).length - header.split(a).length)[0] ?? ',';
}
