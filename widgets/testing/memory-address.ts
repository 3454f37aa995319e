import type { AddressBinding, AddressParts } from '@staykit/core/search/address/address.ts';

/** An address that only exists in memory, with everything that was written to it. */
export interface MemoryAddress extends AddressBinding {
  writes: ({ mode: 'push' | 'replace' } & Partial<AddressParts>)[];
  /** What a visitor does with Back, Forward or the address field. */
  visit(parts: Partial<AddressParts>): void;
}

/** A page address for tests, starting with a hash and a search part. */
export function memoryAddress(hash: string, search = ''): MemoryAddress {
  let parts: AddressParts = { hash, search };
  const listeners = new Set<() => void>();
  const writes: MemoryAddress['writes'] = [];
  return {
    writes,
    read: () => parts,
    write: (next, mode) => {
      const changed = Object.entries(next).filter(
        ([name, value]) => parts[name as keyof AddressParts] !== value,
      );
      writes.push({ mode, ...Object.fromEntries(changed) });
      parts = { ...parts, ...next };
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    visit: (next) => {
      parts = { ...parts, ...next };
      for (const listener of listeners) listener();
    },
  };
}
