import { GIFT_ENTRY, giftEntry, type GiftEntrySettings } from '@staykit/core/gift/gift-entry.ts';
import { Icon } from '@staykit/ui/primitives/icon/icon.tsx';
import { iconGift } from '@staykit/ui/primitives/icon/icons.ts';
import { inside } from '@staykit/routing/inside.ts';
import { GIFT_ICON_PATH } from '../shell-links.ts';
import type { ShellProps } from '../shell-props.ts';

interface GiftIconProps extends Pick<ShellProps, 'address' | 'locale' | 't'> {
  visit: Pick<ShellProps['visit'], 'care'>;
  settings?: GiftEntrySettings;
}

/**
 * The gift of the header: it opens the drawer of the campaign, or leads to the gifts where there is no script; elsewhere it
 * is a link. [GIFTDRAWER-01] [GIFTDRAWER-05..07]
 */
export function GiftIcon({ address, locale, t, visit, settings = GIFT_ENTRY }: GiftIconProps) {
  const entry = giftEntry(locale, visit.care, settings);
  if (!entry) return null;
  const opens = entry.kind === 'drawer';
  const href = opens ? GIFT_ICON_PATH : entry.href;
  return (
    <a
      href={href.startsWith('/') ? inside(address.prefix, href) : href}
      aria-label={t('host.giveGift')}
      title={t('host.giveGift')}
      data-gift-icon=""
      {...(opens && { 'data-gift-drawer': '', 'aria-haspopup': 'dialog' as const })}
    >
      <Icon of={iconGift} />
    </a>
  );
}
