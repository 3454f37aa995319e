import type { PlaceCell } from '../read-places.ts';

/*
 * Written by "npm run base-map": stations of Trainline and airports of OpenFlights (ODbL), places of GeoNames (CC-BY 4.0).
 */
export const cell: PlaceCell = {
  "kinds": "aaaaavvvvvvvvvvvvvvvvvvvvvvvvvvq",
  "names": "Hierro (VDE)\nLa Palma (SPC)\nGran Canaria (LPA)\nTenerife South (TFS)\nTenerife Norte (TFN)\nGarachico\nGarachico\nTazacorte\nLos Silos\nAgaete\nLa Guancha\nArafo\nBuenavista del Norte\nSan Juan de la Rambla\nValverde\nMazo\nBreña Baja\nValleseco\nFrontera\nVallehermosa\nTanque\nPlaya de las Américas\nFasnia\nLos Gigantes\nCruce de Arinaga\nTijarafe\nPuntallana\nTejeda\nBarlovento\nHermigua\nAlajeró\nLas Rosas",
  "steps": "gax lpw 10j 69h ia2 -5cy -95f va 1s6 3dq -azb 2a2 7q4 -34c -915 22i 8mo -24m 8lv -21v -7cc 23u 1ro -9b -3du 9p 1ml 52 -9rl -4ix 12a 670 -37 5u h2t -4j0 -iqb -28d 5or 3a6 3cd 1g1 so -2c3 28w 1bw -33u 20 awn -2ty -jgk 6cq 1o7 99 gcb -5p2 -gvw 6f4 4qd -536 -dy -tc 4j2 -cz"
};
