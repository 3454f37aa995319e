import type { GridParts } from './grid-parts.ts';

/** The parts that a page puts into `<stay-results-grid>` by named slots. */
export const SLOTS: GridParts = {
  renderEmpty: ({ usual }) => <slot name="empty">{usual}</slot>,
  components: {
    CardBadge: ({ offer }) => <slot name={`card-badge-${offer.id}`} />,
    CardFooter: ({ offer }) => <slot name={`card-footer-${offer.id}`} />,
    Header: () => <slot name="header" />,
    Footer: () => <slot name="footer" />,
  },
};
