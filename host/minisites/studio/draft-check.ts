import { basename } from 'node:path';
import type { PartnerProblem } from '@staykit/partners/partner-error.ts';
import { fileOf, partnerFile } from '@staykit/partners/partner-files.ts';
import { composeFile } from '@staykit/partners/reading/compose-file.ts';
import { hasFields, type PartnerFields } from '@staykit/partners/reading/migrations.ts';
import { partnerReader } from '@staykit/partners/read-partners.ts';
import type { FolderFiles } from './folder-files.ts';
import { createMirror, type OwnFiles } from './mirror.ts';

/** A value that a file takes over. */
export interface TakenValue {
  /** Whose it is: `group.json`, or the name of another partner. */
  from: string;
  value: unknown;
}

/** What the check says of files. Those with a problem are not kept. */
export interface Findings {
  problems: readonly PartnerProblem[];
  warnings: readonly PartnerProblem[];
  /** What the file takes over, by path: of objects each field, of the theme each token. */
  taken: Readonly<Record<string, TakenValue>>;
}

/** Where the published partners are, and what no partner may claim. */
export interface CheckOptions {
  folder: string;
  /** Folder of the drafts. */
  drafts: string;
  /** A folder of its own, named as that of the partners: messages name it. */
  mirror: string;
  /** A folder of its own, on the same disk, for files that are being written. */
  scratch: string;
  reserved: ReadonlyMap<string, string>;
  shopHosts: readonly string[];
}

/** What no two partners may have alike. */
const CLAIM = /^(minisiteId|minisiteUrl|domains)\b/;

/** The check of `partner check` for files that are not in the folder of the partners yet, beside those that are. */
export function createDraftCheck({ folder, drafts, mirror, scratch, reserved, shopHosts }: CheckOptions) {
  const { show } = createMirror({ mirror, scratch });
  const { read, warningsOf, dependentsOf } = partnerReader({ folder: mirror, reserved, shopHosts });

  function refused(folders: readonly string[], own?: OwnFiles) {
    const before = show(folders, own);
    return read(new Set(before.flatMap((name) => [name, ...dependentsOf(name)]))).refused;
  }

  /** Puts all drafts into the mirror, as the preview shows them. */
  const showDrafts = () => void refused([folder, drafts]);

  return {
    showDrafts,

    /**
     * Checks files beside the drafts of all other partners, or as they are published, and tells also what any of those
     * would lose. Without files: what they would lose if this partner were gone.
     */
    check(slug: string, files: FolderFiles | undefined, beside: 'drafts' | 'published' = 'drafts'): Findings {
      const folders = beside === 'drafts' ? [folder, drafts] : [folder];
      const keyOf = (of: string, { file, path }: PartnerProblem) => `${of} ${file} ${path}`;
      try {
        const before = new Set(
          refused(folders).flatMap((one) => one.problems.map((problem) => keyOf(one.slug, problem))),
        );
        const after = refused(folders, { slug, ...(files && { files }) });
        const own = after.find((one) => one.slug === slug)?.problems ?? [];
        const others = after
          .filter((one) => one.slug !== slug)
          .flatMap((one) => one.problems.filter((problem) => !before.has(keyOf(one.slug, problem))))
          .map((problem) => (CLAIM.test(problem.path) ? asOwn(problem, fileOf(folder, slug)) : problem));
        const lost = [...new Map(others.map((one) => [JSON.stringify(one), one])).values()];
        return {
          problems: own.length > 0 ? own : lost,
          warnings: warningsOf(slug),
          taken: files ? takenBy(slug) : {},
        };
      } finally {
        showDrafts();
      }
    },
  };

  /** What the partner's file in the mirror takes over. */
  function takenBy(slug: string): Record<string, TakenValue> {
    const { file, json } = partnerFile(mirror, slug);
    if (json === undefined) return {};
    const { json: whole, places, problems } = composeFile(mirror, slug, file, json);
    if (!places || problems.length > 0) return {};
    const leaves = leavesOf(JSON.parse(whole) as PartnerFields);
    return Object.fromEntries(
      leaves.flatMap(([path, value]) => {
        const place = places(path).file;
        const from = place.slice(basename(folder).length + 1).replace(/\/partner\.json$/, '');
        return place === file ? [] : [[path.join('.'), { from, value }]];
      }),
    );
  }
}

function leavesOf(fields: PartnerFields, around: readonly string[] = []): [path: string[], value: unknown][] {
  return Object.entries(fields).flatMap(([key, value]) =>
    hasFields(value) ? leavesOf(value, [...around, key]) : [[[...around, key], value]],
  );
}

/** What another partner would lose to this one is this one's to change. */
const asOwn = (problem: PartnerProblem, file: string): PartnerProblem => ({
  ...problem,
  file,
  expected: 'what no other partner has',
  received: `what ${problem.file} has already`,
  write: 'another value',
});
