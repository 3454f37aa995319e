/** The first sign, after the quote; the last of 56 stands before the backslash. */
export const FIRST = 35;
export const BASE = 28;

/**
 * Whole numbers as text: the sign goes into the lowest bit, then come digits to the base of 28, all but the last of
 * which stand 28 signs higher. `readNumbers` in components/map reads it.
 */
export function writeNumbers(numbers: readonly number[]): string {
  let text = '';
  for (const number of numbers) {
    let rest = number < 0 ? -2 * number - 1 : 2 * number;
    for (; rest >= BASE; rest = Math.floor(rest / BASE)) text += sign((rest % BASE) + BASE);
    text += sign(rest);
  }
  return text;
}

const sign = (value: number): string => String.fromCharCode(value + FIRST);
