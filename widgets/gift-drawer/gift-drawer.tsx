import type { GiftDrawerProps } from './gift-drawer.props.ts';
import { laterParts } from './later-parts.ts';
import { LiveGiftDrawer } from './live-gift-drawer.tsx';

/** The gift drawer: how a gift is given, in whose words, and what it costs. */
export function GiftDrawer(props: GiftDrawerProps) {
  return <LiveGiftDrawer {...props} parts={laterParts} />;
}
