import type { PlaceCell } from '../read-places.ts';

/*
 * Written by "npm run base-map": stations of Trainline and airports of OpenFlights (ODbL), places of GeoNames (CC-BY 4.0).
 */
export const cell: PlaceCell = {
  "kinds": "aaaiqqvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvv",
  "names": "Ibiza (IBZ)\nMenorca (MAH)\nPalma De Mallorca (PMI)\nCatedral de Mallorca\nColl d’en Rabassa\nEs Molinar\nArtà\nMuro\nPedreguer\nCala Rajada\nPort de Pollença\nSant Lluís\nOndara\nSon Ferrer\nBunyola\nCan Pastilla\nLloseta\nGata de Gorgos\nSant Joan de Labritja\nAlaró\nPorreres\nPortocolom\nEsporles\nFerreries\nVergel\nMagaluf\nSes Salines\nAlgaida\nPort d’Alcúdia\nMercadal\nPeguera\nCala d’Or\nels Poblets\nBenitachell\nSelva\nSineu\nPort de Sóller\nColònia de Sant Jordi\nConsell\nPetra\nSant Francesc de Formentera\nSencelles\nMontuïri\nVilafranca de Bonany\nCampanet\nSant Josep de sa Talaia\nEl Toro\nMaria de la Salut\nLlubí",
  "steps": "alf tvt lyf 7mx -bf2 -2ed -p5 4d cw -4m -5f 2y 57e 10m -29q c2 -nbb -7a3 qgi 736 -2y1 1ie 92w -g5 -wq2 -7vo j5y 55p 1j6 1jg 51 -18h 15g 1en -lgn -7a9 b0u 2cl 9uy 4tr 1ry -1gt 1ta -rc -58f 1y0 b23 2fl -uvj -8rl jhe 54g 3zq -1c0 -17p 1pb 1tz 26k 7ey 157 -cp6 -3hq 62j -18a -osq -41n y1 -xn l9w 7vz ug -v9 -2f7 173 2a4 -3p7 -1dt 2pd 2bg -fb -czu -706 bc0 797 ne -lu tj f -y7 1l6 -cw3 -6kr 95y 4c8 4k4 1dj -ie a2"
};
