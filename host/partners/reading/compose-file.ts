import { checkPartner } from '../check-partner.ts';
import type { PartnerProblem } from '../partner-error.ts';
import { baseFile, partnerFile } from '../partner-files.ts';
import { BASE_NAME } from '../partner-schema.ts';
import { PartnerText } from '../text/partner-text.ts';
import {
  at,
  hasFields,
  migrate,
  PARTNER_VERSION,
  versionOf,
  type MovedField,
  type PartnerFields,
} from './migrations.ts';
import type { Places } from './places.ts';

/** A partner's file with what it takes over, in the version of this release. */
export interface ComposedFile {
  /** What has to be checked: the text of the file itself where nothing was taken over or moved. */
  json: string;
  /** Where its values stand, where the text is not the file's own. */
  places?: Places;
  /** What it takes over, from near to far: names in the partners' folder, also of files that are not there. */
  bases: readonly string[];
  /** Why it cannot be composed. */
  problems: readonly PartnerProblem[];
  warnings: readonly PartnerProblem[];
}

/** Fields that are of one file alone: who a partner is, and what is said of the file. */
const OWN = ['$schema', 'version', 'extends', 'minisiteId', 'minisiteUrl', 'domains'];

/** One of the files that a partner is made of. */
interface Layer {
  text: PartnerText;
  value: PartnerFields;
  moved: readonly MovedField[];
}

/**
 * Puts together what a partner's file says by itself and what it takes over with `extends`: objects are joined, anything
 * else replaces what was taken over. Older files are read as of the version of this release. What cannot be read at all
 * is left to the check.
 */
export function composeFile(folder: string, slug: string, file: string, json: string): ComposedFile {
  const layers: Layer[] = [];
  const bases: string[] = [];
  const problems: PartnerProblem[] = [];
  let next: { file: string; json: string } | undefined = { file, json };
  while (next) {
    const text = readable(next.file, next.json);
    if (!text) {
      if (layers.length > 0) problems.push(...checkPartner(next.file, next.json).problems.slice(0, 1));
      break;
    }
    const read = text.value as PartnerFields;
    const version = versionOf(read);
    if (version === undefined || version > PARTNER_VERSION) {
      problems.push(unknownVersion(text));
      break;
    }
    layers.push({ text, ...migrate(read, version) });
    const base = read['extends'];
    // Whether it is a name at all is the schema's to say.
    if (typeof base !== 'string' || !BASE_NAME.test(base)) break;
    const isCircle = base === slug || bases.includes(base);
    if (isCircle) {
      const circle = [slug, ...bases, base].join(' > ');
      problems.push(
        text.problem(['extends'], 'a base that does not lead back', circle, 'nothing: take this line out'),
      );
      break;
    }
    bases.push(base);
    const found = base.endsWith('.json') ? baseFile(folder, base) : partnerFile(folder, base);
    if (found.problem) {
      problems.push(
        text.problem(
          ['extends'],
          'a .json file of the partners’ folder, or the folder of another partner',
          `${JSON.stringify(base)}: ${found.problem.received}`,
          'the name of a base that is there, or take this line out',
        ),
      );
      break;
    }
    next = { file: found.file, json: found.json };
  }
  const warnings = layers.flatMap(formerFields);
  if (layers.length === 0 || problems.length > 0) return { json, bases, problems, warnings };
  if (layers.length === 1 && layers[0]?.value === layers[0]?.text.value)
    return { json, bases, problems, warnings };
  return {
    json: JSON.stringify(layers.map(({ value }) => value).reduce(joinedTop), null, 2),
    places: placesIn(layers),
    bases,
    problems,
    warnings,
  };
}

/** A text that is one object with every key once. */
function readable(file: string, json: string): PartnerText | undefined {
  const text = new PartnerText(file, json);
  const isPlain = text.faults.length === 0 && text.twice.length === 0;
  return isPlain && hasFields(text.value) ? text : undefined;
}

function joinedTop(own: PartnerFields, base: PartnerFields): PartnerFields {
  const taken = Object.fromEntries(Object.entries(base).filter(([key]) => !OWN.includes(key)));
  return joined(own, taken);
}

function joined(own: PartnerFields, base: PartnerFields): PartnerFields {
  const result: Record<string, unknown> = { ...own };
  for (const [key, value] of Object.entries(base)) {
    const mine = own[key];
    if (mine === undefined) result[key] = value;
    else if (hasFields(mine) && hasFields(value) && (key !== 'theme' || isPreset(mine) === isPreset(value)))
      result[key] = joined(mine, value);
  }
  return result;
}

/** The form of a theme that has a preset beside its tokens; one of another form is replaced as a whole. */
const isPreset = (theme: PartnerFields): boolean => 'preset' in theme || 'tokens' in theme;

function placesIn(layers: readonly Layer[]): Places {
  return (path) => {
    for (let length = path.length; length > 0; length -= 1)
      for (const { text, value, moved } of layers) {
        const around = path.slice(0, length);
        const isOwn = value === layers[0]?.value || !OWN.includes(String(path[0]));
        if (!isOwn || at(value, around) === undefined) continue;
        const line = text.lineOf(formerPath(around, moved));
        return { file: text.file, ...(line !== undefined && { line }) };
      }
    return { file: layers[0]?.text.file ?? '' };
  };
}

/** Where the value at a path stood before it was moved. */
function formerPath(path: readonly PropertyKey[], moved: readonly MovedField[]): readonly PropertyKey[] {
  const field = moved.find(({ to }) => to.every((key, index) => path[index] === key));
  return field ? [...field.from, ...path.slice(field.to.length)] : path;
}

const formerFields = ({ text, moved }: Layer): PartnerProblem[] =>
  moved.map(({ from, to }) =>
    text.problem(
      from,
      `"${to.join('.')}" in version ${PARTNER_VERSION} of the file`,
      `the former "${from.join('.')}"`,
      'it by hand or with npx staykit partner migrate',
    ),
  );

/** What is wrong with a version that this release does not know. */
export function unknownVersion(text: PartnerText): PartnerProblem {
  const version = text.at(['version']);
  const isNewer = typeof version === 'number' && version > PARTNER_VERSION;
  return text.problem(
    ['version'],
    `a version up to ${PARTNER_VERSION}, which this release of Staykit reads`,
    `${JSON.stringify(version)}${isNewer ? ', of a newer release' : ''}`,
    isNewer ? 'nothing: update Staykit, or take the file of before' : { value: PARTNER_VERSION },
  );
}
