import { join } from 'node:path';
import { defineCommand, type ArgsDef } from 'citty';
import { closest } from '@staykit/partners/text/closest.ts';
import { FRAMEWORKS, type Framework } from '@staykit/elements/snippet/whole-snippet.ts';
import { StayError } from '@staykit/values/errors/catalogue.ts';
import { TOP } from '../../top.ts';
import { CliError } from '../cli-error.ts';
import { folderArg, partnersFolder } from '../partner/partner-args.ts';
import { checkPartnerId } from './check-partner-id.ts';
import { printSnippet } from './print-snippet.ts';
import { attributeArgs, describeUse } from './described-use.ts';

const OWN = {
  widgets: {
    type: 'positional',
    description: 'One or more of search-box, results-grid ...',
    required: true,
  },
  framework: { type: 'string', description: `One of ${FRAMEWORKS.join(', ')}`, default: 'html' },
  origin: { type: 'string', description: 'Origin of the element files', default: 'https://cdn.example' },
  partners: folderArg,
  elements: {
    type: 'string',
    description: 'Folder of the built element files',
    default: join(TOP, 'dist/elements'),
  },
} as const satisfies ArgsDef;

/** `staykit embed WIDGET...`: what shows widgets on a page. Every attribute of the elements is a flag. */
export const embedCommand = defineCommand({
  meta: { name: 'embed', description: 'Prints snippet, policy and size of widgets for a page' },
  args: async (): Promise<ArgsDef> => ({ ...(await attributeArgs()), ...OWN }),
  run: async ({ args }) => {
    const { origin, partners, elements, framework } = args as Record<string, string>;
    if (!/^https?:\/\/[^\s/"<>]+$/.test(origin!))
      throw new CliError(
        `--origin must be an origin like https://shop.example without a path, not "${origin}".`,
        2,
      );
    if (!isFramework(framework!)) {
      const meant = closest(framework!, FRAMEWORKS);
      throw new CliError(
        `--framework must be one of ${FRAMEWORKS.join(', ')}, not "${framework}".${meant ? ` Did you mean ${meant}?` : ''}`,
        2,
      );
    }
    if (args['partner'] !== undefined) checkPartnerId(String(args['partner']), partnersFolder(partners));
    try {
      // `search-box,results-grid` is typed as often as two words.
      const names = args._.flatMap((word) => word.split(',')).filter((name) => name !== '');
      const use = await describeUse([...new Set(names)], args);
      console.log(printSnippet(framework, use, { origin: origin!, elements: elements! }));
    } catch (error) {
      if (!(error instanceof StayError)) throw error;
      // `<stay-search-box> page-size="0" is invalid`: what was typed is a flag.
      throw new CliError(error.message, 2);
    }
  },
});

const isFramework = (name: string): name is Framework => (FRAMEWORKS as readonly string[]).includes(name);
