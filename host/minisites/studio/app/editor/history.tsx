import { useRef } from 'react';
import type { HistoryEntry, OpenPartner } from '../calls.ts';
import type { Draft } from './use-draft.ts';

const WORDS: Readonly<Record<string, string>> = {
  found: 'found as it was published',
  saved: 'saved',
  restored: 'restored as the draft',
  published: 'published',
  'taken back': 'taken back',
};

const when = (at: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at));

/** Who did what when; each version can be the draft again, and what is published taken back. */
export function History({ partner, act }: { partner: OpenPartner; act: Draft['act'] }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { history, published } = partner;
  return (
    <section className="history" aria-labelledby="history">
      <h2 id="history">Versions</h2>
      {history.length === 0 && <p>None yet: “Save version” keeps the first.</p>}
      <ol reversed>
        {history.toReversed().map((entry, index) => (
          <Entry key={history.length - index} entry={entry} act={act} />
        ))}
      </ol>
      {published !== undefined && (
        <button type="button" onClick={() => dialog.current?.showModal()}>
          Take back from the shop…
        </button>
      )}
      <dialog ref={dialog} aria-labelledby="take-back">
        <h2 id="take-back">Take {partner.slug} back?</h2>
        <p>Its addresses are not found any more. The draft and all versions stay here.</p>
        <div className="actions">
          <button type="button" onClick={() => dialog.current?.close()}>
            Leave it
          </button>
          <button
            type="button"
            className="main"
            onClick={() => {
              dialog.current?.close();
              void act('take-back', 'Taken back.');
            }}
          >
            Take back
          </button>
        </div>
      </dialog>
    </section>
  );
}

function Entry({ entry: { version, action, who, at }, act }: { entry: HistoryEntry; act: Draft['act'] }) {
  return (
    <li>
      <span>
        Version {version} {WORDS[action] ?? action} by {who}, <time dateTime={at}>{when(at)}</time>
      </span>
      <button
        type="button"
        aria-label={`Restore version ${version}`}
        onClick={() => void act('restore', `The draft is as version ${version}.`, { version })}
      >
        Restore
      </button>
    </li>
  );
}
