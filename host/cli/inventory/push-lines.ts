import { PUSH_LIMITS } from '@staykit/contract/inventory/push-parts.ts';
import { ITEM_KINDS, type ItemKind } from './item-kinds.ts';
import type { FileLine } from './read-inventory-file.ts';
import type { PushAnswer } from './send-items.ts';

/** Pushes under way together. */
const LANES = 4;

/** Result of a push. */
export interface PushReport {
  lines: number;
  accepted: number;
  rejected: number;
  /** Of those rejected: lines that lack what an error before them named. */
  followed: number;
  /** Nights and other things that are different now. */
  changed: number;
  /** Kinds of lines that were sent. */
  kinds: ReadonlySet<ItemKind>;
}

interface Lane {
  waiting: { line: number; kind: ItemKind; item: unknown }[];
  sending: Promise<void>;
}

/**
 * Sends the lines of a file in several lanes. Lines of a hotel share a lane, so that the last line of a night counts;
 * those that wait together are sent by kind, hotels first and nights last. Boxes, which name stays of several hotels, are sent at the end. Reading waits for the shop: memory does not grow with the file. `onError` is called for each line that is not taken, but for those
 * that lack what an error before them named.
 */
export async function pushLines(
  lines: AsyncIterable<FileLine>,
  send: (items: readonly unknown[], kind: ItemKind) => Promise<PushAnswer>,
  onError: (line: number, problem: string) => void,
  most: number = PUSH_LIMITS.items,
): Promise<PushReport> {
  const kinds = new Set<ItemKind>();
  const report = { lines: 0, accepted: 0, rejected: 0, followed: 0, changed: 0, kinds };
  const refused = new Set<string>();
  const lanes: Lane[] = Array.from({ length: LANES }, () => ({ waiting: [], sending: Promise.resolve() }));

  const reject = (line: number, problem: string): void => {
    report.rejected += 1;
    onError(line, problem);
  };
  const sendByKind = async (batch: Lane['waiting']): Promise<void> => {
    for (const kind of ITEM_KINDS) {
      const ofKind = batch.filter((one) => one.kind === kind);
      if (ofKind.length === 0) continue;
      kinds.add(kind);
      const items = ofKind.map(({ item }) => item);
      const { accepted, changed, errors } = await send(items, kind);
      report.accepted += accepted;
      report.changed += changed;
      for (const { index, code, message } of errors) {
        const { line = 0, item } = ofKind[index] ?? {};
        const [key, needed] = [keyOf(kind, item), neededBy(item, message)];
        if (needed !== undefined && needed !== key && refused.has(needed)) {
          report.rejected += 1;
          report.followed += 1;
        } else reject(line, `${code}: ${message}`);
        refused.add(key);
        if (needed !== undefined) refused.add(needed);
      }
    }
  };
  const sendWaiting = async (lane: Lane): Promise<void> => {
    await lane.sending;
    const batch = lane.waiting;
    lane.waiting = [];
    if (batch.length === 0) return;
    lane.sending = sendByKind(batch);
    // Awaited before the next batch of the lane, and at the end.
    lane.sending.catch(() => undefined);
  };

  const boxes: Lane = { waiting: [], sending: Promise.resolve() };
  for await (const read of lines) {
    report.lines += 1;
    if ('problem' in read) {
      reject(read.line, read.problem);
      continue;
    }
    const lane = read.kind === 'box' ? boxes : lanes[laneOf(read.item)];
    if (!lane) continue;
    lane.waiting.push(read);
    if (lane.waiting.length >= most && lane !== boxes) await sendWaiting(lane);
  }
  await Promise.all(lanes.map(sendWaiting));
  await Promise.all(lanes.map(({ sending }) => sending));
  for (let first = 0; first < boxes.waiting.length; first += most)
    await sendByKind(boxes.waiting.slice(first, first + most));
  return report;
}

/** The lane of an item, by its hotel. */
function laneOf(item: unknown): number {
  const hotel = (item as { hotel?: unknown } | null)?.hotel;
  if (typeof hotel !== 'string') return 0;
  let sum = 0;
  for (let at = 0; at < hotel.length; at += 1) sum = (sum * 31 + hotel.charCodeAt(at)) % 65_521;
  return sum % LANES;
}

/** What a line is about: `room lakeside suite`. */
function keyOf(kind: string, item: unknown): string {
  const { hotel, [kind]: code } = (item ?? {}) as Readonly<Record<string, unknown>>;
  return [kind, hotel, kind === 'hotel' ? '' : code].map(String).join(' ');
}

/** The line that an item needs by the message of its error, as `keyOf` says it; undefined where it is wrong itself. */
function neededBy(item: unknown, message: string): string | undefined {
  const [, stay] = /^stays\.(\d+)\./.exec(message) ?? [];
  const { stays } = (item ?? {}) as { stays?: readonly unknown[] };
  const of = stay === undefined ? item : stays?.[Number(stay)];
  if (/\bhotel: unknown/.test(message)) return keyOf('hotel', of);
  const [, kind = '', code] =
    /the hotel has no (room|plan|activity|extra|voucher)(?: type)? "(.*)"/.exec(message) ?? [];
  return kind === '' ? undefined : keyOf(kind, { ...(of as object), [kind]: code });
}
