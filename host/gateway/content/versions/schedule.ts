/** A version of a document that is, was or will be shown. */
export interface Publication {
  id: number;
  /** Path of the document: `fr_FR/home.json`. */
  document: string;
  /** Id of the version. */
  version: number;
  /** First instant, in ms since 1970. */
  from: number;
  /** First instant at which it is no longer shown; absent: it stays. */
  until?: number;
}

/** The publication of each document that holds at an instant: of several, the one that began last. */
export function inEffect(
  publications: readonly Publication[],
  instant: number,
): ReadonlyMap<string, Publication> {
  const shown = new Map<string, Publication>();
  for (const one of publications) {
    if (one.from > instant || (one.until !== undefined && one.until <= instant)) continue;
    const other = shown.get(one.document);
    if (!other || one.from > other.from || (one.from === other.from && one.id > other.id))
      shown.set(one.document, one);
  }
  return shown;
}

/** Instants after `instant` at which a publication begins or ends, in order, each once. */
export function changesAfter(publications: readonly Publication[], instant: number): number[] {
  const all = publications.flatMap(({ from, until }) => (until === undefined ? [from] : [from, until]));
  return [...new Set(all)].filter((at) => at > instant).toSorted((one, other) => one - other);
}
