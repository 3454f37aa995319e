import type { GiftFormat } from '@staykit/values/gift/gift-product.ts';

/** The ends of a box code that tell its format. [BOX-14] */
export const BOX_CODE_SUFFIX: Record<GiftFormat, string> = { digital: 'EBOX', physical: 'BOX' };

/** The format of the box that a code names. [BOX-14] */
export function formatOfBox(code: string, suffix = BOX_CODE_SUFFIX): GiftFormat {
  return code.endsWith(suffix.digital) ? 'digital' : 'physical';
}

/** The code of the same box in another format. [BOX-14] */
export function boxCodeFor(format: GiftFormat, code: string, suffix = BOX_CODE_SUFFIX): string {
  const present = suffix[formatOfBox(code, suffix)];
  const stem = code.endsWith(present) ? code.slice(0, code.length - present.length) : code;
  return stem + suffix[format];
}
