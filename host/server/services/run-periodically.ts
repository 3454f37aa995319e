/**
 * Does `work` every `everyMs` while the process runs, for the first time after `firstMs`; a turn that takes longer is not joined by a second one. What it
 * rejects with is told. Returns the end of it, which waits for the turn under way.
 */
export function runPeriodically(
  everyMs: number,
  work: () => Promise<unknown>,
  onError: (error: unknown) => void,
  firstMs = everyMs,
): () => Promise<void> {
  let turn: Promise<unknown> | undefined;
  const begin = () => {
    turn ??= work()
      .catch(onError)
      .finally(() => {
        turn = undefined;
      });
  };
  let timer = setTimeout(() => {
    timer = setInterval(begin, everyMs).unref();
    begin();
  }, firstMs).unref();
  return async () => {
    clearInterval(timer);
    await turn;
  };
}
