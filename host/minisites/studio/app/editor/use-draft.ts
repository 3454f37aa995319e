import { useCallback, useEffect, useRef, useState } from 'react';
import {
  call,
  CallError,
  type Findings,
  type OpenPartner,
  type Problem,
  type Settings,
  type Taken,
} from '../calls.ts';
import { withoutEmpty } from '../form/ui-schema.ts';

/** Milliseconds without a key before a change is checked. */
const PAUSE_MS = 350;

/** How the draft stands: `kept` as it is in the form, or why it is not. */
export type DraftState = 'kept' | 'checking' | 'refused' | 'conflict' | 'failed';

/** The draft of a partner while it is edited. */
export interface Draft {
  partner: OpenPartner | undefined;
  settings: Settings;
  state: DraftState;
  /** What last failed, or was done. */
  message: string;
  problems: readonly Problem[];
  warnings: readonly Problem[];
  /** What the file takes over, as of the last check. */
  taken: Taken;
  change(settings: Settings): void;
  /** Does something with the draft once what was typed is kept. */
  act(action: string, done: string, body?: object): Promise<void>;
  /** Puts a picture in its place. Throws a `CallError` where it is not taken. */
  putPicture(path: string, body: Blob, crop?: Readonly<Record<string, number>>): Promise<void>;
  /** Takes the draft of the other window, or puts this one in its place. */
  settle(whose: 'theirs' | 'mine'): Promise<void>;
}

/** Edits the draft of a partner: every change is checked, and kept if the check has nothing against it. */
export function useDraft(slug: string): Draft {
  const [partner, setPartner] = useState<OpenPartner>();
  const [settings, setSettings] = useState<Settings>({});
  const [findings, setFindings] = useState<Findings>({ problems: [], warnings: [], taken: {} });
  const [state, setState] = useState<DraftState>('checking');
  const [message, setMessage] = useState('');
  const revision = useRef('');
  /** What is not sent yet, or failed; one call at a time, since each names the revision that the one before made. */
  const waiting = useRef<Settings>(undefined);
  const sending = useRef<Promise<void>>(undefined);
  const timer = useRef(0);

  const adopt = useCallback((next: OpenPartner, isWhole: boolean) => {
    revision.current = next.revision;
    setPartner(next);
    // What was typed meanwhile stays in the form, and is sent next.
    if (!isWhole || waiting.current) return;
    setSettings(next.settings);
    setFindings(next);
    setState(next.problems.length > 0 ? 'refused' : 'kept');
  }, []);

  const fail = useCallback((error: unknown) => {
    if (!(error instanceof CallError)) throw error;
    setState(error.code === 'CONFLICT' ? 'conflict' : 'failed');
    setMessage(error.message);
    if (error.problems.length > 0) setFindings((known) => ({ ...known, problems: error.problems }));
  }, []);

  const load = useCallback(
    () =>
      call<OpenPartner>('GET', `partners/${slug}`).then((found) => {
        waiting.current = undefined;
        setMessage('');
        adopt(found, true);
      }, fail),
    [slug, adopt, fail],
  );
  useEffect(() => {
    void load();
    return () => window.clearTimeout(timer.current);
  }, [load]);

  /** Sends what waits, and what comes to wait meanwhile. */
  const send = useCallback((): Promise<void> => {
    window.clearTimeout(timer.current);
    sending.current ??= (async () => {
      while (waiting.current) {
        const next = waiting.current;
        const { isKept, ...answer } = await call<Findings & { isKept: boolean; revision: string }>(
          'PUT',
          `partners/${slug}/draft`,
          { body: { revision: revision.current, settings: withoutEmpty(next) ?? {} } },
        );
        revision.current = answer.revision;
        if (isKept)
          setPartner((known) => {
            if (!known || known.revision === answer.revision) return known;
            const { saved: _, ...rest } = known;
            return { ...rest, ...answer, settings: next };
          });
        setFindings(answer);
        if (waiting.current !== next) continue;
        waiting.current = undefined;
        setState(isKept ? 'kept' : 'refused');
      }
    })()
      .catch(fail)
      .finally(() => {
        sending.current = undefined;
      });
    return sending.current;
  }, [slug, fail]);

  /** Makes another call once what was typed is kept, or undefined; what is typed meanwhile is sent after it. */
  const inTurn = useCallback(
    async (work: () => Promise<void>): Promise<boolean> => {
      do await send();
      while (sending.current);
      // What could not be sent is in the form alone: the draft without it is not what is meant.
      if (waiting.current) return false;
      const done = work();
      sending.current = done
        .catch(() => undefined)
        .finally(() => {
          sending.current = undefined;
          if (waiting.current) void send();
        });
      await done;
      return true;
    },
    [send],
  );

  const change = useCallback(
    (next: Settings) => {
      setSettings(next);
      setState('checking');
      setMessage('');
      waiting.current = next;
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(() => void send(), PAUSE_MS);
    },
    [send],
  );

  const act = useCallback(
    async (action: string, done: string, body: object = {}) => {
      await inTurn(async () => {
        const next = await call<OpenPartner>('POST', `partners/${slug}/${action}`, {
          body: { revision: revision.current, ...body },
        });
        adopt(next, true);
        setMessage(done);
      }).catch(fail);
    },
    [slug, inTurn, adopt, fail],
  );

  const putPicture = useCallback(
    async (path: string, body: Blob, crop: Readonly<Record<string, number>> = {}) => {
      const isPut = await inTurn(async () => {
        const query = new URLSearchParams({ revision: revision.current });
        for (const [name, value] of Object.entries(crop)) query.set(name, String(value));
        const next = await call<OpenPartner>('PUT', `partners/${slug}/pictures/${path}?${query}`, { body });
        adopt(next, false);
        // What the form holds and the check refused so far stays in the form.
        const put = (known: Settings) => withPart(known, next.settings, path.split('.'));
        setSettings(put);
        if (waiting.current) waiting.current = put(waiting.current);
        setFindings((known) => (known.problems.length > 0 ? known : next));
        setMessage('The picture is in its place.');
      });
      if (!isPut) throw new CallError('FAILED', 'What was typed before is not kept yet.');
    },
    [slug, inTurn, adopt],
  );

  const settle = useCallback(
    async (whose: 'theirs' | 'mine') => {
      if (whose === 'theirs') return load();
      const mine = settings;
      await call<OpenPartner>('GET', `partners/${slug}`).then((found) => {
        adopt(found, false);
        change(mine);
      }, fail);
    },
    [slug, settings, load, adopt, change, fail],
  );

  // What is only in this page would be lost.
  const isLost = partner !== undefined && state !== 'kept';
  useEffect(() => {
    if (!isLost) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isLost]);

  // Named one by one: what the calls answer holds more than findings.
  const { problems, warnings, taken } = findings;
  return { partner, settings, state, message, problems, warnings, taken, change, act, putPicture, settle };
}

/** Settings with the value of others at one path. */
function withPart(settings: Settings, from: Settings, [key = '', ...rest]: readonly string[]): Settings {
  const value = from[key];
  if (rest.length === 0) return { ...settings, [key]: value };
  return { ...settings, [key]: withPart((settings[key] ?? {}) as Settings, value as Settings, rest) };
}
