import { useState } from 'react';
import type { Settings, Studio } from '../calls.ts';
import { Frame } from './frame.tsx';

const WIDTHS = [390, 768, 1440] as const;
const SCHEMES = [
  ['light', 'Day'],
  ['dark', 'Night'],
] as const;
const EVERY = 'every';

/** A set with an entry more or less; never none. */
function toggled<T>(all: readonly T[], one: T): readonly T[] {
  const next = all.includes(one) ? all.filter((other) => other !== one) : [...all, one];
  return next.length > 0 ? next : all;
}

/** The pages of the draft: one or all, in one or more widths, by day, by night or both. */
export function Preview({
  preview: { addresses, pages },
  settings,
  locale,
  revision,
}: {
  preview: Studio['preview'];
  /** The settings that are kept: what the pages are made from. */
  settings: Settings;
  /** The language of its visitors, its own or taken over. */
  locale: string;
  revision: string;
}) {
  const [path, setPath] = useState('');
  const [widths, setWidths] = useState<readonly number[]>(() => [window.innerWidth < 600 ? 390 : 1440]);
  const [schemes, setSchemes] = useState<readonly ('light' | 'dark')[]>(['light']);
  const minisite = String(settings['minisiteUrl']);
  const shown = path === EVERY ? pages : pages.filter((page) => page.path === path);
  const frames = shown.flatMap((page) =>
    WIDTHS.filter((width) => widths.includes(width)).flatMap((width) =>
      SCHEMES.filter(([scheme]) => schemes.includes(scheme)).map(([scheme, when]) => ({
        title: `${page.name}, ${width} px, ${when.toLowerCase()}`,
        address: `${addresses[scheme][locale] ?? ''}/${minisite}${page.path}`,
        width,
      })),
    ),
  );
  return (
    <div className="preview">
      <div className="tools">
        <label>
          Page{' '}
          <select value={path} onChange={(event) => setPath(event.target.value)}>
            {pages.map((page) => (
              <option key={page.path} value={page.path}>
                {page.name}
              </option>
            ))}
            <option value={EVERY}>Every page</option>
          </select>
        </label>
        <div role="group" aria-label="Widths">
          {WIDTHS.map((width) => (
            <button
              key={width}
              type="button"
              aria-pressed={widths.includes(width)}
              onClick={() => setWidths(toggled(widths, width))}
            >
              {width}
            </button>
          ))}
        </div>
        <div role="group" aria-label="Day and night">
          {SCHEMES.map(([scheme, when]) => (
            <button
              key={scheme}
              type="button"
              aria-pressed={schemes.includes(scheme)}
              onClick={() => setSchemes(toggled(schemes, scheme))}
            >
              {when}
            </button>
          ))}
        </div>
        {frames.length === 1 && (
          <a href={frames[0]?.address} target="_blank" rel="noreferrer">
            Open in a tab
          </a>
        )}
      </div>
      <div className="frames" data-many={frames.length > 1}>
        {frames.map((frame) => (
          <Frame key={frame.title} {...frame} revision={revision} />
        ))}
      </div>
    </div>
  );
}
