/** A widget as a page shall have it. */
export interface SnippetWidget {
  /** `search-box`. */
  name: string;
  /** Its own attributes, as HTML writes them, by name. */
  attributes: Readonly<Record<string, string>>;
  /** What they say, by property name: a number, `true`, an object, a text. */
  values: Readonly<Record<string, unknown>>;
  /** The link that is shown until it is there, and where scripts are blocked. */
  fallback: { href: string; label: string };
}

/** What a page shall have. */
export interface SnippetUse {
  widgets: readonly SnippetWidget[];
  /** What holds for all of them, by attribute name, with `api` and `locale`. */
  common: Readonly<Record<string, string>>;
  /** The same by property name. */
  values: Readonly<Record<string, unknown>>;
}

/** The files of an address, for pages that have no bundler. */
export interface SnippetFiles {
  /** Address of the element files of a version: `https://cdn.example/elements/1.2.0`. */
  address: string;
  /** Integrity hash of the loader. */
  integrity: string;
  /** Links of the head, as `pageLinks` writes them. */
  links: readonly string[];
}

/** A piece of a page, with what is to be done with it. */
export interface SnippetPart {
  title: string;
  text: string;
}

/** `search-box` as a component: `SearchBox`. */
export const componentName = (name: string): string =>
  name.replace(/(^|-)(.)/g, (_, __, letter: string) => letter.toUpperCase());

/** `search-box` as a variable: `searchBox`. */
export const variableName = (name: string): string =>
  name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
