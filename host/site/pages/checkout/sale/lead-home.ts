import { backRule } from '../../../shell/header/back-rule.ts';

/** Once something is sold, the arrow of the header leads home: the checkout of what was bought is over. [HEADER-06] */
export function leadHome(prefix: string | undefined): void {
  const arrow = document.querySelector<HTMLAnchorElement>('a[data-arrow]');
  if (!arrow) return;
  arrow.href = backRule('booking-confirmation', '', prefix).href;
  delete arrow.dataset['back'];
}
