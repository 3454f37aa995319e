/**
 * Sights that people look for by name, by hand: country, local name, French, Spanish, Dutch, Italian, English,
 * latitude, longitude, radius in km. An empty name is the local one.
 */
export const POINTS_OF_INTEREST = `
FR|Tour Eiffel||Torre Eiffel|Eiffeltoren|Torre Eiffel|Eiffel Tower|48.8584|2.2945|3
FR|Mont-Saint-Michel||||||48.6361|-1.5115|14
FR|Château de Versailles||Palacio de Versalles|Paleis van Versailles|Reggia di Versailles|Palace of Versailles|48.8049|2.1204|6
FR|Château de Chambord||Castillo de Chambord|Kasteel van Chambord|Castello di Chambord||47.6161|1.5170|20
FR|Pont du Gard||Puente del Gard||Ponte del Gard||43.9475|4.5350|16
FR|Dune du Pilat||Duna de Pilat|Duin van Pilat|Duna del Pilat|Dune of Pilat|44.5890|-1.2130|14
FR|Cité de Carcassonne||Ciudadela de Carcasona|Vesting van Carcassonne|Cittadella di Carcassonne||43.2061|2.3636|8
FR|Gorges du Tarn||Gargantas del Tarn|Kloof van de Tarn|Gole del Tarn||44.3130|3.2600|28
ES|Sagrada Família|Sagrada Família|Sagrada Familia|Sagrada Familia|Sagrada Familia|Sagrada Familia|41.4036|2.1744|3
ES|Alhambra||||||37.1760|-3.5881|4
ES|Museo del Prado|Musée du Prado||Prado|Museo del Prado|Prado Museum|40.4138|-3.6921|3
ES|Mezquita de Córdoba|Mosquée de Cordoue||Moskee van Córdoba|Moschea di Cordova|Mosque of Córdoba|37.8789|-4.7794|4
ES|Catedral de Santiago|Cathédrale de Saint-Jacques||Kathedraal van Santiago|Cattedrale di Santiago|Santiago Cathedral|42.8806|-8.5446|4
ES|Playa de la Concha|Plage de la Concha||La Concha-strand|Spiaggia della Concha|La Concha beach|43.3180|-1.9890|4
BE|Grand-Place|Grand-Place|Grand-Place|Grote Markt|Grand-Place|Grand-Place|50.8467|4.3525|3
BE|Atomium||||||50.8949|4.3415|3
BE|Grottes de Han|Grottes de Han|Grutas de Han|Grotten van Han|Grotte di Han|Caves of Han|50.1260|5.1880|16
BE|Minnewater|Lac d’Amour|Lago del Amor|Minnewater|Lago dell’Amore|Lake of Love|51.2010|3.2230|3
NL|Keukenhof||||||52.2697|4.5460|12
NL|Kinderdijk||||||51.8835|4.6400|14
NL|Nationaal Park De Hoge Veluwe|Parc national De Hoge Veluwe|Parque nacional De Hoge Veluwe||Parco nazionale De Hoge Veluwe|De Hoge Veluwe National Park|52.0950|5.8300|16
NL|Grachtengordel|Ceinture de canaux|Anillo de canales|Grachtengordel|Cerchia dei canali|Canal ring|52.3676|4.8852|2
IT|Colosseo|Colisée|Coliseo|Colosseum||Colosseum|41.8902|12.4922|3
IT|Ponte di Rialto|Pont du Rialto|Puente de Rialto|Rialtobrug||Rialto Bridge|45.4380|12.3359|3
IT|Torre di Pisa|Tour de Pise|Torre de Pisa|Toren van Pisa||Tower of Pisa|43.7230|10.3966|4
IT|Ponte Vecchio||||||43.7680|11.2531|3
IT|Pompei|Pompéi|Pompeya|Pompeï||Pompeii|40.7490|14.4850|10
IT|Sacra di San Michele|Abbaye Saint-Michel-de-la-Cluse|Sacra di San Michele|Sacra di San Michele||Sacra di San Michele|45.0978|7.3433|14
`;
