/** A labelled fact: `Arrival`, `Friday 14 June 2030`. */
export interface MailFact {
  label: string;
  value: string | readonly string[];
}

/** A mail in words, before it becomes HTML and plain text. Nothing in here is HTML. */
export interface MailModel {
  subject: string;
  title: string;
  greeting: string;
  /** What stands before the facts. */
  text: readonly string[];
  /** A code to read out or type, shown large. */
  code?: { label: string; value: string };
  facts?: readonly MailFact[];
  /** Words of a person, set apart. */
  quote?: { label: string; text: string };
  /** The one thing to do. */
  action?: { label: string; href: string };
  /** A second address, as a plain link. */
  link?: { label: string; href: string };
  /** What stands after all that. */
  after?: readonly string[];
}
