import { hexOf, readColour, type Scheme } from '@staykit/themes/colour.ts';
import { settled } from '@staykit/themes/contrast.ts';
import { TOKENS, type Theme, type TokenPath, type TokenValue } from '@staykit/themes/tokens.ts';
import { lowestContrast } from './lowest-contrast.ts';

const SCHEMES = [
  ['light', 'by day'],
  ['dark', 'by night'],
] as const;

/** What a token is for, in the words of the theming contract. */
function meaningOf(path: TokenPath): string {
  const [group = '', name = ''] = path.split('.');
  const groups: Readonly<Record<string, Readonly<Record<string, string>>>> = TOKENS;
  return groups[group]?.[name] ?? '';
}

/** `color.text-on-accent` as a person says it. */
const wordsOf = (path: TokenPath) => path.replace(/^color\./, '').replaceAll(/[.-]/g, ' ');

/** One colour by day and by night, with the lowest contrast that it has. */
export function ColourRow({
  look,
  path,
  own,
  onChange,
}: {
  look: Theme;
  path: TokenPath;
  /** What the file says of it. */
  own: TokenValue | undefined;
  onChange: (value: TokenValue | undefined) => void;
}) {
  const shown = SCHEMES.map(([scheme]) => hexIn(look, path, scheme)) as [string, string];
  const set = (index: number, hex: string) =>
    onChange(shown.map((one, at) => (at === index ? hex : one)) as [string, string]);
  return (
    <div className="colour" role="group" aria-label={wordsOf(path)} data-own={own !== undefined}>
      <p>
        <strong>{wordsOf(path)}</strong> <span>{meaningOf(path)}</span>
      </p>
      {SCHEMES.map(([scheme, when], index) => (
        <div key={scheme} className="scheme">
          <input
            type="color"
            aria-label={`${wordsOf(path)} ${when}`}
            value={shown[index]}
            onChange={(event) => set(index, event.target.value)}
          />
          <HexInput
            label={`${wordsOf(path)} ${when}, as #rrggbb`}
            value={shown[index] ?? ''}
            onChange={(hex) => set(index, hex)}
          />
          <Lowest look={look} path={path} scheme={scheme} when={when} />
        </div>
      ))}
      {own !== undefined && (
        <button
          type="button"
          className="link"
          onClick={() => onChange(undefined)}
          aria-label={`Reset ${wordsOf(path)}`}
        >
          Reset
        </button>
      )}
    </div>
  );
}

/** A colour as it is written; what is no colour yet changes nothing. */
function HexInput({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (hex: string) => void;
}) {
  return (
    <input
      // A value from elsewhere takes the place of what was typed.
      key={value}
      type="text"
      aria-label={label}
      defaultValue={value}
      size={8}
      maxLength={7}
      spellCheck={false}
      onBlur={(event) => {
        const typed = event.target.value.trim().replace(/^#?/, '#').toLowerCase();
        if (/^#[0-9a-f]{6}$/.test(typed) && typed !== value) onChange(typed);
        else event.target.value = value;
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur();
      }}
    />
  );
}

function Lowest({
  look,
  path,
  scheme,
  when,
}: {
  look: Theme;
  path: TokenPath;
  scheme: Scheme;
  when: string;
}) {
  const lowest = lowestContrast(look, path, scheme);
  if (!lowest) return <span className="contrast">{when}</span>;
  const { ratio, least, other } = lowest;
  const isEnough = ratio >= least;
  return (
    <span className="contrast" data-enough={isEnough}>
      {when}: {isEnough ? '✓' : '✗'} {(Math.floor(ratio * 10) / 10).toFixed(1)}:1 with {wordsOf(other)}
      {!isEnough && `, ${least}:1 is needed`}
    </span>
  );
}

function hexIn(look: Theme, path: TokenPath, scheme: Scheme): string {
  const colour = readColour(settled(look, path, scheme), scheme);
  return typeof colour === 'object' ? hexOf(colour) : '#000000';
}
