/**
 * Names of the regions: code, then French, Spanish, Dutch, Italian, English.
 * GeoNames codes of the autonomous communities and INE codes of the provinces.
 * Names after Unicode CLDR (Unicode-3.0), edited by hand.
 */
export const REGIONS_ES = `
07|Îles Baléares|Islas Baleares|Balearen|Isole Baleari|Balearic Islands
27|La Rioja|La Rioja|La Rioja|La Rioja|La Rioja
29|Communauté de Madrid|Comunidad de Madrid|Regio Madrid|Comunità di Madrid|Community of Madrid
31|Région de Murcie|Región de Murcia|Regio Murcia|Regione di Murcia|Region of Murcia
32|Navarre|Navarra|Navarra|Navarra|Navarre
34|Asturies|Asturias|Asturië|Asturie|Asturias
39|Cantabrie|Cantabria|Cantabrië|Cantabria|Cantabria
51|Andalousie|Andalucía|Andalusië|Andalusia|Andalusia
52|Aragon|Aragón|Aragón|Aragona|Aragon
53|Îles Canaries|Islas Canarias|Canarische Eilanden|Isole Canarie|Canary Islands
54|Castille-La Manche|Castilla-La Mancha|Castilië-La Mancha|Castiglia-La Mancia|Castile-La Mancha
55|Castille-et-León|Castilla y León|Castilië en León|Castiglia e León|Castile and León
56|Catalogne|Cataluña|Catalonië|Catalogna|Catalonia
57|Estrémadure|Extremadura|Extremadura|Estremadura|Extremadura
58|Galice|Galicia|Galicië|Galizia|Galicia
59|Pays basque espagnol|País Vasco|Spaans Baskenland|Paesi Baschi|Basque Country
60|Communauté valencienne|Comunitat Valenciana|Valenciaanse Gemeenschap|Comunità Valenciana|Valencian Community
`;

/** Names of the departments or provinces, in the same columns. */
export const DEPARTMENTS_ES = `
01|Alava|Álava|Álava|Álava|Álava
02|Albacete|Albacete|Albacete|Albacete|Albacete
03|Alicante|Alicante|Alicante|Alicante|Alicante
04|Almería|Almería|Almería|Almería|Almería
05|Ávila|Ávila|Ávila|Ávila|Ávila
06|Badajoz|Badajoz|Badajoz|Badajoz|Badajoz
07|Baléares|Baleares|Balearen|Baleari|Balearic Islands
08|Barcelone|Barcelona|Barcelona|Barcellona|Barcelona
09|Burgos|Burgos|Burgos|Burgos|Burgos
10|Cáceres|Cáceres|Cáceres|Cáceres|Cáceres
11|Cadix|Cádiz|Cádiz|Cadice|Cádiz
12|Castellón|Castellón|Castellón|Castellón|Castellón
13|Ciudad Real|Ciudad Real|Ciudad Real|Ciudad Real|Ciudad Real
14|Cordoue|Córdoba|Córdoba|Cordova|Córdoba
15|La Corogne|A Coruña|A Coruña|La Coruña|A Coruña
16|Cuenca|Cuenca|Cuenca|Cuenca|Cuenca
17|Gérone|Gerona|Gerona|Girona|Girona
18|Grenade|Granada|Granada|Granada|Granada
19|Guadalajara|Guadalajara|Guadalajara|Guadalajara|Guadalajara
20|Guipuscoa|Guipúzcoa|Gipuzkoa|Guipúzcoa|Gipuzkoa
21|Huelva|Huelva|Huelva|Huelva|Huelva
22|Huesca|Huesca|Huesca|Huesca|Huesca
23|Jaén|Jaén|Jaén|Jaén|Jaén
24|León|León|León|León|León
25|Lérida|Lérida|Lerida|Lerida|Lleida
26|La Rioja|La Rioja|La Rioja|La Rioja|La Rioja
27|Lugo|Lugo|Lugo|Lugo|Lugo
28|Madrid|Madrid|Madrid|Madrid|Madrid
29|Malaga|Málaga|Málaga|Malaga|Málaga
30|Murcie|Murcia|Murcia|Murcia|Murcia
31|Navarre|Navarra|Navarra|Navarra|Navarre
32|Orense|Ourense|Ourense|Ourense|Ourense
33|Asturies|Asturias|Asturië|Asturie|Asturias
34|Palencia|Palencia|Palencia|Palencia|Palencia
35|Las Palmas|Las Palmas|Las Palmas|Las Palmas|Las Palmas
36|Pontevedra|Pontevedra|Pontevedra|Pontevedra|Pontevedra
37|Salamanque|Salamanca|Salamanca|Salamanca|Salamanca
38|Santa Cruz de Ténérife|Santa Cruz de Tenerife|Santa Cruz de Tenerife|Santa Cruz de Tenerife|Santa Cruz de Tenerife
39|Cantabrie|Cantabria|Cantabrië|Cantabria|Cantabria
40|Ségovie|Segovia|Segovia|Segovia|Segovia
41|Séville|Sevilla|Sevilla|Siviglia|Seville
42|Soria|Soria|Soria|Soria|Soria
43|Tarragone|Tarragona|Tarragona|Tarragona|Tarragona
44|Teruel|Teruel|Teruel|Teruel|Teruel
45|Tolède|Toledo|Toledo|Toledo|Toledo
46|Valence|Valencia|Valencia|Valencia|Valencia
47|Valladolid|Valladolid|Valladolid|Valladolid|Valladolid
48|Biscaye|Bizkaia|Biskaje|Biscaglia|Biscay
49|Zamora|Zamora|Zamora|Zamora|Zamora
50|Saragosse|Zaragoza|Zaragoza|Saragozza|Zaragoza
`;
