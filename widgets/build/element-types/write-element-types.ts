import { mkdirSync, writeFileSync } from 'node:fs';
import type { NamedDocs } from '../custom-elements.ts';
import { VERSION } from '../release/version.ts';
import { elementDeclarations, FRAMEWORKS } from './declarations.ts';
import { vscodeData, webTypes } from './editor-data.ts';

/**
 * Writes what editors and compilers read about the elements: `element-types/index.d.ts` and a file for each framework,
 * which name declarations in `types/` beside them, `vscode.html-custom-data.json` and `web-types.json`.
 */
export function writeElementTypes(specs: readonly NamedDocs[], folder: string): void {
  mkdirSync(`${folder}/element-types`, { recursive: true });
  writeFileSync(`${folder}/element-types/index.d.ts`, elementDeclarations(specs));
  for (const [name, declare] of Object.entries(FRAMEWORKS))
    writeFileSync(`${folder}/element-types/${name}.d.ts`, declare(specs));
  const json = (file: string, data: object) =>
    writeFileSync(`${folder}/${file}`, `${JSON.stringify(data, null, 2)}\n`);
  json('vscode.html-custom-data.json', vscodeData(specs));
  json('web-types.json', webTypes(specs, VERSION));
}
