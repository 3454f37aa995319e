import { sessionAt, type AnalyticsSession } from '@staykit/analytics/analytics-session.ts';

/** Where the session of the visit is kept. */
const SESSION_KEY = 'staykit.session';

/** The session as it is kept; nothing where none is, or where nothing can be kept. */
export function keptSession(): AnalyticsSession | undefined {
  try {
    const { id, since } = JSON.parse(localStorage.getItem(SESSION_KEY) ?? '{}') as Partial<AnalyticsSession>;
    return typeof id === 'string' && typeof since === 'number' ? { id, since } : undefined;
  } catch {
    return undefined;
  }
}

/** Uses the session of this moment, which lasts on by that, or begins one. [ANALYTICS-04] */
export function touchSession(): void {
  try {
    const session = sessionAt(keptSession(), Date.now(), () => crypto.randomUUID());
    localStorage.setItem(SESSION_KEY, JSON.stringify(session));
  } catch {
    // Nothing can be kept: there is no session, and nothing is reported without one.
  }
}
