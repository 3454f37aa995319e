import { useState, type RefObject } from 'react';
import { StayError } from '@staykit/values/errors/catalogue.ts';
import type { MessageKey, Translate } from '@staykit/messages/translate.ts';

/** What is wrong with a code, as a text. */
export type CodeFault = MessageKey | { key: MessageKey; values: Readonly<Record<string, string>> };

/** The words of a fault. */
export const faultText = (t: Translate, fault: CodeFault): string =>
  typeof fault === 'string' ? t(fault) : t(fault.key, fault.values);

/** A code of a gift or a promotion, as its field uses it. */
export interface CodeUse {
  busy: boolean;
  error: CodeFault | undefined;
  /** Applies a code; false where it changes nothing. */
  apply: (typed: string) => Promise<boolean>;
  remove: () => void;
}

/** How one kind of code is checked. */
interface CodeRules {
  /** The code in what was typed; undefined where there is none. */
  read: (typed: string) => string | undefined;
  mistyped: MessageKey;
  failure: (thrown: unknown) => CodeFault;
  /** Checks a code, or the price without one. Resolves to the change of the sale, or to the reason why a code does not count. */
  take: (code: string | undefined) => Promise<CodeFault | (() => void)>;
}

/** What a sale lends to its codes. */
interface CodeSale {
  /** Nothing is paid, and no other code is checked, while a code is. */
  alone: (work: () => Promise<boolean>) => Promise<boolean | undefined>;
  left: RefObject<AbortController>;
}

/** Applies one code to a sale, and takes it away again. */
export function useCode({ alone, left }: CodeSale, rules: CodeRules): CodeUse {
  const [shown, show] = useState<Pick<CodeUse, 'busy' | 'error'>>({ busy: false, error: undefined });
  const take = (code: string | undefined) =>
    alone(async () => {
      show({ busy: true, error: undefined });
      try {
        const taken = await rules.take(code);
        const isTaken = typeof taken === 'function';
        // In one render with the change: the field is not shown between the code that was taken and the button.
        if (isTaken) taken();
        show({ busy: false, error: isTaken ? undefined : taken });
        return isTaken;
      } catch (thrown) {
        if (left.current.signal.aborted) return false;
        show({ busy: false, error: rules.failure(thrown) });
        if (!(thrown instanceof StayError)) throw thrown;
        return false;
      }
    });
  return {
    ...shown,
    async apply(typed) {
      const code = rules.read(typed);
      if (code !== undefined) return (await take(code)) ?? false;
      show({ busy: false, error: rules.mistyped });
      return false;
    },
    remove: () => void take(undefined),
  };
}
