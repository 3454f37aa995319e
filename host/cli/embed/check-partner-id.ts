import { RESERVED_SEGMENTS } from '@staykit/routing/segments.ts';
import { readPartners } from '@staykit/partners/read-partners.ts';
import { CliError } from '../cli-error.ts';

/** Refuses a minisite id that no partner file of `folder` has: nobody would be paid. */
export function checkPartnerId(id: string, folder: string): void {
  const { all } = readPartners(folder, RESERVED_SEGMENTS);
  if (all.some(({ minisiteId }) => String(minisiteId) === id)) return;
  const known = all.map(({ minisiteId, slug }) => `${minisiteId} (${slug})`);
  throw new CliError(
    /^[1-9]\d*$/.test(id)
      ? `--partner ${id} is no partner of ${folder}. Partners: ${known.join(', ') || 'none'}.`
      : `--partner must be a minisite id like 1042, not "${id}".`,
    2,
  );
}
