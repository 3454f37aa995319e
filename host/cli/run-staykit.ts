import { stripVTControlCharacters } from 'node:util';
import { defineCommand, renderUsage, runCommand, type ArgsDef, type CommandDef } from 'citty';
import { EnvError } from '../env.ts';
import { ImportError } from '../gateway/catalogue/import/import-error.ts';
import { ContentError } from '../gateway/content/content-error.ts';
import { DatabaseError } from '../gateway/database/database-error.ts';
import { BackupError } from '../gateway/upkeep/backup-error.ts';
import { ExportError } from '../minisites/export-error.ts';
import { PartnerError } from '../partners/partner-error.ts';
import { closest } from '../partners/closest.ts';
import { catalogueCommand } from './catalogue.ts';
import { checkWords } from './check-words.ts';
import { CliError } from './cli-error.ts';
import { dataCommand } from './data.ts';
import { embedCommand } from './embed.ts';
import { partnerCommand } from './partner.ts';

/** Errors whose message tells a person what to do; of all others the whole trace is shown. */
const TOLD = [
  BackupError,
  CliError,
  ContentError,
  EnvError,
  DatabaseError,
  ExportError,
  ImportError,
  PartnerError,
];

const main = defineCommand({
  meta: { name: 'staykit', description: 'Partners, catalogue, embeds and data of a Staykit shop' },
  subCommands: {
    partner: partnerCommand,
    catalogue: catalogueCommand,
    embed: embedCommand,
    data: dataCommand,
  },
});

interface Found {
  command: CommandDef;
  parent: CommandDef | undefined;
  /** The words that led here: `partner build`. */
  path: string[];
  /** The words that are the command's own. */
  rest: string[];
}

/** Walks the words down to a command without sub-commands, or as far as they go. */
function find(words: readonly string[]): Found {
  let found: Found = { command: main as CommandDef, parent: undefined, path: [], rest: [...words] };
  for (;;) {
    const choices = found.command.subCommands as Record<string, CommandDef> | undefined;
    const [word, ...rest] = found.rest;
    if (!choices || word === undefined || word.startsWith('-')) return found;
    const next = Object.hasOwn(choices, word) ? choices[word] : undefined;
    if (!next) {
      const names = Object.keys(choices);
      const meant = closest(word, names);
      const place = ['staykit', ...found.path].join(' ');
      throw new CliError(
        `${place}: there is no command "${word}".${meant === undefined ? '' : ` Did you mean ${meant}?`} There are: ${names.join(', ')}.`,
        2,
      );
    }
    const parent: CommandDef = { meta: { name: ['staykit', ...found.path].join(' ') } };
    found = { command: next, parent, path: [...found.path, word], rest };
  }
}

/** Runs one command line and gives the exit status: 0 done, 1 could not be done, 2 written wrong. */
export async function runStaykit(words: readonly string[]): Promise<number> {
  try {
    const { command, parent, path, rest } = find(words);
    const asked = rest.includes('--help') || rest.includes('-h');
    if (asked || command.subCommands) {
      const usage = await renderUsage(command, parent);
      console.log(process.stdout.isTTY ? usage : stripVTControlCharacters(usage));
      const stray = rest.find((word) => word !== '--help' && word !== '-h');
      if (!asked && stray !== undefined)
        throw new CliError(`${['staykit', ...path].join(' ')}: there is no flag ${stray}.`, 2);
      return asked || words.length === 0 ? 0 : 2;
    }
    checkWords(path.join(' '), rest, (command.args ?? {}) as ArgsDef);
    const { result } = await runCommand(command, { rawArgs: rest });
    return typeof result === 'number' ? result : 0;
  } catch (error) {
    if (!TOLD.some((kind) => error instanceof kind)) throw error;
    console.error((error as Error).message);
    return error instanceof CliError ? error.status : 1;
  }
}
