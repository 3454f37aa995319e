import type { BoxStorage } from '../search-box.props.ts';

/** The text kept under a key; null when there is none, or the storage is forbidden. */
export function readText(storage: BoxStorage | undefined, key: string): string | null {
  try {
    return storage?.getItem(key) ?? null;
  } catch {
    // A browser may forbid its storage: the box works without it.
    return null;
  }
}

/** The value kept under a key; null when there is none, or it is not ours. */
export function readStored(storage: BoxStorage | undefined, key: string): unknown {
  try {
    return JSON.parse(readText(storage, key) ?? 'null');
  } catch {
    // What lies in the storage may be anybody's.
    return null;
  }
}

/** Keeps a value, or takes it away when undefined; a storage that is full or forbidden keeps nothing. */
export function store(storage: BoxStorage | undefined, key: string, value: unknown): void {
  try {
    if (value === undefined) storage?.removeItem(key);
    else storage?.setItem(key, JSON.stringify(value));
  } catch {
    // See above.
  }
}
