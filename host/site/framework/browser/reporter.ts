/**
 * Tells what went wrong by a part that is fetched for it. Where that cannot be fetched, nothing is told and nothing
 * breaks: to tell of that as well would never end. The next trouble tries again. [SERROR-08]
 */
export function createReporter<Reports>(load: () => Promise<Reports>) {
  let loaded: Promise<Reports | undefined> | undefined;
  return (tell: (reports: Reports) => unknown): void => {
    loaded ??= load().catch(() => (loaded = undefined));
    loaded.then((reports) => reports && tell(reports)).catch(() => undefined);
  };
}
