/** A copy of `value` that lacks some keys: criteria that are not chosen are absent, never undefined. */
export function without<T extends object, K extends keyof T>(value: T, ...keys: K[]): Omit<T, K> {
  const rest = { ...value };
  for (const key of keys) delete rest[key];
  return rest;
}
