import type { GiftDrawerProps } from './gift-drawer.props.ts';
import type { GiftDrawerState } from './use-gift-drawer.ts';

/** What a part reads and changes. */
export interface GiftPartProps {
  gift: GiftDrawerState;
  props: GiftDrawerProps;
}
