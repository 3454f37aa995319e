import { PUSH_LIMITS } from '@staykit/contract/inventory/push-parts.ts';
import type { FileLine } from './read-inventory-file.ts';
import type { PushAnswer } from './send-items.ts';

/** Pushes under way together. */
const LANES = 4;

/** Result of a push. */
export interface PushReport {
  lines: number;
  accepted: number;
  rejected: number;
  /** Nights that are different now. */
  changed: number;
}

interface Lane {
  waiting: { line: number; item: unknown }[];
  sending: Promise<void>;
}

/**
 * Sends the lines of a file in several lanes. Lines of a hotel share a lane, so that the last line of a night counts.
 * Reading waits for the shop: memory does not grow with the file. `onError` is called for each line that is not taken.
 */
export async function pushLines(
  lines: AsyncIterable<FileLine>,
  send: (items: readonly unknown[]) => Promise<PushAnswer>,
  onError: (line: number, problem: string) => void,
): Promise<PushReport> {
  const report: PushReport = { lines: 0, accepted: 0, rejected: 0, changed: 0 };
  const lanes: Lane[] = Array.from({ length: LANES }, () => ({ waiting: [], sending: Promise.resolve() }));

  const reject = (line: number, problem: string): void => {
    report.rejected += 1;
    onError(line, problem);
  };
  const sendWaiting = async (lane: Lane): Promise<void> => {
    await lane.sending;
    const batch = lane.waiting;
    lane.waiting = [];
    if (batch.length === 0) return;
    lane.sending = send(batch.map(({ item }) => item)).then(({ accepted, changed, errors }) => {
      report.accepted += accepted;
      report.changed += changed;
      for (const { index, code, message } of errors) reject(batch[index]?.line ?? 0, `${code}: ${message}`);
    });
    // Awaited before the next batch of the lane, and at the end.
    lane.sending.catch(() => undefined);
  };

  for await (const read of lines) {
    report.lines += 1;
    if ('problem' in read) {
      reject(read.line, read.problem);
      continue;
    }
    const lane = lanes[laneOf(read.item)];
    if (!lane) continue;
    lane.waiting.push(read);
    if (lane.waiting.length >= PUSH_LIMITS.items) await sendWaiting(lane);
  }
  await Promise.all(lanes.map(sendWaiting));
  await Promise.all(lanes.map(({ sending }) => sending));
  return report;
}

/** The lane of an item, by its hotel. */
function laneOf(item: unknown): number {
  const hotel = Number((item as { hotel?: unknown } | null)?.hotel);
  return Number.isSafeInteger(hotel) && hotel >= 0 ? hotel % LANES : 0;
}
