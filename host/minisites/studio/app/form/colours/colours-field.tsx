import type { FieldProps } from '@rjsf/utils';
import { accentOf } from '@staykit/minisites/studio/accent-colours.ts';
import { partnerTheme } from '@staykit/partners/partner-theme.ts';
import { base } from '@staykit/themes/base.ts';
import { readColour, type Colour } from '@staykit/themes/colour.ts';
import { settled } from '@staykit/themes/contrast.ts';
import { THEMES } from '@staykit/themes/registry.ts';
import { isColourPath, TOKEN_PATHS, type TokenPath, type TokenValue } from '@staykit/themes/tokens.ts';
import { useState } from 'react';
import { call } from '../../calls.ts';
import type { Place } from '../place.ts';
import { takenOver } from '../ui-schema.ts';
import { ColourRow } from './colour-row.tsx';
import { readTheme, takesPresetWithTokens, themeWith, writeTheme, type ThemeValue } from './theme-value.ts';

/** What most partners change. */
const MAIN: readonly TokenPath[] = [
  'color.accent',
  'color.accent-hover',
  'color.accent-soft',
  'color.text-on-accent',
  'color.page',
  'color.text',
  'color.gift',
];
const COLOURS = TOKEN_PATHS.filter((path) => isColourPath(path) && path !== 'hero.ground');

/** The look of a partner: where it begins, and its own colours with the contrast that they have. */
export function ColoursField({ fieldPathId, formData, schema, onChange, registry }: FieldProps) {
  const { slug, taken } = registry.formContext as Place;
  const id = fieldPathId.$id;
  const value = readTheme(formData);
  const { preset, tokens } = value;
  const over = Object.entries(taken).filter(([path]) => /^theme\b/.test(path));
  const look =
    partnerTheme({
      theme: themeWith(value, over) as string,
      pairing: undefined,
      pictures: undefined,
      slug,
      partnerName: slug,
    }) ?? base;
  const [proposals, setProposals] = useState<readonly string[]>();
  const [failure, setFailure] = useState('');
  const write = (next: ThemeValue) =>
    onChange(writeTheme(next, takesPresetWithTokens(schema), over), fieldPathId.path);
  const setToken = (path: string, token: TokenValue | undefined) => {
    const { [path]: _, ...others } = tokens;
    write({ preset, tokens: token === undefined ? others : { ...others, [path]: token } });
  };
  const row = (path: TokenPath) => (
    <ColourRow
      key={path}
      look={look}
      path={path}
      own={tokens[path]}
      onChange={(token) => setToken(path, token)}
    />
  );
  const accent = readColour(settled(look, 'color.accent', 'light'), 'light');
  return (
    <fieldset id={id} tabIndex={-1} className="colours">
      <legend>Colours</legend>
      <label className="label" htmlFor={`${id}-preset`}>
        Begins with the theme
      </label>
      {over.map(([path]) => (
        <p key={path} className="field-description">
          {path.replace(/^theme\.?(tokens\.)?/, '')} {takenOver(taken, path)}
        </p>
      ))}
      <select
        id={`${id}-preset`}
        value={preset ?? ''}
        onChange={(event) =>
          write({ preset: event.target.value === '' ? undefined : event.target.value, tokens })
        }
      >
        <option value="">The shop’s own</option>
        {[...THEMES.values()].map(({ name, label }) => (
          <option key={name} value={name}>
            {name}: {label}
          </option>
        ))}
      </select>
      <div className="actions">
        <button
          type="button"
          onClick={() =>
            call<{ colours: readonly string[] }>('GET', `partners/${slug}/colours`).then(
              ({ colours }) => {
                setProposals(colours);
                setFailure(colours.length === 0 ? 'The logo has no colour but black, white and grey.' : '');
              },
              (error: Error) => setFailure(error.message),
            )
          }
        >
          Colours of the logo
        </button>
        {typeof accent === 'object' && tokens['color.accent'] !== undefined && (
          <button
            type="button"
            onClick={() => write({ preset, tokens: { ...tokens, ...accentOf(accent, look) } })}
          >
            Match the others to the accent
          </button>
        )}
      </div>
      {failure !== '' && <p role="alert">{failure}</p>}
      {proposals && proposals.length > 0 && (
        <ul className="proposals" aria-label="Accents from the logo">
          {proposals.map((found) => {
            const proposed = accentOf(readColour(found, 'light') as Colour, look);
            return (
              <li key={found}>
                <button type="button" onClick={() => write({ preset, tokens: { ...tokens, ...proposed } })}>
                  <Swatches colours={[found, ...(proposed['color.accent'] ?? [])]} />
                  Accent from {found}
                </button>
              </li>
            );
          })}
        </ul>
      )}
      {MAIN.map(row)}
      <details>
        <summary>All colours</summary>
        {COLOURS.filter((path) => !MAIN.includes(path)).map(row)}
      </details>
      <OtherTokens tokens={tokens} onRemove={(path) => setToken(path, undefined)} />
    </fieldset>
  );
}

function Swatches({ colours }: { colours: readonly string[] }) {
  return (
    <svg viewBox={`0 0 ${colours.length * 20} 20`} aria-hidden="true" className="swatches">
      {colours.map((colour, index) => (
        <rect key={index} x={index * 20} width="20" height="20" fill={colour} />
      ))}
    </svg>
  );
}

/** Values of the file that are no colours: written by hand, kept as they are. */
function OtherTokens({
  tokens,
  onRemove,
}: {
  tokens: ThemeValue['tokens'];
  onRemove: (path: string) => void;
}) {
  const others = Object.entries(tokens).filter(([path]) => !(COLOURS as readonly string[]).includes(path));
  if (others.length === 0) return null;
  return (
    <ul className="other-tokens" aria-label="Other values of the file">
      {others.map(([path, token]) => (
        <li key={path}>
          <code>
            {path}: {[token].flat().join(', ')}
          </code>
          <button type="button" aria-label={`Take out ${path}`} onClick={() => onRemove(path)}>
            Take out
          </button>
        </li>
      ))}
    </ul>
  );
}
