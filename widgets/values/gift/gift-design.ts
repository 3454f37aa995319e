/** What the card of a gift shows, by occasion; `plain` is for any. */
export const GIFT_DESIGNS = ['plain', 'birthday', 'thanks', 'love', 'forTwo', 'christmas'] as const;

/** One of GIFT_DESIGNS. */
export type GiftDesign = (typeof GIFT_DESIGNS)[number];

/** The design of a name, the plain one for any other. */
export const toGiftDesign = (name: string | null | undefined): GiftDesign =>
  GIFT_DESIGNS.find((design) => design === name) ?? 'plain';
