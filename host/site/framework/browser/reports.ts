import { createErrorLog } from '@staykit/client/visitor/error-log.ts';
import { createMissingPageReport } from '@staykit/client/visitor/missing-page.ts';
import type { VisitData } from '../request/visit-data.ts';

/** Reports of a page: not found, and errors. [PAPI-28] [PAPI-30] */
export function createReports({ origin, locale }: Pick<VisitData, 'origin' | 'locale'>) {
  const sender = { origin, fetch: (url: string, init: RequestInit) => fetch(url, init) };
  return {
    missing: createMissingPageReport(sender, locale),
    error: createErrorLog({ sender, locale, page: () => location.href }),
  };
}
