import type { stayPackage } from '../../contract/offers.ts';
import type { Wire } from '../../contract/wire.ts';
import type { LatLng } from './distance.ts';

/** A located hotel of a map search, with the offers behind its marker. [API-17] */
export type StayPackage = Omit<Wire<typeof stayPackage>, 'location'> & LatLng;
