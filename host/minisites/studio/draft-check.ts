import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { checkPartner } from '@staykit/partners/check-partner.ts';
import type { PartnerProblem } from '@staykit/partners/partner-error.ts';
import { fileOf, partnerFile, partnerFolders } from '@staykit/partners/partner-files.ts';
import { sharedProblems, type PartnerEntry } from '@staykit/partners/problems/shared-problems.ts';
import { readPartners } from '@staykit/partners/read-partners.ts';
import { PARTNER_FILE, writeFolder, type FolderFiles } from './folder-files.ts';

/** What the check says of files. Those with a problem are not kept. */
export interface Findings {
  problems: readonly PartnerProblem[];
  warnings: readonly PartnerProblem[];
}

/** Where the published partners are, and what no partner may claim. */
export interface CheckOptions {
  folder: string;
  /** A folder of its own for files that are being checked. */
  scratch: string;
  reserved: ReadonlyMap<string, string>;
  shopHosts: readonly string[];
}

/** The check of `partner check` for files that are not in the folder of the partners yet, beside those that are. */
export function createDraftCheck({ folder, scratch, reserved, shopHosts }: CheckOptions) {
  const known = new Map<string, { json: string; entry: PartnerEntry | undefined }>();

  /** A published partner, as far as its file can be used. */
  function published(slug: string): PartnerEntry | undefined {
    const { file, json = '' } = partnerFile(folder, slug);
    const before = known.get(slug);
    if (before?.json === json) return before.entry;
    const { settings, text } = checkPartner(file, json, shopHosts) as Partial<PartnerEntry>;
    const entry = settings && text ? { slug, settings, text } : undefined;
    known.set(slug, { json, entry });
    return entry;
  }

  return (slug: string, files: FolderFiles): Findings => {
    // Named as the folder of the partners, since messages name it.
    const place = join(scratch, randomUUID());
    const partners = join(place, basename(folder));
    try {
      mkdirSync(partners, { recursive: true });
      writeFolder(join(partners, slug), files, place);
      const { refused, warnings } = readPartners(partners, reserved, shopHosts);
      const own = refused.flatMap(({ problems }) => problems);
      return { problems: own.length > 0 ? own : collisions(slug, files), warnings };
    } finally {
      rmSync(place, { recursive: true, force: true });
    }
  };

  /** What this partner takes from another, or another would lose to it. */
  function collisions(slug: string, files: FolderFiles): PartnerProblem[] {
    const file = fileOf(folder, slug);
    const checked = checkPartner(file, files.get(PARTNER_FILE)?.toString('utf8') ?? '', shopHosts);
    if (!checked.settings) return checked.problems;
    const entry = { slug, settings: checked.settings, text: checked.text };
    const others = partnerFolders(folder)
      .filter((one) => one !== slug)
      .flatMap((one) => published(one) ?? []);
    const before = new Set(sharedProblems(others, reserved).map(({ file: of, path }) => `${of} ${path}`));
    return sharedProblems([...others, entry], reserved)
      .filter(({ file: of, path }) => of === file || !before.has(`${of} ${path}`))
      .map((problem) =>
        problem.file === file
          ? problem
          : {
              ...problem,
              file,
              expected: 'what no other partner has',
              received: `what ${problem.file} has already`,
              write: 'another value',
            },
      );
  }
}
