/** Built files of an island. */
export interface IslandAssets {
  /** Addresses of the modules that hydrate it: preloaded where it stands. */
  files: readonly string[];
  /** The texts that it reads, by locale. */
  texts: Readonly<Record<string, string>>;
}

/** Addresses of the built files that a page links. */
export interface PageAssets {
  /** The module of every page, which loads what else is wanted. */
  entry: string;
  /** The script of the head. */
  early: string;
  /** The module of the shell of an export; only exports have one. */
  rest?: string;
  /** By the name of the island. */
  islands: Readonly<Record<string, IslandAssets>>;
}
