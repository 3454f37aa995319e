import * as panels from './box-panels.tsx';
import type { BoxParts } from './box-parts.ts';
import * as dates from './dates-panel.tsx';
import * as name from './place-name.ts';
import * as screen from './phone-box.tsx';
import * as choice from './stay-choice.tsx';

/*
 * What a search box shows once a visitor opens it. Here it comes with the box: a server renders it, and an npm user has
 * one file. Pages of the host fetch it when it is wanted: `later-parts.page.ts` stands in its place in their scripts.
 */
export const laterParts: Pick<BoxParts, 'dates' | 'panels' | 'screen' | 'choice' | 'name'> = {
  dates,
  panels,
  screen,
  choice,
  name,
};
