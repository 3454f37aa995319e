/**
 * Does `work` every `everyMs` while the process runs; a turn that takes longer is not joined by a second one. What it
 * rejects with is told. Returns the end of it, which waits for the turn under way.
 */
export function turnByTurn(
  everyMs: number,
  work: () => Promise<unknown>,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let turn: Promise<unknown> | undefined;
  const timer = setInterval(() => {
    turn ??= work()
      .catch(onError)
      .finally(() => {
        turn = undefined;
      });
  }, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await turn;
  };
}
