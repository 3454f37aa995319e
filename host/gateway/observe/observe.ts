import { channel, tracingChannel } from 'node:diagnostics_channel';
import type { ErrorCode } from '@staykit/values/errors/catalogue.ts';

/** What the gateway reports, by event. Values become labels of metrics: few different ones, and nothing of a person. */
export interface ObservedEvents {
  /** A sale was confirmed and its transaction committed. */
  sale: { kind: 'booking' | 'gift' };
  /** A request was answered with an error. `call` is an id of the contract, or `page`. */
  refusal: { call: string; code: ErrorCode };
  /** A call to the payment provider ended. */
  payment: { operation: string; outcome: 'answered' | 'timeout' | 'error'; seconds: number };
  /** A call to the reservation system of a supplier ended; `open` and `full` were not sent. */
  supplier: {
    supplier: string;
    operation: string;
    outcome: 'answered' | 'timeout' | 'error' | 'open' | 'full';
    seconds: number;
  };
  /** A statement or transaction received its connection. */
  connection: { seconds: number };
}

/** A part of a request that another system works on. */
export interface ObservedOperation {
  /** Such as `payment authorise` or `sql select`: few different ones. */
  name: string;
  /** The system, by the names of OpenTelemetry: `postgresql`. */
  system: string;
}

const nameOf = (event: string) => `staykit:${event}`;
const operations = tracingChannel<unknown, ObservedOperation>(nameOf('operation'));

/** Reports an event to those who listen; costs nothing without them. */
export function report<Name extends keyof ObservedEvents>(name: Name, event: ObservedEvents[Name]): void {
  channel(nameOf(name)).publish(event);
}

/** Listens to an event in this process. Returns the function that stops it. */
export function onReport<Name extends keyof ObservedEvents>(
  name: Name,
  hear: (event: ObservedEvents[Name]) => void,
): () => void {
  const listen = (event: unknown) => hear(event as ObservedEvents[Name]);
  channel(nameOf(name)).subscribe(listen);
  return () => channel(nameOf(name)).unsubscribe(listen);
}

/** Runs a part of a request that tracing shows as a span. */
export function observed<T>(operation: ObservedOperation, work: () => Promise<T>): Promise<T> {
  return operations.tracePromise(work, operation);
}

/** Listens to the operations of this process. Returns the function that stops it. */
export function onOperations(hear: {
  start(operation: ObservedOperation): void;
  end(operation: ObservedOperation, error: unknown): void;
}): () => void {
  const listeners = {
    start: hear.start,
    // The promise ends, with or without an error.
    asyncStart: (operation: ObservedOperation & { error?: unknown }) => hear.end(operation, operation.error),
  };
  operations.subscribe(listeners as Parameters<typeof operations.subscribe>[0]);
  return () => operations.unsubscribe(listeners as Parameters<typeof operations.unsubscribe>[0]);
}
