import { useMemo, useState } from 'react';
import type { Studio } from '../calls.ts';
import { PartnerForm } from '../form/partner-form.tsx';
import { Preview } from '../preview/preview.tsx';
import { FindingList } from './finding-list.tsx';
import { History } from './history.tsx';
import { useDraft, type Draft } from './use-draft.ts';

/** One partner: its form beside its pages. */
export function Editor({ slug, studio }: { slug: string; studio: Studio }) {
  const draft = useDraft(slug);
  const [view, setView] = useState<'form' | 'pages'>('form');
  const { partner, settings, state, problems, warnings, taken } = draft;
  const place = useMemo(
    () => ({ slug, slots: studio.slots, taken, putPicture: draft.putPicture }),
    [slug, studio.slots, taken, draft.putPicture],
  );
  const name = typeof settings['partnerName'] === 'string' ? settings['partnerName'] : slug;
  return (
    <div className="editor" data-view={view}>
      <header className="bar">
        <a href="/">All partners</a>
        <h1>{name}</h1>
        <Actions draft={draft} slug={slug} />
        <div className="views" role="group" aria-label="What is shown">
          {(['form', 'pages'] as const).map((one) => (
            <button key={one} type="button" aria-pressed={view === one} onClick={() => setView(one)}>
              {one === 'form' ? 'Form' : 'Pages'}
            </button>
          ))}
        </div>
      </header>
      <main>
        <section className="form-side" aria-label="Form">
          {state === 'conflict' && (
            <div role="alert" className="conflict">
              <p>{draft.message}</p>
              <button type="button" onClick={() => void draft.settle('theirs')}>
                Load the other
              </button>
              <button type="button" onClick={() => void draft.settle('mine')}>
                Put mine in its place
              </button>
            </div>
          )}
          {partner && (
            <>
              <FindingList slug={slug} problems={problems} warnings={warnings} />
              <PartnerForm
                schema={studio.schema}
                settings={settings}
                problems={problems}
                place={place}
                onChange={draft.change}
              />
              <History partner={partner} act={draft.act} />
            </>
          )}
        </section>
        <section className="pages-side" aria-label="Pages">
          {partner && (
            <Preview
              preview={studio.preview}
              settings={partner.settings}
              locale={String(partner.settings['minisiteLocale'] ?? partner.taken['minisiteLocale']?.value)}
              revision={partner.revision}
            />
          )}
        </section>
      </main>
    </div>
  );
}

const STATES = {
  kept: 'Draft kept',
  checking: 'Checking…',
  refused: 'Not kept: see what the check found',
  conflict: 'Not kept: changed elsewhere',
  failed: 'Not done',
} as const;

/** How the draft stands, and what can be done with it. */
function Actions({ draft: { partner, state, message, act }, slug }: { draft: Draft; slug: string }) {
  const isClear = state === 'kept' || state === 'failed';
  const { saved, published } = partner ?? {};
  const version = saved === undefined ? 'changes since the last version' : `version ${saved}`;
  const shown =
    published === undefined
      ? ', not published'
      : saved === published
        ? ' is published'
        : `, version ${published} is published`;
  return (
    <>
      <p role="status" data-state={state}>
        <strong>{STATES[state]}</strong>
        {state === 'kept' && partner && `: ${version}${shown}.`}
        {message !== '' && state !== 'conflict' && <span> {message}</span>}
      </p>
      <div className="actions">
        <a className="button" href={`/api/partners/${slug}/archive`} download>
          Download
        </a>
        <button type="button" disabled={!isClear} onClick={() => void act('save', 'Saved as a version.')}>
          Save version
        </button>
        <button
          type="button"
          className="main"
          disabled={!isClear}
          onClick={() => void act('publish', 'Published: the shop shows it within three seconds.')}
        >
          Publish
        </button>
      </div>
    </>
  );
}
