/*
 * The two parts of the URL standard that this package reads and writes addresses with. Browsers and Node have them; the
 * types of either would bring the rest of a browser or of Node with them.
 */
interface URLSearchParams extends Iterable<[string, string]> {
  append(name: string, value: string): void;
  delete(name: string, value?: string): void;
  get(name: string): string | null;
  getAll(name: string): string[];
  has(name: string, value?: string): boolean;
  set(name: string, value: string): void;
  sort(): void;
  toString(): string;
  keys(): IterableIterator<string>;
  entries(): IterableIterator<[string, string]>;
  forEach(each: (value: string, key: string) => void): void;
  readonly size: number;
}
declare const URLSearchParams: {
  new (
    from?:
      | string
      | Iterable<[string, string]>
      | [string, string][]
      | Record<string, string>
      | URLSearchParams,
  ): URLSearchParams;
};
interface URL {
  readonly origin: string;
  readonly searchParams: URLSearchParams;
  hash: string;
  host: string;
  hostname: string;
  href: string;
  pathname: string;
  port: string;
  protocol: string;
  search: string;
  username: string;
  password: string;
  toString(): string;
}
declare const URL: {
  new (url: string, base?: string | URL): URL;
  canParse(url: string, base?: string): boolean;
};
