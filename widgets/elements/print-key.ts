import type { ElementContext } from '@staykit/element-spec/element-spec.ts';

/** What stands beside a print in its shadow root, as JSON. */
export interface Print {
  /** `printKey` of what it shows. */
  of: string;
  /** When it was made, in ms since 1970. */
  at: number;
  /** What the widget was printed with. */
  data?: unknown;
}

/** The same for a print and an element of the same version that show the same. */
export const printKey = (
  values: Readonly<Record<string, unknown>>,
  context: Omit<ElementContext, 'consent'>,
): string => {
  // What the visitor allows changes nothing of what is shown at first.
  const { consent: _, ...shown }: Record<string, unknown> = { ...values, ...context };
  return JSON.stringify([
    __STAYKIT_VERSION__,
    ...Object.entries(shown).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  ]);
};
