import type { AnalyticsEvent, AnalyticsEvents } from './events.ts';

/** Tells one event. */
export type Track = <Name extends AnalyticsEvent>(name: Name, payload: AnalyticsEvents[Name]) => void;

/** One entry of a data layer. */
export type DataLayerEntry = {
  [Name in AnalyticsEvent]: { event: Name } & AnalyticsEvents[Name];
}[AnalyticsEvent];

/** A list that an analytics script of the page reads. */
export interface DataLayer {
  push(entry: DataLayerEntry): unknown;
}

/**
 * Sends events to a data layer once `allowed` says so: before consent nothing leaves, and nothing is kept for
 * later either. A page without a data layer is a page without analytics. [PANALYTICS-01]
 */
export function dataLayerTrack(layer: DataLayer | undefined, allowed: () => boolean): Track {
  return (name, payload) => {
    if (allowed()) layer?.push({ event: name, ...payload } as DataLayerEntry);
  };
}
