/** A located hotel of a map search, with the offers behind its marker. [API-17] */
export interface StayPackage {
  /** Hotel id. */
  id: string;
  /** The hotel's name. */
  label: string;
  lat: number;
  lng: number;
  /** Offer ids: the marker's card is the detail of the first. [MAP-12] */
  weekendIds: string[];
  /** The lowest price among them for the whole stay, in cents. */
  fromPrice?: number;
}
