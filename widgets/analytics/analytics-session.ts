/** Milliseconds that a session lasts. [ANALYTICS-04] */
export const SESSION_MS = 30 * 60_000;

/** Whether each use makes a session last on (SESSION_SLIDING). [ANALYTICS-04] */
export const SESSION_SLIDING = true;

/** How often a missing session is looked for again, and how long between, in ms. [ANALYTICS-03] */
export const SESSION_RETRIES = 4;
export const SESSION_RETRY_MS = 150;

/** The outcome of events that never got a session. [ANALYTICS-03] */
export type WithoutSession = 'drop' | 'send';

/** The default for them. [ANALYTICS-03] */
export const ANALYTICS_NO_SESSION: WithoutSession = 'drop';

/** A visit, as the storage of the browser keeps it. */
export interface AnalyticsSession {
  id: string;
  /** When it began, or was last used, in ms since 1970. */
  since: number;
}

/** Whether a session still lasts: 30 minutes after it does not. [ANALYTICS-04] */
export function isSessionValid(
  session: AnalyticsSession | undefined,
  now: number,
): session is AnalyticsSession {
  return session !== undefined && now - session.since < SESSION_MS && now >= session.since;
}

/** The session of this moment: the one there is while it lasts, else a new one. [ANALYTICS-04] */
export function sessionAt(
  session: AnalyticsSession | undefined,
  now: number,
  newId: () => string,
  sliding = SESSION_SLIDING,
): AnalyticsSession {
  if (!isSessionValid(session, now)) return { id: newId(), since: now };
  return sliding ? { id: session.id, since: now } : session;
}

/**
 * Waits until there is a session, and gives its id. After the last try there is none: `drop` gives nothing, and `send`
 * an empty id. [ANALYTICS-03]
 */
export async function waitForSession(
  find: () => AnalyticsSession | undefined,
  {
    now,
    wait,
    without = ANALYTICS_NO_SESSION,
  }: {
    now(): number;
    wait(milliseconds: number): Promise<void>;
    without?: WithoutSession;
  },
): Promise<string | undefined> {
  for (let retry = 0; ; retry += 1) {
    const session = find();
    if (isSessionValid(session, now())) return session.id;
    if (retry === SESSION_RETRIES) return without === 'send' ? '' : undefined;
    await wait(SESSION_RETRY_MS);
  }
}
