/**
 * Reports what went wrong by a script that is fetched for it. Where that cannot be fetched, nothing is reported and nothing
 * breaks: to report that as well would never end. The next fault tries again. [SERROR-08]
 */
export function createReporter<Reports>(load: () => Promise<Reports>) {
  let loaded: Promise<Reports | undefined> | undefined;
  return (tell: (reports: Reports) => unknown): void => {
    loaded ??= load().catch(() => (loaded = undefined));
    loaded.then((reports) => reports && tell(reports)).catch(() => undefined);
  };
}
