/** Ms after which what waits for a frame goes on without one: a hidden page has none. */
const NO_FRAME = 100;

/** Calls once the frame that is due was painted. Gives what calls it off. */
export function afterPaint(call: () => void): () => void {
  let painted: ReturnType<typeof setTimeout> | undefined;
  const timer = setTimeout(call, NO_FRAME);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    painted = setTimeout(call);
  });
  return () => {
    clearTimeout(timer);
    clearTimeout(painted);
    cancelAnimationFrame(frame);
  };
}
