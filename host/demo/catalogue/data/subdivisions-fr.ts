/**
 * Names of the regions: code, then French, Spanish, Dutch, Italian, English.
 * INSEE codes.
 * Names after Unicode CLDR (Unicode-3.0), edited by hand.
 */
export const REGIONS_FR = `
11|Île-de-France|Isla de Francia|Île-de-France|Île-de-France|Île-de-France
24|Centre-Val de Loire|Centro-Valle de Loira|Centre-Val de Loire|Centro-Valle della Loira|Centre-Val de Loire
27|Bourgogne-Franche-Comté|Borgoña-Franco Condado|Bourgogne-Franche-Comté|Borgogna-Franca Contea|Burgundy-Franche-Comté
28|Normandie|Normandía|Normandië|Normandia|Normandy
32|Hauts-de-France|Hauts-de-France|Hauts-de-France|Alta Francia|Hauts-de-France
44|Grand Est|Gran Este|Grand Est|Grand Est|Grand Est
52|Pays de la Loire|Países del Loira|Pays de la Loire|Paesi della Loira|Pays-de-la-Loire
53|Bretagne|Bretaña|Bretagne|Bretagna|Brittany
75|Nouvelle-Aquitaine|Nueva Aquitania|Nouvelle-Aquitaine|Nuova Aquitania|Nouvelle-Aquitaine
76|Occitanie|Occitania|Occitanie|Occitania|Occitanie
84|Auvergne-Rhône-Alpes|Auvernia-Ródano-Alpes|Auvergne-Rhône-Alpes|Alvernia-Rodano-Alpi|Auvergne-Rhône-Alpes
93|Provence-Alpes-Côte d’Azur|Provenza-Alpes-Costa Azul|Provence-Alpes-Côte d’Azur|Provenza-Alpi-Costa Azzurra|Provence-Alpes-Côte d’Azur
94|Corse|Córcega|Corsica|Corsica|Corsica
`;

/** Names of the departments or provinces, in the same columns. */
export const DEPARTMENTS_FR = `
01|Ain|Ain|Ain|Ain|Ain
02|Aisne|Aisne|Aisne|Aisne|Aisne
03|Allier|Allier|Allier|Allier|Allier
04|Alpes-de-Haute-Provence|Alpes de Alta Provenza|Alpes-de-Haute-Provence|Alpi dell’Alta Provenza|Alpes-de-Haute-Provence
05|Hautes-Alpes|Altos Alpes|Hautes-Alpes|Alte Alpi|Hautes-Alpes
06|Alpes-Maritimes|Alpes Marítimos|Alpes-Maritimes|Alpi Marittime|Alpes-Maritimes
07|Ardèche|Ardéche|Ardèche|Ardèche|Ardèche
08|Ardennes|Ardenas|Ardennes|Ardenne|Ardennes
09|Ariège|Ariège|Ariège|Ariège|Ariège
10|Aube|Aube|Aube|Aube|Aube
11|Aude|Aude|Aude|Aude|Aude
12|Aveyron|Aveyron|Aveyron|Aveyron|Aveyron
13|Bouches-du-Rhône|Bocas del Ródano|Bouches-du-Rhône|Bocche del Rodano|Bouches-du-Rhône
14|Calvados|Calvados|Calvados|Calvados|Calvados
15|Cantal|Cantal|Cantal|Cantal|Cantal
16|Charente|Charente|Charente|Charente|Charente
17|Charente-Maritime|Charente Marítimo|Charente-Maritime|Charente Marittima|Charente-Maritime
18|Cher|Cher|Cher|Cher|Cher
19|Corrèze|Corréze|Corrèze|Corrèze|Corrèze
21|Côte-d’Or|Côte-d’Or|Côte-d’Or|Côte-d’Or|Côte-d’Or
22|Côtes-d’Armor|Côtes-d’Armor|Côtes-d’Armor|Côtes-d’Armor|Côtes-d’Armor
23|Creuse|Creuse|Creuse|Creuse|Creuse
24|Dordogne|Dordoña|Dordogne|Dordogna|Dordogne
25|Doubs|Doubs|Doubs|Doubs|Doubs
26|Drôme|Drôme|Drôme|Drôme|Drôme
27|Eure|Eure|Eure|Eure|Eure
28|Eure-et-Loir|Eure y Loir|Eure-et-Loir|Eure-et-Loir|Eure-et-Loir
29|Finistère|Finisterre|Finistère|Finistère|Finistère
2A|Corse-du-Sud|Córcega del Sur|Corse-du-Sud|Corsica del Sud|Corse-du-Sud
2B|Haute-Corse|Alta Córcega|Haute-Corse|Alta Corsica|Haute-Corse
30|Gard|Gard|Gard|Gard|Gard
31|Haute-Garonne|Alto Garona|Haute-Garonne|Alta Garonna|Haute-Garonne
32|Gers|Gers|Gers|Gers|Gers
33|Gironde|Gironda|Gironde|Gironda|Gironde
34|Hérault|Hérault|Hérault|Hérault|Hérault
35|Ille-et-Vilaine|Ille y Vilaine|Ille-et-Vilaine|Ille-et-Vilaine|Ille-et-Vilaine
36|Indre|Indre|Indre|Indre|Indre
37|Indre-et-Loire|Indre y Loira|Indre-et-Loire|Indre e Loira|Indre-et-Loire
38|Isère|Isère|Isère|Isère|Isère
39|Jura|Jura|Jura|Giura|Jura
40|Landes|Landas|Landes|Landes|Landes
41|Loir-et-Cher|Loir y Cher|Loir-et-Cher|Loir-et-Cher|Loir-et-Cher
42|Loire|Loira|Loire|Loira|Loire
43|Haute-Loire|Alto Loira|Haute-Loire|Alta Loira|Haute-Loire
44|Loire-Atlantique|Loira Atlántico|Loire-Atlantique|Loira Atlantica|Loire-Atlantique
45|Loiret|Loiret|Loiret|Loiret|Loiret
46|Lot|Lot|Lot|Lot|Lot
47|Lot-et-Garonne|Lot y Garona|Lot-et-Garonne|Lot e Garonna|Lot-et-Garonne
48|Lozère|Lozère|Lozère|Lozère|Lozère
49|Maine-et-Loire|Maine y Loira|Maine-et-Loire|Maine e Loira|Maine-et-Loire
50|Manche|Mancha|Manche|Manica|Manche
51|Marne|Marne|Marne|Marna|Marne
52|Haute-Marne|Alto Marne|Haute-Marne|Alta Marna|Haute-Marne
53|Mayenne|Mayenne|Mayenne|Mayenne|Mayenne
54|Meurthe-et-Moselle|Meurthe y Mosela|Meurthe-et-Moselle|Meurthe e Mosella|Meurthe-et-Moselle
55|Meuse|Mosa|Meuse|Mosa|Meuse
56|Morbihan|Morbihan|Morbihan|Morbihan|Morbihan
57|Moselle|Mosela|Moselle|Mosella|Moselle
58|Nièvre|Nièvre|Nièvre|Nièvre|Nièvre
59|Nord|Norte|Noorderdepartement|Nord|Nord
60|Oise|Oise|Oise|Oise|Oise
61|Orne|Orne|Orne|Orne|Orne
62|Pas-de-Calais|Paso de Calais|Pas-de-Calais|Passo di Calais|Pas-de-Calais
63|Puy-de-Dôme|Puy-de-Dôme|Puy-de-Dôme|Puy-de-Dôme|Puy-de-Dôme
64|Pyrénées-Atlantiques|Pirineos Atlánticos|Pyrénées-Atlantiques|Pirenei Atlantici|Pyrénées-Atlantiques
65|Hautes-Pyrénées|Altos Pirineos|Hautes-Pyrénées|Alti Pirenei|Hautes-Pyrénées
66|Pyrénées-Orientales|Pirineos Orientales|Pyrénées-Orientales|Pirenei Orientali|Pyrénées-Orientales
67|Bas-Rhin|Bajo Rin|Bas-Rhin|Basso Reno|Bas-Rhin
68|Haut-Rhin|Alto Rin|Haut-Rhin|Alto Reno|Haut-Rhin
69|Rhône|Ródano|Rhône|Rodano|Rhône
70|Haute-Saône|Alto Saona|Haute-Saône|Alta Saona|Haute-Saône
71|Saône-et-Loire|Saona y Loira|Saône-et-Loire|Saona e Loira|Saône-et-Loire
72|Sarthe|Sarthe|Sarthe|Sarthe|Sarthe
73|Savoie|Saboya|Savoie|Savoia|Savoie
74|Haute-Savoie|Alta Saboya|Haute-Savoie|Alta Savoia|Haute-Savoie
75|Paris|París|Parijs|Parigi|Paris
76|Seine-Maritime|Sena Marítimo|Seine-Maritime|Senna Marittima|Seine-Maritime
77|Seine-et-Marne|Sena y Marne|Seine-et-Marne|Senna e Marna|Seine-et-Marne
78|Yvelines|Yvelines|Yvelines|Yvelines|Yvelines
79|Deux-Sèvres|Deux-Sèvres|Deux-Sèvres|Deux-Sèvres|Deux-Sèvres
80|Somme|Somme|Somme|Somme|Somme
81|Tarn|Tarn|Tarn|Tarn|Tarn
82|Tarn-et-Garonne|Tarn y Garona|Tarn-et-Garonne|Tarn e Garonna|Tarn-et-Garonne
83|Var|Var|Var|Varo|Var
84|Vaucluse|Vaucluse|Vaucluse|Vaucluse|Vaucluse
85|Vendée|Vandea|Vendée|Vandea|Vendée
86|Vienne|Vienne|Vienne|Vienne|Vienne
87|Haute-Vienne|Alto Vienne|Haute-Vienne|Alta Vienne|Haute-Vienne
88|Vosges|Vosgos|Vosges|Vosgi|Vosges
89|Yonne|Yonne|Yonne|Yonne|Yonne
90|Territoire de Belfort|Territorio de Belfort|Territoire de Belfort|Territorio di Belfort|Territoire de Belfort
91|Essonne|Essonne|Essonne|Essonne|Essonne
92|Hauts-de-Seine|Altos del Sena|Hauts-de-Seine|Hauts-de-Seine|Hauts-de-Seine
93|Seine-Saint-Denis|Sena-Saint Denis|Seine-Saint-Denis|Senna-Saint-Denis|Seine-Saint-Denis
94|Val-de-Marne|Valle del Marne|Val-de-Marne|Valle della Marna|Val-de-Marne
95|Val-d’Oise|Valle del Oise|Val-d’Oise|Val-d’Oise|Val-d’Oise
`;
