import { ungrouped } from '@staykit/values/text/pasted.ts';

/**
 * The signs of a gift code: no 0 O, 1 I L, which people mistake for each other. Their number is a prime, so that the
 * check sign finds every single wrong sign and every two that changed places.
 */
export const GIFT_CODE_SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** Number of random characters; one check character follows. 31^15 codes cannot be guessed. */
export const GIFT_CODE_DRAWN = 15;

/** Signs of a group as printed: XXXX-XXXX-XXXX-XXXX. */
const GROUP = 4;

/** The check sign of the drawn ones. */
function checkSign(drawn: string): string {
  let sum = 0;
  for (let index = 0; index < drawn.length; index += 1) {
    sum += (index + 1) * GIFT_CODE_SIGNS.indexOf(drawn.charAt(index));
  }
  // The sign that brings the weighted sum, itself weighted with the next place, to a multiple of 31.
  const { length } = GIFT_CODE_SIGNS;
  for (let value = 0; value < length; value += 1) {
    if ((sum + (drawn.length + 1) * value) % length === 0) return GIFT_CODE_SIGNS.charAt(value);
  }
  return GIFT_CODE_SIGNS.charAt(0);
}

/** A random code: `draw(n)` gives a random whole number from 0 to n - 1 that nobody can predict. */
export function makeGiftCode(draw: (below: number) => number): string {
  const drawn = Array.from({ length: GIFT_CODE_DRAWN }, () =>
    GIFT_CODE_SIGNS.charAt(draw(GIFT_CODE_SIGNS.length)),
  ).join('');
  return drawn + checkSign(drawn);
}

/**
 * The code that somebody typed or pasted: blanks, dashes, invisible signs and case do not matter. Undefined for a typing mistake, which can be
 * found without asking anybody whether the code exists.
 */
export function readGiftCode(typed: string): string | undefined {
  const code = ungrouped(typed).toUpperCase();
  const fits =
    code.length === GIFT_CODE_DRAWN + 1 &&
    [...code].every((sign) => GIFT_CODE_SIGNS.includes(sign)) &&
    checkSign(code.slice(0, GIFT_CODE_DRAWN)) === code.charAt(GIFT_CODE_DRAWN);
  return fits ? code : undefined;
}

/** A code as it is printed and mailed. */
export function printGiftCode(code: string): string {
  return (code.match(new RegExp(`.{1,${GROUP}}`, 'g')) ?? []).join('-');
}
