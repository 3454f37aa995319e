/** What browsers know of the pages before this one; not all of them do yet. */
interface Steps {
  currentEntry: { index: number } | null;
  /** Pages and parts of pages of this site alone, in their order. */
  entries(): readonly { index: number; sameDocument: boolean }[];
}

/** What is asked of a tab. */
interface Tab {
  navigation?: Steps;
  history: Pick<History, 'length'>;
  document: Pick<Document, 'referrer'>;
  location: Pick<Location, 'origin'>;
}

/**
 * How many steps the page before this one is away, as a number for `history.go`; 0 where none of this site is there to go
 * back to. Parts of this page that were gone to are no page. [HEADER-07]
 */
export function stepsBack({ navigation, history, document, location }: Tab = window): number {
  if (!navigation) return history.length > 1 && document.referrer.startsWith(`${location.origin}/`) ? -1 : 0;
  const here = navigation.currentEntry?.index ?? 0;
  const before = navigation.entries().findLast(({ index, sameDocument }) => index < here && !sameDocument);
  return before ? before.index - here : 0;
}
