/**
 * Touristic areas, by hand: country, local name, French, Spanish, Dutch, Italian, English, then the circles
 * (latitude, longitude, km) that make it up. An empty name is the local one.
 */
export const TOURISTIC_AREAS = `
FR|Côte d’Azur||Costa Azul|Azurenkust|Costa Azzurra|French Riviera|43.55,7.02,32;43.72,7.32,22;43.27,6.60,24
FR|Provence||Provenza||Provenza||43.75,5.20,58
FR|Luberon||||||43.83,5.35,26
FR|Camargue||Camarga||Camargue||43.55,4.50,32
FR|Verdon||||||43.80,6.30,26
FR|Alsace||Alsacia|Elzas|Alsazia||48.32,7.45,58
FR|Route des vins d’Alsace||Ruta de los vinos de Alsacia|Wijnroute van de Elzas|Strada dei vini d’Alsazia|Alsace Wine Route|48.17,7.33,28
FR|Vosges||Vosgos|Vogezen|Vosgi||48.05,6.85,32
FR|Champagne||Champaña||Champagne||49.08,4.00,48
FR|Baie de Somme||Bahía del Somme|Baai van de Somme|Baia della Somme|Bay of the Somme|50.20,1.60,22
FR|Côte d’Opale||Costa de Ópalo|Opaalkust|Costa d’Opale|Opal Coast|50.72,1.68,34
FR|Côte Fleurie||Costa Florida|Bloemenkust|Costa Fiorita||49.34,0.08,24
FR|Baie du Mont-Saint-Michel||Bahía del Mont-Saint-Michel|Baai van Mont-Saint-Michel|Baia di Mont-Saint-Michel|Mont-Saint-Michel Bay|48.62,-1.50,32
FR|Côte d’Émeraude||Costa Esmeralda|Smaragdkust|Costa di Smeraldo|Emerald Coast|48.62,-2.10,30
FR|Golfe du Morbihan||Golfo de Morbihan|Golf van Morbihan|Golfo del Morbihan||47.60,-2.85,30
FR|Châteaux de la Loire||Castillos del Loira|Kastelen van de Loire|Castelli della Loira|Châteaux of the Loire|47.40,0.95,58;47.30,0.10,24
FR|Bourgogne||Borgoña|Bourgondië|Borgogna|Burgundy|47.15,4.65,58
FR|Beaujolais||||||46.12,4.65,24
FR|Île de Ré||Isla de Ré||Isola di Ré||46.20,-1.40,18
FR|Bassin d’Arcachon||Bahía de Arcachón|Bekken van Arcachon|Bacino di Arcachon|Arcachon Bay|44.68,-1.13,22
FR|Médoc||||||45.20,-0.80,32
FR|Périgord|||||Dordogne|44.95,0.95,52
FR|Pays basque||País Vasco francés|Frans Baskenland|Paesi Baschi francesi|French Basque Country|43.38,-1.40,34
FR|Landes||Landas||Landes||43.85,-1.10,42
FR|Pyrénées||Pirineos|Pyreneeën|Pirenei|Pyrenees|42.95,0.15,44;42.60,1.95,32
FR|Mont-Blanc||||Monte Bianco|Mont Blanc|45.90,6.75,24
FR|Tarentaise||||||45.50,6.75,30
FR|Lac d’Annecy||Lago de Annecy|Meer van Annecy|Lago di Annecy|Lake Annecy|45.86,6.17,18
FR|Vercors||||||45.00,5.50,26
FR|Ardèche||||||44.60,4.40,36
FR|Auvergne||Auvernia||Alvernia||45.60,3.00,48
FR|Jura||||Giura||46.65,5.85,42
FR|Cévennes||Cevenas|Cevennen|Cevenne||44.15,3.75,38
FR|Cap Corse et Balagne||Cabo Corso y Balagna|Cap Corse en Balagne|Capo Corso e Balagna||42.65,9.10,42
FR|Côte Vermeille||Costa Bermeja|||Vermilion Coast|42.52,3.08,18
ES|Costa Brava||||||41.90,3.05,42;42.30,3.15,26
ES|Costa Daurada||Costa Dorada|||Costa Dorada|41.10,1.15,34
ES|Costa Blanca||||||38.60,-0.10,48
ES|Costa de Almería||||||36.85,-2.40,42
ES|Costa del Sol||||||36.55,-4.75,52
ES|Costa de la Luz||||||36.45,-6.20,42
ES|Costa Verde||||||43.48,-5.30,62
ES|Rías Baixas|||Rías Baixas|||42.30,-8.75,40
ES|La Rioja Alta||||||42.50,-2.80,26
ES|Picos de Europa||||||43.20,-4.85,36
ES|Pirineo Aragonés|Pyrénées aragonaises||Aragonese Pyreneeën|Pirenei aragonesi|Aragonese Pyrenees|42.60,0.01,46
ES|Pirineu Català|Pyrénées catalanes|Pirineo Catalán|Catalaanse Pyreneeën|Pirenei catalani|Catalan Pyrenees|42.45,1.50,56
ES|Sierra de Guadarrama||||||40.80,-3.95,30
ES|Sierra Nevada||||||37.05,-3.30,28
ES|Mallorca|Majorque|||Maiorca|Majorca|39.60,2.95,52
ES|Tenerife|Ténérife|||||28.25,-16.55,46
ES|Gran Canaria|Grande Canarie|||||27.95,-15.60,34
BE|Ardenne|Ardenne|Ardenas|Ardennen|Ardenne|Ardennes|50.15,5.60,52
BE|Kust|Côte belge|Costa belga|Belgische kust|Costa belga|Belgian coast|51.22,2.92,22;51.10,2.62,12;51.33,3.25,14
BE|Hautes Fagnes|Hautes Fagnes|Altas Fagnes|Hoge Venen|Alte Fagne|High Fens|50.47,6.05,18
BE|Pajottenland||||||50.80,4.15,15
BE|Haspengouw|Hesbaye||Haspengouw|||50.80,5.25,20
BE|Kempen|Campine||Kempen|||51.22,4.95,32
BE|Vlaamse Ardennen|Ardennes flamandes|Ardenas flamencas|Vlaamse Ardennen|Ardenne fiamminghe|Flemish Ardennes|50.78,3.68,18
NL|Veluwe||||||52.18,5.85,28
NL|Achterhoek||||||52.00,6.45,26
NL|Zuid-Limburg|Limbourg méridional|Limburgo meridional||Limburgo meridionale|South Limburg|50.86,5.85,18
NL|Noordzeekust|Côte de la mer du Nord|Costa del mar del Norte|Noordzeekust|Costa del mare del Nord|North Sea coast|52.38,4.50,20;52.68,4.65,18;52.10,4.28,12
NL|Zeeuwse kust|Côte zélandaise|Costa de Zelanda|Zeeuwse kust|Costa della Zelanda|Zeeland coast|51.55,3.55,26;51.72,3.85,14
NL|Waddeneilanden|Îles de la Frise|Islas Frisias|Waddeneilanden|Isole Frisone|Wadden Islands|53.07,4.82,16;53.40,5.35,20;53.45,5.80,14
NL|Twente||||||52.28,6.75,22
IT|Toscana – Chianti|Toscane – Chianti|Toscana – Chianti|Toscane – Chianti||Tuscany – Chianti|43.50,11.30,34
IT|Val d’Orcia||||||43.05,11.62,22
IT|Cinque Terre||||||44.13,9.70,16
IT|Riviera ligure|Riviera ligure|Riviera ligur|Ligurische Rivièra||Italian Riviera|44.32,9.15,24;43.90,7.95,34;44.15,8.28,22
IT|Costiera amalfitana|Côte amalfitaine|Costa amalfitana|Amalfikust||Amalfi Coast|40.64,14.55,20
IT|Lago di Garda|Lac de Garde|Lago de Garda|Gardameer||Lake Garda|45.60,10.65,28
IT|Lago di Como|Lac de Côme|Lago de Como|Comomeer||Lake Como|45.98,9.25,24
IT|Lago Maggiore|Lac Majeur|Lago Mayor|Lago Maggiore||Lake Maggiore|45.95,8.60,24
IT|Langhe e Roero|Langhe et Roero|Langhe y Roero|Langhe en Roero||Langhe and Roero|44.65,8.00,24
IT|Dolomiti|Dolomites|Dolomitas|Dolomieten||Dolomites|46.50,11.90,42
IT|Via Lattea|Voie lactée|Vía Láctea|Via Lattea||Milky Way|44.96,6.85,14
IT|Salento||||||40.20,18.20,38
IT|Costa Smeralda|Costa Smeralda|Costa Esmeralda|||Emerald Coast of Sardinia|41.05,9.50,24
IT|Riviera romagnola|Riviera romagnole|Riviera romañola|Rivièra van Romagna||Romagna Riviera|44.10,12.50,30
IT|Etna e costa ionica|Etna et côte ionienne|Etna y costa jónica|Etna en Ionische kust||Etna and the Ionian coast|37.75,15.15,24
`;
