import type { Partner } from '@staykit/partners/partner.ts';

/** The address of a picture that a partner file names: a file of its folder is served below `/assets`. */
export function partnerAsset(partner: Pick<Partner, 'slug'>, name: string): string {
  return /^(https:\/\/|\/)/.test(name) ? name : `/assets/partners/${partner.slug}/${name}`;
}
