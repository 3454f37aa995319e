import type { PartnerProblem } from '@staykit/partners/partner-error.ts';

/** What a call of the studio fails with, and the status of its answer. */
const STATUS = {
  /** The call itself is wrong: a name, a body, a picture that is none. */
  BAD_INPUT: 400,
  /** No session: the printed link opens one. */
  NOT_SIGNED_IN: 401,
  /** Another page or another host name sends the call. */
  FOREIGN: 403,
  NOT_FOUND: 404,
  /** The draft is not as the page that writes knows it. */
  CONFLICT: 409,
  TOO_LARGE: 413,
  /** The check refuses what was to be kept; `problems` says why. */
  REFUSED: 422,
  /** A fault of the studio, or of the disk; the terminal has it. */
  FAILED: 500,
} as const;

/** An error that the page of the studio shows; `message` is for staff. */
export class StudioError extends Error {
  readonly code: keyof typeof STATUS;
  /** What the check found, where it is what refuses. */
  readonly problems: readonly PartnerProblem[];

  constructor(code: keyof typeof STATUS, message: string, problems: readonly PartnerProblem[] = []) {
    super(message);
    this.name = 'StudioError';
    this.code = code;
    this.problems = problems;
  }

  /** Status of the answer. */
  get statusCode(): number {
    return STATUS[this.code];
  }
}
