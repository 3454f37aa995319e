/** Reads what this tab keeps under a key until it is closed; undefined where nothing is kept or storage is closed to pages. */
export function readTab<Kept extends object>(key: string): Partial<Kept> | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return typeof kept === 'object' && kept !== null ? (kept as Partial<Kept>) : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps something in this tab until it is closed; without a value it is removed. Does nothing where storage is closed. */
export function writeTab(key: string, value?: object): void {
  try {
    if (value === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // The page works without it.
  }
}
