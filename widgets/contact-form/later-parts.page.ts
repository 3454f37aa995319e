import { latePart } from '../components/late-part.ts';
import type { ContactParts } from './later-parts.ts';

/* In pages of the host and elements: fetched when wanted. Their build puts this file in the place of `later-parts.ts`. */
export const laterParts: ContactParts = {
  form: latePart(() => import('./open-form.tsx')),
  closed: latePart(() => import('./closed-form.tsx')),
  work: latePart(() => import('./prove-by-work.ts')),
  script: latePart(() => import('./prove-by-script.ts')),
};
