import { stripVTControlCharacters } from 'node:util';
import { defineCommand, renderUsage, runCommand, type ArgsDef, type CommandDef } from 'citty';
import { EnvError } from '../server/environment/read-env.ts';
import { ImportError } from '@staykit/gateway/catalogue/import-error.ts';
import { ContentError } from '@staykit/gateway/content/content-error.ts';
import { DatabaseError } from '@staykit/gateway/database/database-error.ts';
import { BackupError } from '@staykit/gateway/upkeep/backup-error.ts';
import { ExportError } from '@staykit/minisites/export-error.ts';
import { PartnerError } from '@staykit/partners/partner-error.ts';
import { closest } from '@staykit/partners/text/closest.ts';
import { checkArguments } from './check-arguments.ts';
import { CliError } from './cli-error.ts';

/** Errors whose message is enough for the user; others are printed with their stack. */
const USER_ERRORS = [
  BackupError,
  CliError,
  ContentError,
  EnvError,
  DatabaseError,
  ExportError,
  ImportError,
  PartnerError,
];

/** Each command is loaded when it is run: most need the whole gateway, and some little. */
const main = defineCommand({
  meta: { name: 'staykit', description: 'Commands for a Staykit shop' },
  subCommands: {
    partner: async () => (await import('./partner/partner.ts')).partnerCommand,
    catalogue: async () => (await import('./catalogue.ts')).catalogueCommand,
    embed: async () => (await import('./embed/embed.ts')).embedCommand,
    serve: async () => (await import('./serve.ts')).serveCommand,
    doctor: async () => (await import('./doctor/doctor.ts')).doctorCommand,
    data: async () => (await import('./data/data.ts')).dataCommand,
    migrate: async () => (await import('./migrate.ts')).migrateCommand,
    inventory: async () => (await import('./inventory/inventory.ts')).inventoryCommand,
    ledger: async () => (await import('./ledger/ledger.ts')).ledgerCommand,
    reviews: async () => (await import('./reviews.ts')).reviewsCommand,
    staff: async () => (await import('./staff/staff.ts')).staffCommand,
    shop: async () => (await import('./shop/shop.ts')).shopCommand,
  },
});

interface Found {
  command: CommandDef;
  parent: CommandDef | undefined;
  /** The path of the command: `partner build`. */
  path: string[];
  /** The command's own arguments. */
  rest: string[];
}

/** Finds the command of an argument list. */
async function find(words: readonly string[]): Promise<Found> {
  let found: Found = { command: main as CommandDef, parent: undefined, path: [], rest: [...words] };
  for (;;) {
    const choices = found.command.subCommands as
      | Record<string, CommandDef | (() => Promise<CommandDef>)>
      | undefined;
    const [word, ...rest] = found.rest;
    if (!choices || word === undefined || word.startsWith('-')) return found;
    const next = Object.hasOwn(choices, word) ? choices[word] : undefined;
    if (!next) {
      const names = Object.keys(choices);
      const meant = closest(word, names);
      const place = ['staykit', ...found.path].join(' ');
      throw new CliError(
        `${place}: unknown command "${word}".${meant === undefined ? '' : ` Did you mean ${meant}?`} Commands: ${names.join(', ')}.`,
        2,
      );
    }
    const parent: CommandDef = { meta: { name: ['staykit', ...found.path].join(' ') } };
    const command = typeof next === 'function' ? await next() : next;
    found = { command, parent, path: [...found.path, word], rest };
  }
}

/** Runs a command line and returns the exit status: 0 done, 1 failed, 2 wrong usage. */
export async function runStaykit(words: readonly string[]): Promise<number> {
  try {
    const { command, parent, path, rest } = await find(words);
    const helpRequested = rest.includes('--help') || rest.includes('-h');
    if (helpRequested || command.subCommands) {
      const usage = await renderUsage(command, parent);
      console.log(process.stdout.isTTY ? usage : stripVTControlCharacters(usage));
      const stray = rest.find((word) => word !== '--help' && word !== '-h');
      if (!helpRequested && stray !== undefined)
        throw new CliError(`${['staykit', ...path].join(' ')}: unknown flag ${stray}.`, 2);
      return helpRequested || words.length === 0 ? 0 : 2;
    }
    const args = typeof command.args === 'function' ? await command.args() : await command.args;
    checkArguments(path.join(' '), rest, (args ?? {}) as ArgsDef);
    const { result } = await runCommand(command, { rawArgs: rest });
    return typeof result === 'number' ? result : 0;
  } catch (error) {
    if (!USER_ERRORS.some((kind) => error instanceof kind)) throw error;
    console.error((error as Error).message);
    return error instanceof CliError ? error.status : 1;
  }
}
