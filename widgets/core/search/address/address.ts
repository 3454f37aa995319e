/** The two parts of the page address that hold a search. */
export interface AddressParts {
  /** Criteria, without the leading `#`. */
  hash: string;
  /** Flow, page and origin, without the leading `?`. */
  search: string;
}

/** What stands over the page at a step of the visitor's history, so that Back closes it: the map. */
export interface AddressLayer {
  /** What stands there at the present step; nothing where nothing does. */
  read(): string | undefined;
  /** Adds a step at which it stands there. It stays for what is searched from it. */
  open(name: string): void;
  /** Leaves it: back to the step before it, or, after a search from it, with what was found. */
  close(): void;
}

/**
 * The page address as a widget sees it. The history is passed in, so that the same widget reads and writes the
 * address of the marketplace, and leaves that of a partner's page alone.
 */
export interface AddressBinding {
  /** The present address. */
  read(): AddressParts;
  /** Writes the given parts and keeps the others. `push` adds a step to the visitor's history, `replace` does not. */
  write(parts: Partial<AddressParts>, mode: 'push' | 'replace'): void;
  /** Calls back when the visitor changes the address (Back, Forward, a typed hash). Returns the way to stop. */
  subscribe(listener: () => void): () => void;
  /** Where there is none, what is opened over the page adds no step. */
  layer?: AddressLayer;
}
