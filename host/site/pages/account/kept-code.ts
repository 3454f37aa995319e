import { readTab, writeTab } from '../../framework/browser/tab-storage.ts';

/** The code of a gift that somebody wants in their account waits in this tab while they sign in: no address holds it. */
const KEY = 'stay-gift-to-keep';

/** Keeps the code of a gift until the account shows its form. */
export const keepCode = (code: string): void => writeTab(KEY, { code });

/** The kept code, once. */
export function takeKeptCode(): string | undefined {
  const code = readTab<{ code: string }>(KEY)?.code;
  writeTab(KEY);
  return typeof code === 'string' ? code : undefined;
}
