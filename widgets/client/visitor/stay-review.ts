import type { Answered, Asked } from '@staykit/contract/call-values.ts';
import { ERRORS, type ErrorCode } from '@staykit/values/errors/catalogue.ts';
import { getStayReview } from '../calls/get-stay-review.generated.ts';
import { postReviewObjection } from '../calls/post-review-objection.generated.ts';
import { postStayReview } from '../calls/post-stay-review.generated.ts';
import { callAt, post, tell, type VisitorSender } from './visitor-sender.ts';

/** A stay to review, and what was written of it. */
export type StayReview = Answered<'getStayReview'>;

/** What opens a review: the token of a mail, or the number of a stay of who is signed in. */
export type StayReviewKey = { token: string } | { bookingNumber: string };

/** The stay that a key opens, or the code of the refusal. */
export async function askStayReview(
  { origin, fetch: send }: VisitorSender,
  key: StayReviewKey,
): Promise<StayReview | ErrorCode> {
  try {
    const [url] = callAt(origin, getStayReview, key);
    const response = await send(url, { credentials: 'same-origin' });
    if (!response.ok) return await refusalOf(response);
    return getStayReview.shape?.(await response.json(), '') as StayReview;
  } catch {
    return 'UNAVAILABLE';
  }
}

/** Sends a review. Undefined once it is stored, else the code of the refusal. */
export async function sendStayReview(
  sender: VisitorSender,
  review: Asked<'postStayReview'>,
): Promise<ErrorCode | undefined> {
  try {
    const response = await post(sender, postStayReview, review);
    return response.ok ? undefined : await refusalOf(response);
  } catch {
    return 'UNAVAILABLE';
  }
}

/** Ends invitations for the address that a token was mailed to; false if that failed. */
export const objectToReviews = (sender: VisitorSender, token: string): Promise<boolean> =>
  tell(sender, postReviewObjection, { token });

async function refusalOf(response: Response): Promise<ErrorCode> {
  const { code } = (await response.json()) as { code?: string };
  return code !== undefined && Object.hasOwn(ERRORS, code) ? (code as ErrorCode) : 'UNAVAILABLE';
}
