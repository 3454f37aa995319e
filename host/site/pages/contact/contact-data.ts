/** What the button of the contact page begins with. */
export interface ContactData {
  /** The contact page itself, which thanks; an exported minisite has none that could, and its form thanks where it stands. */
  successUrl?: string;
  /** The contact page of the shop, where visitors of an exported minisite write while its own form may not. */
  contactUrl?: string;
}
