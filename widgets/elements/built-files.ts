/** One file of Vite's manifest. */
export interface BuiltFile {
  file: string;
  imports?: readonly string[];
  dynamicImports?: readonly string[];
}

/** Vite's manifest of the element build (`files.json`): source or chunk id to built file. */
export type BuiltFiles = Readonly<Record<string, BuiltFile>>;

/** The built file of a source, and after it all that it imports at once. */
function staticFiles(built: BuiltFiles, id: string): string[] {
  const files = new Set<string>();
  const walk = (one: string): void => {
    const entry = built[one];
    if (!entry || files.has(entry.file)) return;
    files.add(entry.file);
    entry.imports?.forEach(walk);
  };
  walk(id);
  if (files.size === 0) throw new Error(`The element build has no ${id}.`);
  return [...files];
}

/** The files that a widget needs at once, its own first, without its texts. */
export const widgetFiles = (built: BuiltFiles, widget: string): string[] =>
  staticFiles(built, `widgets/elements/${widget}.ts`);

/** The file of a widget's texts in a locale. */
export const textFile = (built: BuiltFiles, widget: string, locale: string): string =>
  staticFiles(built, `virtual:staykit-texts/${widget}/${locale}`)[0]!;
