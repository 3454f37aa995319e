import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { THEMES } from '@staykit/themes/registry.ts';
import { baseCss, themeCss } from '@staykit/themes/to-css.ts';
import { hostCss } from '@staykit/elements/styles/host-css.ts';
import { widgetNames } from '../widget-names.ts';

/** Where the build puts what prints elements, below the folder of a version. */
export const PRINT_FOLDER = 'server';

/** The rules of a widget, told by a process of its own: one that loads two widgets has the rules of both. */
function rulesOf(dir: string, widget: string): string {
  const file = pathToFileURL(`${dir}/${PRINT_FOLDER}/print-styles.js`).href;
  const script = `import { printStyles } from '${file}'; process.stdout.write(await printStyles('${widget}'));`;
  return execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
}

/** A style sheet is read in the charset of its page, where its server names none. */
const writeAscii = (file: string, css: string): void =>
  writeFileSync(
    file,
    css.replace(/[^\0-\x7f]/gu, (letter) => `\\${letter.codePointAt(0)!.toString(16)} `),
  );

/** Writes what a print links: the rules of each widget, and each look by its name. */
export function writePrintStyles(dir: string): void {
  for (const widget of widgetNames())
    writeAscii(`${dir}/${widget}.css`, `${hostCss(baseCss(':host'))}${rulesOf(dir, widget)}\n`);
  for (const [name, theme] of THEMES) writeAscii(`${dir}/look.${name}.css`, `${themeCss(theme, ':host')}\n`);
}
