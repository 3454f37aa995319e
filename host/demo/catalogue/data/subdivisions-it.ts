/**
 * Names of the regions: code, then French, Spanish, Dutch, Italian, English.
 * GeoNames codes of the regions and ISTAT codes of the provinces.
 * Names after Unicode CLDR (Unicode-3.0), edited by hand.
 */
export const REGIONS_IT = `
01|Abruzzes|Abruzos|Abruzzen|Abruzzo|Abruzzo
02|Basilicate|Basilicata|Basilicata|Basilicata|Basilicata
03|Calabre|Calabria|Calabrië|Calabria|Calabria
04|Campanie|Campania|Campanië|Campania|Campania
05|Émilie-Romagne|Emilia-Romaña|Emilia-Romagna|Emilia-Romagna|Emilia-Romagna
06|Frioul-Vénétie julienne|Friuli-Venecia Julia|Friuli-Venezia Giulia|Friuli-Venezia Giulia|Friuli–Venezia Giulia
07|Latium|Lacio|Lazio|Lazio|Lazio
08|Ligurie|Liguria|Ligurië|Liguria|Liguria
09|Lombardie|Lombardía|Lombardije|Lombardia|Lombardy
10|Marches|Marcas|Marche|Marche|Marche
11|Molise|Molise|Molise|Molise|Molise
12|Piémont|Piamonte|Piemonte|Piemonte|Piedmont
13|Pouilles|Apulia|Apulië|Puglia|Apulia
14|Sardaigne|Cerdeña|Sardinië|Sardegna|Sardinia
15|Sicile|Sicilia|Sicilië|Sicilia|Sicily
16|Toscane|Toscana|Toscane|Toscana|Tuscany
17|Trentin-Haut-Adige|Trentino-Alto Adigio|Trentino-Zuid-Tirol|Trentino-Alto Adige|Trentino-South Tyrol
18|Ombrie|Umbría|Umbrië|Umbria|Umbria
19|Vallée d’Aoste|Valle de Aosta|Valle d’Aosta|Valle d’Aosta|Aosta Valley
20|Vénétie|Véneto|Veneto|Veneto|Veneto
`;

/** Names of the departments or provinces, in the same columns. */
export const DEPARTMENTS_IT = `
001|Turin|Turín|Turijn|Torino|Turin
002|Verceil|Vercelli|Vercelli|Vercelli|Vercelli
003|Novare|Novara|Novara|Novara|Novara
004|Coni|Cuneo|Cuneo|Cuneo|Cuneo
005|Asti|Asti|Asti|Asti|Asti
006|Alexandrie|Alessandria|Alessandria|Alessandria|Alessandria
007|Aoste|Aosta|Aosta|Aosta|Aosta
008|Imperia|Imperia|Imperia|Imperia|Imperia
009|Savone|Savona|Savona|Savona|Savona
010|Gênes|Génova|Genua|Genova|Genoa
011|La Spezia|La Spezia|La Spezia|La Spezia|La Spezia
012|Varèse|Varese|Varese|Varese|Varese
013|Côme|Como|Como|Como|Como
014|Sondrio|Sondrio|Sondrio|Sondrio|Sondrio
015|Milan|Milán|Milaan|Milano|Milan
016|Bergame|Bérgamo|Bergamo|Bergamo|Bergamo
017|Brescia|Brescia|Brescia|Brescia|Brescia
018|Pavie|Pavía|Pavia|Pavia|Pavia
019|Crémone|Cremona|Cremona|Cremona|Cremona
020|Mantoue|Mantua|Mantua|Mantova|Mantua
021|Haut-Adige|Alto Adigio|Zuid-Tirol|Alto Adige|South Tyrol
022|Trentin|Trentino|Trentino|Trentino|Trentino
023|Vérone|Verona|Verona|Verona|Verona
024|Vicence|Vicenza|Vicenza|Vicenza|Vicenza
025|Belluno|Belluno|Belluno|Belluno|Belluno
026|Trévise|Treviso|Treviso|Treviso|Treviso
027|Venise|Venecia|Venetië|Venezia|Venice
028|Padoue|Padua|Padua|Padova|Padua
029|Rovigo|Rovigo|Rovigo|Rovigo|Rovigo
030|Udine|Udine|Udine|Udine|Udine
031|Gorizia|Gorizia|Gorizia|Gorizia|Gorizia
032|Trieste|Trieste|Triëst|Trieste|Trieste
033|Plaisance|Piacenza|Piacenza|Piacenza|Piacenza
034|Parme|Parma|Parma|Parma|Parma
035|Reggio d’Émilie|Reggio Emilia|Reggio Emilia|Reggio Emilia|Reggio Emilia
036|Modène|Módena|Modena|Modena|Modena
037|Bologne|Bolonia|Bologna|Bologna|Bologna
038|Ferrare|Ferrara|Ferrara|Ferrara|Ferrara
039|Ravenne|Rávena|Ravenna|Ravenna|Ravenna
040|Forlì-Cesena|Forlì-Cesena|Forlì-Cesena|Forlì-Cesena|Forlì-Cesena
041|Pesaro et d’Urbino|Pesaro y Urbino|Pesaro e Urbino|Pesaro e Urbino|Pesaro and Urbino
042|Ancône|Ancona|Ancona|Ancona|Ancona
043|Macerata|Macerata|Macerata|Macerata|Macerata
044|Ascoli Piceno|Ascoli Piceno|Ascoli Piceno|Ascoli Piceno|Ascoli Piceno
045|Massa-Carrara|Massa y Carrara|Massa-Carrara|Massa-Carrara|Massa and Carrara
046|Lucques|Lucca|Lucca|Lucca|Lucca
047|Pistoia|Pistoia|Pistoia|Pistoia|Pistoia
048|Florence|Florencia|Florence|Firenze|Florence
049|Livourne|Livorno|Livorno|Livorno|Livorno
050|Pise|Pisa|Pisa|Pisa|Pisa
051|Arezzo|Arezzo|Arezzo|Arezzo|Arezzo
052|Sienne|Siena|Siena|Siena|Siena
053|Grosseto|Grosseto|Grosseto|Grosseto|Grosseto
054|Pérouse|Perugia|Perugia|Perugia|Perugia
055|Terni|Terni|Terni|Terni|Terni
056|Viterbe|Viterbo|Viterbo|Viterbo|Viterbo
057|Rieti|Rieti|Rieti|Rieti|Rieti
058|Rome|Roma|Rome|Roma|Rome
059|Latina|Latina|Latina|Latina|Latina
060|Frosinone|Frosinone|Frosinone|Frosinone|Frosinone
061|Caserte|Caserta|Caserta|Caserta|Caserta
062|Bénévent|Benevento|Benevento|Benevento|Benevento
063|Naples|Nápoles|Napels|Napoli|Naples
064|Avellino|Avellino|Avellino|Avellino|Avellino
065|Salerne|Salerno|Salerno|Salerno|Salerno
066|L’Aquila|L’Aquila|L’Aquila|L’Aquila|L’Aquila
067|Teramo|Teramo|Teramo|Teramo|Teramo
068|Pescara|Pescara|Pescara|Pescara|Pescara
069|Chieti|Chieti|Chieti|Chieti|Chieti
070|Campobasso|Campobasso|Campobasso|Campobasso|Campobasso
071|Foggia|Foggia|Foggia|Foggia|Foggia
072|Bari|Bari|Bari|Bari|Bari
073|Tarente|Tarento|Tarente|Taranto|Taranto
074|Brindisi|Brindisi|Brindisi|Brindisi|Brindisi
075|Lecce|Lecce|Lecce|Lecce|Lecce
076|Potenza|Potenza|Potenza|Potenza|Potenza
077|Matera|Matera|Matera|Matera|Matera
078|Cosenza|Cosenza|Cosenza|Cosenza|Cosenza
079|Catanzaro|Catanzaro|Catanzaro|Catanzaro|Catanzaro
080|Reggio de Calabre|Reggio Calabria|Reggio Calabria|Reggio Calabria|Reggio Calabria
081|Trapani|Trapani|Trapani|Trapani|Trapani
082|Palerme|Palermo|Palermo|Palermo|Palermo
083|Messine|Mesina|Messina|Messina|Messina
084|Agrigente|Agrigento|Agrigento|Agrigento|Agrigento
085|Caltanissetta|Caltanissetta|Caltanissetta|Caltanissetta|Caltanissetta
086|Enna|Enna|Enna|Enna|Enna
087|Catane|Catania|Catania|Catania|Catania
088|Raguse|Ragusa|Ragusa|Ragusa|Ragusa
089|Syracuse|Siracusa|Syracuse|Siracusa|Syracuse
090|Sassari|Sassari|Sassari|Sassari|Sassari
091|Nuoro|Nuoro|Nuoro|Nuoro|Nuoro
092|Cagliari|Cagliari|Cagliari|Cagliari|Cagliari
093|Pordenone|Pordenone|Pordenone|Pordenone|Pordenone
094|Isernia|Isernia|Isernia|Isernia|Isernia
095|Oristano|Oristán|Oristano|Oristano|Oristano
096|Biella|Biella|Biella|Biella|Biella
097|Lecco|Lecco|Lecco|Lecco|Lecco
098|Lodi|Lodi|Lodi|Lodi|Lodi
099|Rimini|Rímini|Rimini|Rimini|Rimini
100|Prato|Prato|Prato|Prato|Prato
101|Crotone|Crotona|Crotone|Crotone|Crotone
102|Vibo Valentia|Vibo Valentia|Vibo Valentia|Vibo Valentia|Vibo Valentia
103|Verbano-Cusio-Ossola|Verbano-Cusio-Ossola|Verbano-Cusio-Ossola|Verbano-Cusio-Ossola|Verbano-Cusio-Ossola
108|Monza et de la Brianza|Monza y Brianza|Monza e Brianza|Monza e della Brianza|Monza and Brianza
109|Fermo|Fermo|Fermo|Fermo|Fermo
110|Barletta-Andria-Trani|Barletta-Andria-Trani|Barletta-Andria-Trani|Barletta-Andria-Trani|Barletta-Andria-Trani
111|Sardaigne du Sud|Cerdeña del Sur|Zuid-Sardinië|Sud Sardegna|South Sardinia
`;
