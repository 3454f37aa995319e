/**
 * Resorts by the sea, by hand: country, the name in GeoNames of the town, the resort's own name where it is
 * another one, the radius in km.
 */
export const SEA_RESORTS = `
FR|Deauville||5
FR|Cabourg||5
FR|Étretat||5
FR|Le Touquet-Paris-Plage|Le Touquet|6
FR|Saint-Malo||7
FR|Dinard||5
FR|Perros-Guirec||6
FR|La Baule-Escoublac|La Baule|7
FR|Pornic||7
FR|Les Sables-d'Olonne||7
FR|Royan||7
FR|Arcachon||7
FR|Biarritz||6
FR|Saint-Jean-de-Luz||6
FR|Soorts|Hossegor|7
FR|Biscarrosse||9
FR|Argeles|Argelès-sur-Mer|6
FR|Agde|Cap d’Agde|7
FR|La Grande-Motte||5
FR|Cassis||5
FR|Bandol||6
FR|Hyères||9
FR|Le Lavandou||6
FR|Saint-Tropez||7
FR|Sainte-Maxime||5
FR|Fréjus||7
FR|Cannes||6
FR|Menton||5
FR|Porto-Vecchio||12
FR|Calvi||8
ES|Sitges||6
ES|Salou||6
ES|Lloret de Mar||6
ES|Roses||7
ES|Tossa de Mar||6
ES|Cadaqués||6
ES|Peníscola|Peñíscola|7
ES|Benidorm||7
ES|Denia||7
ES|Javea|Jávea|7
ES|Nerja||7
ES|Marbella||9
ES|Torremolinos||5
ES|Conil de la Frontera||8
ES|Sanxenxo||8
ES|Laredo||6
ES|Zarautz||6
ES|Alcúdia||8
ES|Playa de las Américas|Playa de las Américas|8
BE|Ostend|Oostende|5
BE|Knokke-Heist||6
BE|De Panne||5
BE|Koksijde||5
BE|Nieuwpoort||5
BE|Blankenberge||4
BE|De Haan||5
NL|Zandvoort||5
NL|Noordwijk-Binnen|Noordwijk|6
NL|Scheveningen||4
NL|Domburg||6
NL|Bergen|Bergen aan Zee|7
NL|Egmond aan Zee||5
NL|Renesse||7
IT|Rimini||7
IT|Riccione||4
IT|Cesenatico||6
IT|Lido di Jesolo||8
IT|Lignano Sabbiadoro||7
IT|Grado||6
IT|Alassio||6
IT|San Remo|Sanremo|6
IT|Rapallo||6
IT|Viareggio||7
IT|Forte dei Marmi||5
IT|Sorrento||6
IT|Amalfi||6
IT|Positano||5
IT|Taormina||6
IT|Cefalù||7
IT|Tropea||7
IT|Otranto||9
IT|Gallipoli||8
IT|Vieste||8
IT|Alghero||8
IT|Villasimius||8
`;

/**
 * Ski resorts that the package `liftie` does not list, by hand: country, name, latitude, longitude.
 */
export const MORE_SKI_RESORTS = `
FR|Alpe d’Huez|45.0920|6.0700
FR|Les Deux Alpes|45.0100|6.1240
FR|Serre Chevalier|44.9460|6.5580
FR|Val Thorens|45.2980|6.5800
FR|La Clusaz|45.9040|6.4240
FR|Le Grand-Bornand|45.9420|6.4280
FR|Avoriaz|46.1910|6.7740
FR|Les Gets|46.1590|6.6700
FR|Villard-de-Lans|45.0700|5.5500
FR|Font-Romeu|42.5050|2.0390
FR|Saint-Lary-Soulan|42.8170|0.3220
FR|Cauterets|42.8890|-0.1130
FR|Le Mont-Dore|45.5740|2.8090
FR|La Bresse|48.0040|6.8770
FR|Gérardmer|48.0710|6.8790
FR|Isola 2000|44.1870|7.1580
ES|Baqueira-Beret|42.7000|0.9300
ES|Formigal|42.7740|-0.3790
ES|Astún|42.8130|-0.5030
ES|Cerler|42.5840|0.5390
ES|Sierra Nevada|37.0950|-3.3990
ES|Alto Campoo|43.0380|-4.3720
IT|Bormio|46.4680|10.3700
IT|Livigno|46.5380|10.1360
IT|Courmayeur|45.7910|6.9700
IT|La Thuile|45.7140|6.9500
IT|Bardonecchia|45.0790|6.7040
IT|Limone Piemonte|44.2020|7.5760
`;
