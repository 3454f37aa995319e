/** Whether a screen keeps what it knows when a call fails, or shows nothing of it. A failure is reported in both cases. */
export type AfterFailure = 'keep' | 'clear';

/** What happens to known results when a call of the search fails. [API-28] */
export interface CallFailurePolicy {
  /** The chosen marker, when the detail of its offer fails: its card with what it knows itself, or no card. */
  detail: AfterFailure;
  /** The markers of an earlier search, when those of a new one fail. */
  markers: AfterFailure;
  /** The prices of other months, when those of a month fail; days can be chosen in any case. */
  months: AfterFailure;
}

/** CALL_FAILURE_POLICY: the rest of the screen stays as it is. [API-28] */
export const CALL_FAILURE_POLICY: CallFailurePolicy = { detail: 'keep', markers: 'keep', months: 'keep' };
