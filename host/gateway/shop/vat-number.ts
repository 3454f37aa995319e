import * as jsvat from 'jsvat';

/** The member states of the European Union: the library knows others too. */
const MEMBERS = [
  jsvat.austria,
  jsvat.belgium,
  jsvat.bulgaria,
  jsvat.croatia,
  jsvat.cyprus,
  jsvat.czechRepublic,
  jsvat.denmark,
  jsvat.estonia,
  jsvat.finland,
  jsvat.france,
  jsvat.germany,
  jsvat.greece,
  jsvat.hungary,
  jsvat.ireland,
  jsvat.italy,
  jsvat.latvia,
  jsvat.lithuania,
  jsvat.luxembourg,
  jsvat.malta,
  jsvat.netherlands,
  jsvat.poland,
  jsvat.portugal,
  jsvat.romania,
  jsvat.slovakiaRepublic,
  jsvat.slovenia,
  jsvat.spain,
  jsvat.sweden,
];

/**
 * A VAT number of the European Union without spaces, dots and hyphens, if its form and its check digits are right; else
 * undefined. Whether it is in use is not checked: the service VIES of the Commission tells that.
 */
export function checkedVatNumber(typed: string): string | undefined {
  const bare = typed.replaceAll(/[\s.\-/]/g, '').toUpperCase();
  // Without its country a number may be one of several.
  if (!/^[A-Z]{2}/.test(bare)) return undefined;
  return jsvat.checkVAT(bare, MEMBERS).isValid ? bare : undefined;
}
