import type { PlaceCell } from '../read-places.ts';

/*
 * Written by "npm run base-map": stations of Trainline and airports of OpenFlights (ODbL), places of GeoNames (CC-BY 4.0).
 */
export const cell: PlaceCell = {
  "kinds": "aavvv",
  "names": "Fuerteventura (FUE)\nLanzarote (ACE)\nCosta Calma\nTinajo\nHaría",
  "steps": "8rm qn3 1zu 3sw -4sp -61r 48w 6yh 1d2 mu"
};
