/** The result of one check of a shop. */
export interface Finding {
  /** What was looked at: `terms`. */
  check: string;
  /** `missing`: the shop cannot be opened so; `weak`: it runs, with a risk. */
  state: 'ok' | 'weak' | 'missing';
  /** What was found; no secret. */
  found: string;
  /** What to do; absent where all is well. */
  todo?: string;
}

/** Makes a finding that all is well. */
export const ok = (check: string, found: string): Finding => ({ check, state: 'ok', found });

/** Makes a finding of a risk. */
export const weak = (check: string, found: string, todo: string): Finding => ({
  check,
  state: 'weak',
  found,
  todo,
});

/** Makes a finding that something is missing. */
export const missing = (check: string, found: string, todo: string): Finding => ({
  check,
  state: 'missing',
  found,
  todo,
});
