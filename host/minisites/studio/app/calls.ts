import type { RJSFSchema } from '@rjsf/utils';

/** One thing that the check found, as `partner check` prints it. */
export interface Problem {
  /** Path of the file that it stands in: the partner's own, or one that it extends. */
  file: string;
  path: string;
  expected: string;
  received: string;
  write: string;
}

/** What the check says. */
export interface Findings {
  problems: readonly Problem[];
  warnings: readonly Problem[];
  /** What the file takes over with `extends`, by path. */
  taken: Taken;
}

/** Values that a file takes over, and whose they are. */
export type Taken = Readonly<Record<string, { from: string; value: unknown }>>;

/** Values of a partner file by their keys. */
export type Settings = Readonly<Record<string, unknown>>;

/** A line of the history. */
export interface HistoryEntry {
  version: number;
  action: string;
  who: string;
  /** Instant in ISO 8601. */
  at: string;
}

/** A partner with its draft. */
export interface OpenPartner extends Findings {
  slug: string;
  /** State of the draft, which every write names. */
  revision: string;
  settings: Settings;
  history: readonly HistoryEntry[];
  /** The version that visitors see. */
  published?: number;
  /** The version that the draft is equal to. */
  saved?: number;
}

/** Width by height of a place of a picture; absent: any. */
export type Slots = Readonly<Record<string, { ratio?: number; width: number; height: number }>>;

/** What the studio knows at its start. */
export interface Studio {
  schema: RJSFSchema;
  partners: readonly { slug: string; name: string; isPublished: boolean; hasDraft: boolean }[];
  preview: {
    addresses: Readonly<Record<'light' | 'dark', Readonly<Record<string, string>>>>;
    pages: readonly { name: string; path: string }[];
  };
  slots: Slots;
  /** Who works here, and the page of the back office that they came from; absent on one's own machine. */
  person?: { who: string; cameFrom: string };
}

/** What a call failed with; `message` is for the person who works here. */
export class CallError extends Error {
  readonly code: string;
  readonly problems: readonly Problem[];

  constructor(code: string, message: string, problems: readonly Problem[] = []) {
    super(message);
    this.name = 'CallError';
    this.code = code;
    this.problems = problems;
  }
}

/** Sends a call of the studio. Throws a `CallError`, or an `AbortError` where `signal` ended it. */
export async function call<T>(
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  { body, signal }: { body?: object; signal?: AbortSignal } = {},
): Promise<T> {
  const isBytes = body instanceof Blob;
  const answer = await fetch(`/api/${path}`, {
    method,
    ...(body && {
      body: isBytes ? body : JSON.stringify(body),
      headers: { 'content-type': isBytes ? 'application/octet-stream' : 'application/json' },
    }),
    ...(signal && { signal }),
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    throw new CallError('OFFLINE', 'The studio does not answer: is its command still running?');
  });
  const read = (await answer.json()) as T & { error?: CallError };
  if (answer.ok) return read;
  throw new CallError(read.error?.code ?? '', read.error?.message ?? '', read.error?.problems);
}
