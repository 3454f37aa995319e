import { tableRows } from '@staykit/gateway/catalogue/table.ts';
import type { Place } from './place-sources.ts';

/**
 * Sights of the towns that visitors stay in, by hand, the best known first: local name, degrees north, degrees east.
 * Among places that no open data of streets names, they tell where in a town one is.
 */
const SIGHTS = `
Tour Eiffel|48.8584|2.2945
Notre-Dame|48.8530|2.3499
Louvre|48.8606|2.3376
Sacré-Cœur|48.8867|2.3431
Arc de Triomphe|48.8738|2.2950
Panthéon|48.8462|2.3464
Place de la Bastille|48.8532|2.3692
Opéra Garnier|48.8720|2.3316
Jardin du Luxembourg|48.8462|2.3372
Centre Pompidou|48.8607|2.3522
Place de la République|48.8675|2.3638
Parc de la Villette|48.8938|2.3903
Père-Lachaise|48.8614|2.3933
Parc Monceau|48.8797|2.3089
Trocadéro|48.8629|2.2873
Place d’Italie|48.8310|2.3556
Château de Versailles|48.8049|2.1204
Place Bellecour|45.7578|4.8320
Fourvière|45.7623|4.8226
Parc de la Tête d’Or|45.7775|4.8550
Croix-Rousse|45.7745|4.8320
Confluence|45.7327|4.8180
Vieux-Port|43.2951|5.3740
Notre-Dame de la Garde|43.2840|5.3712
Vieille Charité|43.3002|5.3680
Place Masséna|43.6971|7.2705
Colline du Château|43.6953|7.2797
Place de la Bourse|44.8415|-0.5697
Cité du Vin|44.8625|-0.5503
Place des Quinconces|44.8455|-0.5737
Capitole|43.6045|1.4442
Basilique Saint-Sernin|43.6083|1.4418
Cité de l’espace|43.5867|1.4930
Château des ducs|47.2162|-1.5497
Machines de l’île|47.2064|-1.5645
Cathédrale de Strasbourg|48.5819|7.7510
Petite France|48.5797|7.7410
Parlement européen|48.5974|7.7686
Grand-Place de Lille|50.6368|3.0633
Vieux-Lille|50.6410|3.0620
Place Stanislas|48.6936|6.1834
Cathédrale de Reims|49.2539|4.0341
Palais des ducs|47.3215|5.0415
Place de la Comédie|43.6086|3.8797
Arènes de Nîmes|43.8349|4.3596
Palais des papes|43.9509|4.8075
Cours Mirabeau|43.5265|5.4497
Intra-Muros|48.6490|-2.0257
Grande Plage|43.4840|-1.5590
Rocher de la Vierge|43.4838|-1.5690
Vieille ville|45.8985|6.1265
Petite Venise|48.0740|7.3590
Les Planches|49.3630|0.0700
Parlement de Bretagne|48.1127|-1.6776
Cathédrale de Rouen|49.4402|1.0950
Château d’Angers|47.4700|-0.5603
Vieux-Port de La Rochelle|46.1570|-1.1530
Cité de Carcassonne|43.2061|2.3636
Sagrada Família|41.4036|2.1744
Park Güell|41.4145|2.1527
La Rambla|41.3809|2.1732
Montjuïc|41.3636|2.1650
Barceloneta|41.3797|2.1894
Camp Nou|41.3809|2.1228
Plaça de Catalunya|41.3870|2.1700
Museo del Prado|40.4138|-3.6921
Puerta del Sol|40.4169|-3.7035
Palacio Real|40.4180|-3.7143
Parque del Retiro|40.4153|-3.6845
Plaza de España|40.4234|-3.7122
Plaza de Cibeles|40.4193|-3.6931
Catedral de Sevilla|37.3858|-5.9930
Plaza de España|37.3772|-5.9869
Triana|37.3850|-6.0040
Alhambra|37.1760|-3.5881
Albaicín|37.1810|-3.5930
Mezquita|37.8789|-4.7794
Ciudad de las Artes|39.4550|-0.3530
Mercado Central|39.4736|-0.3790
La Malagueta|36.7195|-4.4080
Alcazaba|36.7213|-4.4160
Guggenheim|43.2687|-2.9340
Casco Viejo|43.2570|-2.9236
La Concha|43.3180|-1.9890
Catedral de Santiago|42.8806|-8.5446
Acueducto|40.9480|-4.1178
Plaza Mayor|40.9650|-5.6640
Basílica del Pilar|41.6568|-0.8783
Catedral de Mallorca|39.5674|2.6483
Grand-Place|50.8467|4.3525
Atomium|50.8949|4.3415
Parc du Cinquantenaire|50.8405|4.3930
Sablon|50.8410|4.3555
Manneken-Pis|50.8450|4.3500
Markt|51.2085|3.2246
Minnewater|51.2010|3.2230
Gravensteen|51.0572|3.7206
Korenmarkt|51.0547|3.7218
Grote Markt|51.2213|4.4000
MAS|51.2289|4.4047
Zurenborg|51.2060|4.4330
Citadelle de Namur|50.4590|4.8630
Place Saint-Lambert|50.6453|5.5736
Dam|52.3731|4.8926
Rijksmuseum|52.3600|4.8852
Vondelpark|52.3580|4.8686
Jordaan|52.3745|4.8800
Anne Frank Huis|52.3752|4.8840
Artis|52.3660|4.9165
De Pijp|52.3540|4.8930
Erasmusbrug|51.9090|4.4870
Markthal|51.9200|4.4870
Euromast|51.9054|4.4666
Domtoren|52.0907|5.1213
Binnenhof|52.0797|4.3130
Scheveningse Pier|52.1170|4.2800
Vrijthof|50.8490|5.6885
Nieuwe Kerk|52.0122|4.3609
Grote Markt|52.3812|4.6368
Martinitoren|53.2193|6.5681
Colosseo|41.8902|12.4922
Fontana di Trevi|41.9009|12.4833
Pantheon|41.8986|12.4769
San Pietro|41.9022|12.4539
Piazza di Spagna|41.9058|12.4823
Piazza Navona|41.8992|12.4731
Trastevere|41.8890|12.4700
Villa Borghese|41.9140|12.4922
Duomo|45.4641|9.1919
Castello Sforzesco|45.4705|9.1793
Navigli|45.4500|9.1770
Brera|45.4720|9.1880
San Siro|45.4781|9.1240
Duomo|43.7731|11.2560
Ponte Vecchio|43.7679|11.2531
Palazzo Pitti|43.7652|11.2500
Santa Croce|43.7685|11.2623
San Marco|45.4341|12.3388
Ponte di Rialto|45.4380|12.3359
Lido|45.4050|12.3650
Mole Antonelliana|45.0690|7.6934
Piazza Castello|45.0710|7.6850
Spaccanapoli|40.8490|14.2560
Castel dell’Ovo|40.8281|14.2476
Piazza del Plebiscito|40.8359|14.2486
Piazza Maggiore|44.4938|11.3426
Arena di Verona|45.4390|10.9944
Torre di Pisa|43.7230|10.3966
Piazza del Campo|43.3183|11.3316
Quattro Canti|38.1157|13.3613
Porto Antico|44.4100|8.9260
`;

/** The sights, the best known first. */
export const readSights = (): Place[] =>
  tableRows(SIGHTS).map(([name = '', lat, lng]) => ({
    kind: 'sight',
    name,
    lat: Number(lat),
    lng: Number(lng),
    main: true,
  }));
