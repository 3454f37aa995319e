/** The part of the browser's storage that widgets use. */
export type KeptStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Storage that returns and keeps nothing unless `isAllowed`, which is asked each time. */
export function consentedStorage(storage: () => KeptStorage, isAllowed: () => boolean): KeptStorage {
  return {
    getItem: (key) => (isAllowed() ? storage().getItem(key) : null),
    setItem(key, value) {
      if (isAllowed()) storage().setItem(key, value);
    },
    removeItem(key) {
      if (isAllowed()) storage().removeItem(key);
    },
  };
}
