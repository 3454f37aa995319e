/*
 * The code of a gift goes along while its holder chooses a stay: in this tab alone, until the stay is booked or the tab is
 * closed. It is kept because its holder pressed a button that says so, and is sent nowhere but to the shop's own calls.
 */

const KEY = 'stay-gift-code';

/** The code that goes along, where there is one and the browser lets us read it. */
export function keptGift(): string | undefined {
  try {
    return sessionStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Takes a code along; without storage its holder types it again when they pay. */
export function keepGift(code: string): void {
  try {
    sessionStorage.setItem(KEY, code);
  } catch {
    // Typed again later.
  }
}

/** Leaves the code behind. */
export function forgetGift(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // There was none.
  }
}
