import { createErrorLog } from '@staykit/client/visitor/error-log.ts';
import { createMissingPageReport } from '@staykit/client/visitor/missing-page.ts';
import { failureNote, type Failure } from '../failure-note.ts';
import type { VisitData } from '../request/visit-data.ts';

/** Reports of a page: not found, errors, and failed calls, each kind of which is reported once. [PAPI-28] [PAPI-30] */
export function createReports({ origin, locale }: Pick<VisitData, 'origin' | 'locale'>) {
  const sender = { origin, fetch: (url: string, init: RequestInit) => fetch(url, init) };
  const error = createErrorLog({ sender, locale, page: () => location.href });
  const told = new Set<string>();
  return {
    missing: createMissingPageReport(sender, locale),
    error,
    failure(failed: Failure): void {
      const note = failureNote(failed);
      if (!note || told.has(note.message)) return;
      told.add(note.message);
      error(note.message, note.location);
    },
  };
}
