/** How often Google's id is looked for, and how long between, in ms. [ANALYTICS-05] */
export const GOOGLE_ID_POLLS = 5;
export const GOOGLE_ID_POLL_MS = 1_000;

/** How looking for Google's id ended. [ANALYTICS-05] */
export type GoogleId = { state: 'loaded'; id: string } | { state: 'failed' };

/** Looks for the id that Google's script leaves, once a second, five times. [ANALYTICS-05] */
export async function pollGoogleId(
  find: () => string | undefined,
  wait: (milliseconds: number) => Promise<void>,
): Promise<GoogleId> {
  for (let poll = 0; poll < GOOGLE_ID_POLLS; poll += 1) {
    await wait(GOOGLE_ID_POLL_MS);
    const id = find();
    if (id) return { state: 'loaded', id };
  }
  return { state: 'failed' };
}
