import type { VoucherLook } from '@staykit/gateway/gifts/voucher/voucher-pdf.ts';
import { presentShop } from '@staykit/gateway/shop/present-shop.ts';
import type { PartnerRegistry } from '@staykit/partners/partner-registry.ts';
import { partnerTheme } from '@staykit/partners/partner-theme.ts';
import { hexOf, readColour } from '@staykit/themes/colour.ts';
import { settled } from '@staykit/themes/contrast.ts';
import type { TokenPath } from '@staykit/themes/tokens.ts';

/** Tokens of a theme that a voucher has. */
const TOKENS = {
  accent: 'color.gift',
  accentSoft: 'color.gift-soft',
  onAccent: 'color.text-on-gift',
} as const satisfies Partial<Record<keyof VoucherLook, TokenPath>>;

/**
 * The look of vouchers that a partner's minisite sold: its name beside that of the shop, and the colours of gifts of its
 * theme. A theme with a colour that cannot be printed leaves those of the shop.
 */
export function voucherLooks(
  partners: Pick<PartnerRegistry, 'byId'>,
): (minisiteId: number) => Partial<VoucherLook> | undefined {
  return (minisiteId) => {
    const partner = partners.byId(minisiteId);
    if (!partner) return undefined;
    const brand = [partner.partnerName ?? partner.slug, presentShop().name].join('  ×  ');
    const theme = partnerTheme(partner);
    if (!theme) return { brand };
    const colours = Object.entries(TOKENS).map(([name, path]) => {
      const colour = readColour(settled(theme, path, 'light'), 'light');
      return typeof colour === 'object' ? [name, hexOf(colour)] : undefined;
    });
    return { brand, ...(colours.every((one) => one !== undefined) && Object.fromEntries(colours)) };
  };
}
