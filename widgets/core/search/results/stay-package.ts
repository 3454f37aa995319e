import type { stayPackage } from '@staykit/contract/search/offers.ts';
import type { Wire } from '@staykit/contract/wire.ts';
import type { LatLng } from '../map/distance.ts';

/** A located hotel of a map search, with the offers behind its marker. [API-17] */
export type StayPackage = Omit<Wire<typeof stayPackage>, 'location'> & LatLng;
