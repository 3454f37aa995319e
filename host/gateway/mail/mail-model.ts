import type { GiftDesign } from '@staykit/values/gift/gift-design.ts';

/** A labelled fact: `Arrival`, `Friday 14 June 2030`. */
export interface MailFact {
  label: string;
  value: string | readonly string[];
}

/** The content of a mail, from which HTML and plain text are made. Contains no HTML. */
export interface MailModel {
  subject: string;
  /** The card of a gift, above everything. */
  picture?: { design: GiftDesign };
  title: string;
  greeting: string;
  /** Paragraphs before the facts. */
  text: readonly string[];
  /** A code, shown large. */
  code?: { label: string; value: string };
  facts?: readonly MailFact[];
  /** Quoted text of a person. */
  quote?: { label: string; text: string };
  /** The main action. */
  action?: { label: string; href: string };
  /** A secondary link. */
  link?: { label: string; href: string };
  /** Paragraphs at the end. */
  after?: readonly string[];
}
