/** What one command adds to the project. */
export interface Plan {
  /** New files by their path from the top, with their text. */
  files: Readonly<Record<string, string>>;
  /** Texts that existing files get, each right after the first place that reads `after`. */
  entries: readonly { file: string; after: string; text: string }[];
  /** Commands of package.json that write what is derived, in order. */
  run?: readonly string[];
}

/** `price-history` as `PriceHistory`. */
export const pascal = (name: string): string =>
  name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** `price-history` as `priceHistory`. */
export const camel = (name: string): string => pascal(name).replace(/^\w/, (letter) => letter.toLowerCase());

/** `price-history` as `price history`. */
export const words = (name: string): string => name.replaceAll('-', ' ');
