import type { ComponentType } from 'react';
import type { LatePart } from '../components/late-part.ts';
import type { LiveGiftDrawerProps } from './live-gift-drawer.tsx';
import type { GiftDrawerState } from './use-gift-drawer.ts';

/** What a part reads and changes. */
export interface GiftPartProps {
  gift: GiftDrawerState;
  props: LiveGiftDrawerProps;
}

/** The parts of a gift drawer that few visitors see: pages and elements fetch them when wanted. */
export interface GiftParts {
  /** What a gift by post is dressed in. */
  sleeves: LatePart<{ SleevesPart: ComponentType<GiftPartProps> }>;
}
