import { readdirSync } from 'node:fs';
import { checkPartner } from '../check-partner.ts';
import type { PartnerProblem } from '../partner-error.ts';
import { baseFile, partnerFile, partnerFolders } from '../partner-files.ts';
import { BASE_NAME } from '../partner-schema.ts';
import { PartnerText } from '../text/partner-text.ts';
import { unknownVersion } from './compose-file.ts';
import { migratedText, type MigratedText } from './migrate-text.ts';
import { hasFields, PARTNER_VERSION, versionOf } from './migrations.ts';

/** A file of an older version, as this release writes it. */
export interface FileToMigrate extends MigratedText {
  /** As messages name it: from the folder that the partners' folder stands in. */
  file: string;
  /** The version that it has now. */
  version: number;
}

/** The files of a folder that are of an older version, or of these partners with what they extend. */
export function filesToMigrate(
  folder: string,
  slugs: readonly string[],
): { files: FileToMigrate[]; problems: PartnerProblem[]; unknown?: string } {
  const folders = partnerFolders(folder);
  const unknown = slugs.find((slug) => !folders.includes(slug));
  if (unknown !== undefined) return { files: [], problems: [], unknown };
  const names = new Set(slugs.length > 0 ? slugs : [...folders, ...basesIn(folder)]);
  const files: FileToMigrate[] = [];
  const problems: PartnerProblem[] = [];
  // A set that grows while it is walked is walked to its end.
  for (const name of names) {
    const { file, json, problem } = name.endsWith('.json')
      ? baseFile(folder, name)
      : partnerFile(folder, name);
    if (problem) {
      problems.push(problem);
      continue;
    }
    const text = new PartnerText(file, json);
    if (text.faults.length > 0 || text.twice.length > 0) {
      problems.push(...checkPartner(file, json).problems.slice(0, 1));
      continue;
    }
    const { value } = text;
    const version = hasFields(value) ? versionOf(value) : PARTNER_VERSION;
    if (version === undefined || version > PARTNER_VERSION) problems.push(unknownVersion(text));
    else if (version < PARTNER_VERSION) files.push({ file, version, ...migratedText(json, version) });
    const base = hasFields(value) ? value['extends'] : undefined;
    if (typeof base === 'string' && BASE_NAME.test(base)) names.add(base);
  }
  return { files, problems };
}

/** The files of the partners' folder itself that partners may extend. */
const basesIn = (folder: string): string[] =>
  readdirSync(folder).filter((name) => name.endsWith('.json') && BASE_NAME.test(name));
