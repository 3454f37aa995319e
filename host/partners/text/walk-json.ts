/** How deep values may lie in each other: ours lie four deep, and what walks them would run out of room. */
const DEEPEST = 32;
/** Faults after which a text is something else than JSON with mistakes. */
const MOST_FAULTS = 50;

/** Where a value stands in a JSON text. */
export interface JsonPlace {
  path: readonly string[];
  /** One-based. */
  line: number;
  /** Offset behind its last sign. */
  end: number;
}

/** What no JSON text may have. */
export interface JsonFault {
  kind: 'comment' | 'extra comma' | 'missing comma' | 'bare key' | 'unexpected';
  /** One-based, of what has to be changed. */
  line: number;
  offset: number;
  /** What stands there; '' at the end of the text. */
  token: string;
  /** What was to come, in words, where something else came. */
  wanted?: string;
}

/** A JSON text, walked from its first to its last sign. */
export interface WalkedJson {
  /** Every value, in order. A key that is there twice is there twice. */
  places: readonly JsonPlace[];
  /** Keys that were there before, at the line of their second value. */
  twice: readonly JsonPlace[];
  faults: readonly JsonFault[];
  /** The text as `JSON.parse` takes it, its lines where they were; absent where a fault is more than a comma or comment. */
  mended?: string;
}

interface Level {
  isList: boolean;
  keys: Set<string>;
  key: string;
  index: number;
  place: { path: readonly string[]; line: number; end: number };
}

type State = 'value' | 'value or end' | 'key' | 'key or end' | 'colon' | 'comma or end' | 'done';

const TOKEN =
  // eslint-disable-next-line no-control-regex
  /\n|\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"|[{}[\],:]|"[^\n]*|[^\s{}[\],:"/]+|\/|[^\S\n \t\r]/g;
const LITERAL = /^(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)$/;
// eslint-disable-next-line no-control-regex
const TEXT = /^"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"$/;

const WANTED: Readonly<Record<State, string>> = {
  value: 'a value',
  'value or end': 'a value or ]',
  key: 'a key in double quotes',
  'key or end': 'a key in double quotes or }',
  colon: 'a colon',
  'comma or end': 'a comma, or the end of what is open',
  done: 'nothing more',
};

/**
 * Walks a JSON text that may have mistakes: comments, commas that are missing or too many and keys without quotes are
 * noted and passed over, so that everything else can be checked at once. Anything else ends the walk. Only the first of
 * several faults in one place is told.
 */
export function walkJson(text: string): WalkedJson {
  const places: JsonPlace[] = [];
  const twice: JsonPlace[] = [];
  const faults: JsonFault[] = [];
  /** What is put in place of `length` signs from `offset` on. */
  const edits: { offset: number; length: number; put: string }[] = [];
  const stack: Level[] = [];
  let state = 'value' as State;
  let line = 1;
  let before = { line: 1, end: 0, isComma: false };

  const fault = (kind: JsonFault['kind'], at: Omit<JsonFault, 'kind'>, edit?: (typeof edits)[number]) => {
    faults.push({ kind, ...at });
    if (edit) edits.push(edit);
  };
  const opened = (isList: boolean, place: Level['place']) => {
    stack.push({ isList, keys: new Set(), key: '', index: 0, place });
    state = isList ? 'value or end' : 'key or end';
  };
  const afterValue = () => {
    state = stack.length === 0 ? 'done' : 'comma or end';
  };
  const closed = (end: number) => {
    const level = stack.pop();
    if (level) level.place.end = end;
    afterValue();
  };
  const startValue = (token: string, end: number) => {
    const top = stack.at(-1);
    const key = top?.isList ? String(top.index) : top?.key;
    const place = { path: [...(top?.place.path ?? []), ...(key === undefined ? [] : [key])], line, end };
    if (top?.isList === false) {
      if (top.keys.has(top.key)) twice.push(place);
      top.keys.add(top.key);
    }
    places.push(place);
    if (token === '{' || token === '[') opened(token === '[', place);
    else afterValue();
  };
  /** Whether the token may come here; what is wrong with it and can be passed over is noted. */
  const take = (token: string, offset: number): boolean => {
    const end = offset + token.length;
    const top = stack.at(-1);
    const isClose = (token === '}' && top?.isList === false) || (token === ']' && top?.isList === true);
    const isValue = TEXT.test(token) || LITERAL.test(token) || token === '{' || token === '[';
    const isBareKey = /^[A-Za-z_$][\w$-]*$/.test(token) && /^\s*:/.test(text.slice(end, end + 50));
    if (state === 'comma or end') {
      if (token === ',') state = top?.isList ? 'value' : 'key';
      else if (isClose) closed(end);
      else if (top?.isList ? isValue : TEXT.test(token) || isBareKey) {
        fault(
          'missing comma',
          { line: before.line, offset: before.end, token },
          { offset: before.end, length: 0, put: ',' },
        );
        state = top?.isList ? 'value' : 'key';
        if (top?.isList) top.index += 1;
        return take(token, offset);
      } else return false;
      if (token === ',' && top?.isList) top.index += 1;
      return true;
    }
    if (state === 'key' || state === 'key or end' || state === 'value' || state === 'value or end') {
      if (isClose && (state === 'key or end' || state === 'value or end')) {
        closed(end);
        return true;
      }
      if (isClose && before.isComma) {
        const at = before.end - 1;
        fault(
          'extra comma',
          { line: before.line, offset: at, token: ',' },
          { offset: at, length: 1, put: ' ' },
        );
        closed(end);
        return true;
      }
    }
    if ((state === 'key' || state === 'key or end') && top) {
      if (isBareKey) {
        fault(
          'bare key',
          { line, offset, token },
          { offset, length: token.length, put: JSON.stringify(token) },
        );
        top.key = token;
      } else if (TEXT.test(token)) top.key = JSON.parse(token) as string;
      else return false;
      state = 'colon';
      return true;
    }
    if (state === 'colon' && token === ':') {
      state = 'value';
      return true;
    }
    if ((state === 'value' || state === 'value or end') && isValue && stack.length < DEEPEST) {
      startValue(token, end);
      return true;
    }
    return false;
  };

  for (const { 0: token, index: offset } of text.matchAll(TOKEN)) {
    if (token === '\n') {
      line += 1;
      continue;
    }
    if (/^\/[/*]/.test(token)) {
      const put = token.replaceAll(/[^\n]/g, ' ');
      fault('comment', { line, offset, token }, { offset, length: token.length, put });
      line += token.split('\n').length - 1;
    } else if (take(token, offset)) before = { line, end: offset + token.length, isComma: token === ',' };
    else {
      const wanted = isDeep(state, token, stack.length) ? `at most ${DEEPEST} levels` : WANTED[state];
      fault('unexpected', { line, offset, token, wanted });
      return { places, twice, faults };
    }
    if (faults.length >= MOST_FAULTS) return { places, twice, faults };
  }
  if (state !== 'done') {
    fault('unexpected', { line: before.line, offset: text.length, token: '', wanted: WANTED[state] });
    return { places, twice, faults };
  }
  return { places, twice, faults, mended: edited(text, edits) };
}

const isDeep = (state: State, token: string, depth: number): boolean =>
  depth >= DEEPEST && state.startsWith('value') && !/^[}\]:,]$/.test(token);

function edited(text: string, edits: readonly { offset: number; length: number; put: string }[]): string {
  let done = 0;
  const parts: string[] = [];
  for (const { offset, length, put } of edits.toSorted((a, b) => a.offset - b.offset)) {
    parts.push(text.slice(done, offset), put);
    done = offset + length;
  }
  return parts.join('') + text.slice(done);
}
