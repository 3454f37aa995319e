import { partAtOnce, type LatePart } from '../components/late-part.ts';
import * as closed from './closed-form.tsx';
import * as form from './open-form.tsx';
import * as script from './prove-by-script.ts';
import * as work from './prove-by-work.ts';

/** What a contact form needs once somebody has a reason to write. */
export interface ContactParts {
  /** The fields, and what is said in the end. */
  form: LatePart<typeof form>;
  /** What stands in place of the form where nothing can be sent. */
  closed: LatePart<typeof closed>;
  /** The two ways to find out that a person sends the form. */
  work: LatePart<typeof work>;
  script: LatePart<typeof script>;
}

/*
 * What a contact form needs later than its first question. Here it comes with the form: an npm user has one file. Pages of
 * the host fetch it: `later-parts.page.ts` stands in its place in their scripts.
 */
export const laterParts: ContactParts = {
  form: partAtOnce(form),
  closed: partAtOnce(closed),
  work: partAtOnce(work),
  script: partAtOnce(script),
};
