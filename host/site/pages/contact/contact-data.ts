/** What the button of the contact page begins with. */
export interface ContactData {
  /** The contact page itself, which thanks: on the shop that an exported minisite belongs to. */
  successUrl: string;
}
