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
