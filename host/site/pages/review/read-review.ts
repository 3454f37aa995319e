import { REVIEW_CRITERIA } from '@staykit/core/review/criteria.ts';
import type { StayReview } from '@staykit/client/visitor/stay-review.ts';
import type { MessageKey } from '@staykit/messages/translate.ts';
import {
  REVIEW_COMPANIES,
  REVIEW_LENGTHS,
  REVIEW_NAMES,
  REVIEW_STARS,
} from '@staykit/values/review/guest-review.ts';

/** What stands in the fields of the form. */
export interface ReviewDraft {
  /** 0: not chosen. */
  stars: number;
  /** Stars by criterion, of those that were given. */
  criteria: Readonly<Record<string, number>>;
  title: string;
  liked: string;
  disliked: string;
  company?: (typeof REVIEW_COMPANIES)[number];
  name: (typeof REVIEW_NAMES)[number];
  consent: boolean;
}

/** Fields that can be wrong. */
export type ReviewField = 'stars' | 'title' | 'liked' | 'disliked' | 'company' | 'consent';

/** What is wrong with each field. */
export type ReviewFaults = Partial<Record<ReviewField, { text: MessageKey; max?: number }>>;

type Posted = Readonly<Record<string, string | undefined>>;

/** A number of stars that was sent; 0 for anything else. */
function starsOf(text: string | undefined): number {
  return text !== undefined && /^[1-9]$/.test(text) && Number(text) <= REVIEW_STARS ? Number(text) : 0;
}

/** Line ends of a form are `\r\n`. */
const textOf = (text = ''): string => text.replaceAll('\r\n', '\n').trim();

/** The name of a criterion's field. */
export const criterionField = (criterion: string): string => `criterion-${criterion}`;

/** What a form sent. */
export function readDraft(posted: Posted): ReviewDraft {
  const company = REVIEW_COMPANIES.find((one) => one === posted['company']);
  const criteria = REVIEW_CRITERIA.map((one) => [one, starsOf(posted[criterionField(one)])] as const);
  return {
    stars: starsOf(posted['stars']),
    criteria: Object.fromEntries(criteria.filter(([, stars]) => stars > 0)),
    title: textOf(posted['title']),
    liked: textOf(posted['liked']),
    disliked: textOf(posted['disliked']),
    ...(company && { company }),
    name: REVIEW_NAMES.find((one) => one === posted['name']) ?? 'initial',
    consent: posted['consent'] === 'yes',
  };
}

/** What the form begins with: what was written before, or nothing. */
export function firstDraft({ written }: StayReview): ReviewDraft {
  if (!written)
    return { stars: 0, criteria: {}, title: '', liked: '', disliked: '', name: 'initial', consent: false };
  const criteria = Object.fromEntries(written.criteria.map(({ label, stars }) => [label, stars]));
  return { ...written, criteria, consent: true };
}

const MARKUP = /<\/?[a-z][^<]*>|<!--/i;

/** What has to be put right before a draft can be sent. */
export function checkDraft(draft: ReviewDraft): ReviewFaults {
  const faults: ReviewFaults = {};
  if (draft.stars === 0) faults.stars = { text: 'stayReview.error.stars' };
  if (draft.liked === '' && draft.disliked === '') faults.liked = { text: 'stayReview.error.text' };
  for (const field of ['title', 'liked', 'disliked'] as const) {
    const max = field === 'title' ? REVIEW_LENGTHS.title : REVIEW_LENGTHS.text;
    if (draft[field].length > max) faults[field] = { text: 'stayReview.error.tooLong', max };
    else if (MARKUP.test(draft[field])) faults[field] = { text: 'stayReview.error.markup' };
  }
  if (!draft.company) faults.company = { text: 'stayReview.error.company' };
  if (!draft.consent) faults.consent = { text: 'stayReview.error.consent' };
  return faults;
}
