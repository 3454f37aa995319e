/**
 * Reads something for the metrics at most once in so many milliseconds, since several scrapers ask; the last known one while
 * the database does not answer.
 */
export function readEvery<Found>(
  ms: number,
  clock: () => number,
  read: () => Promise<Found>,
  none: Found,
): () => Promise<Found> {
  let known = none;
  let readAt = Number.NEGATIVE_INFINITY;
  return async () => {
    if (clock() - readAt < ms) return known;
    readAt = clock();
    try {
      known = await read();
    } catch {
      // staykit_database_up tells it.
    }
    return known;
  };
}
