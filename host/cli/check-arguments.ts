import type { ArgsDef } from 'citty';
import { closest } from '@staykit/partners/text/closest.ts';
import { CliError } from './cli-error.ts';

/** Flags that every command has. */
const EVERYWHERE = ['help', 'h'];

/**
 * Rejects unknown flags, flags without a value and surplus arguments. An argument with a plural name (`slugs`) takes
 * any number of values.
 */
export function checkArguments(command: string, words: readonly string[], args: ArgsDef): void {
  const flags = Object.entries(args).filter(([, { type }]) => type !== 'positional');
  const places = Object.entries(args).filter(([, { type }]) => type === 'positional');
  const names = flags.map(([name]) => name);
  const help = `See: npx staykit ${command} --help`;
  let taken = 0;
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    if (!word.startsWith('-') || word === '-') {
      taken += 1;
      continue;
    }
    const [name = '', value] = word.replace(/^--?/, '').split(/=(.*)/s);
    if (EVERYWHERE.includes(name)) continue;
    const flag = flags.find(([known]) => known === name)?.[1];
    if (!flag) {
      const meant = closest(name, names);
      throw new CliError(
        `staykit ${command}: unknown flag ${word}.${meant === undefined ? '' : ` Did you mean --${meant}?`} ${help}`,
        2,
      );
    }
    if (flag.type === 'boolean' || value !== undefined) continue;
    const next = words[at + 1];
    if (next === undefined || next.startsWith('--'))
      throw new CliError(`staykit ${command}: ${word} needs a value. ${help}`, 2);
    at += 1;
  }
  const missing = places.slice(taken).find(([, place]) => place.required === true);
  if (missing) throw new CliError(`staykit ${command}: ${missing[0].toUpperCase()} is missing. ${help}`, 2);
  if (taken > places.length && !places.some(([name]) => name.endsWith('s'))) {
    throw new CliError(`staykit ${command}: too many arguments. ${help}`, 2);
  }
}
