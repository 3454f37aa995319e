/** Names of rooms by type, by hand: key, then French, Spanish, Dutch, Italian. Several lines of one key are choices. */
export const ROOM_TITLES = `
classic|Chambre classique|Habitación clásica|Klassieke kamer|Camera classica
classic|Chambre double confort|Habitación doble confort|Comfort-tweepersoonskamer|Camera doppia comfort
classic|Chambre double|Habitación doble|Tweepersoonskamer|Camera doppia
superior|Chambre supérieure|Habitación superior|Superiorkamer|Camera superior
superior|Chambre avec vue|Habitación con vistas|Kamer met uitzicht|Camera con vista
suite|Suite|Suite|Suite|Suite
suite|Suite junior|Junior suite|Juniorsuite|Junior suite
family|Chambre familiale|Habitación familiar|Familiekamer|Camera familiare
family|Chambres communicantes|Habitaciones comunicadas|Kamers met tussendeur|Camere comunicanti
`;

/** Beds by type of room, and those that are put beside them. */
export const ROOM_BEDS = `
extra|un lit d’appoint pour enfant|una cama supletoria para un niño|een bijzetbed voor een kind|un letto aggiunto per bambino
sofa|un canapé-lit pour deux|un sofá cama para dos|een slaapbank voor twee|un divano letto per due
classic|Un lit double de 160 cm|Una cama doble de 160 cm|Een tweepersoonsbed van 160 cm|Un letto matrimoniale da 160 cm
classic|Deux lits simples ou un lit double|Dos camas individuales o una doble|Twee eenpersoonsbedden of een tweepersoonsbed|Due letti singoli o un matrimoniale
superior|Un lit double de 180 cm|Una cama doble de 180 cm|Een tweepersoonsbed van 180 cm|Un letto matrimoniale da 180 cm
suite|Un grand lit de 180 cm et un canapé-lit|Una cama extragrande de 180 cm y un sofá cama|Een kingsize bed van 180 cm en een slaapbank|Un letto king size da 180 cm e un divano letto
family|Un lit double et deux lits simples|Una cama doble y dos individuales|Een tweepersoonsbed en twee eenpersoonsbedden|Un letto matrimoniale e due letti singoli
family|Un lit double et un lit superposé|Una cama doble y una litera|Een tweepersoonsbed en een stapelbed|Un letto matrimoniale e un letto a castello
`;

/** Descriptions of rooms. */
export const ROOM_DESCRIPTIONS = `
classic|Une chambre claire et au calme, avec tout ce qu’il faut pour une bonne nuit.|Una habitación luminosa y tranquila, con todo lo necesario para dormir bien.|Een lichte, rustige kamer met alles voor een goede nachtrust.|Una camera luminosa e tranquilla, con tutto il necessario per riposare bene.
classic|Des tons doux, une literie soignée et un coin bureau près de la fenêtre.|Tonos suaves, una cama cuidada y un escritorio junto a la ventana.|Zachte kleuren, een goed bed en een bureau bij het raam.|Toni morbidi, un letto curato e uno scrittoio vicino alla finestra.
superior|Plus d’espace, un fauteuil pour lire et une salle de bains refaite à neuf.|Más espacio, un sillón para leer y un baño recién reformado.|Meer ruimte, een leesfauteuil en een vernieuwde badkamer.|Più spazio, una poltrona per leggere e un bagno rinnovato.
superior|Aux étages élevés, avec de grandes fenêtres et la plus belle lumière de la maison.|En las plantas altas, con grandes ventanas y la mejor luz de la casa.|Op de hogere verdiepingen, met grote ramen en het mooiste licht van het huis.|Ai piani alti, con grandi finestre e la luce più bella della casa.
suite|Un salon séparé, une grande salle de bains et de la place pour prolonger le séjour.|Un salón independiente, un baño amplio y sitio de sobra para alargar la estancia.|Een aparte zithoek, een ruime badkamer en plaats genoeg om langer te blijven.|Un salotto separato, un bagno ampio e tanto spazio per fermarsi più a lungo.
family|Parents et enfants ont chacun leur coin, avec de la place pour jouer.|Padres e hijos tienen su propio espacio, con sitio para jugar.|Ouders en kinderen hebben elk een eigen plek, met ruimte om te spelen.|Genitori e bambini hanno ciascuno il proprio spazio, con posto per giocare.
`;

/** Equipment of rooms: key, then the four languages. The first line of a group is its heading. */
export const ROOM_DETAILS = `
comfort|Confort|Comodidades|Comfort|Comfort
comfort|Wi-Fi gratuit|Wifi gratis|Gratis wifi|Wi-Fi gratuito
comfort|Télévision à écran plat|Televisión de pantalla plana|Flatscreen-tv|TV a schermo piatto
comfort|Coffre-fort|Caja fuerte|Kluisje|Cassaforte
comfort|Plateau de courtoisie|Bandeja de cortesía|Koffie- en theefaciliteiten|Set per tè e caffè
comfort|Minibar|Minibar|Minibar|Frigobar
bathroom|Salle de bains|Baño|Badkamer|Bagno
bathroom|Douche à l’italienne|Ducha a ras de suelo|Inloopdouche|Doccia a filo pavimento
bathroom|Baignoire|Bañera|Ligbad|Vasca da bagno
bathroom|Sèche-cheveux|Secador de pelo|Föhn|Asciugacapelli
bathroom|Peignoirs et chaussons|Albornoces y zapatillas|Badjassen en slippers|Accappatoi e ciabattine
bathroom|Produits d’accueil|Artículos de aseo|Toiletartikelen|Prodotti da bagno
`;

/** Views by environment. */
export const ROOM_VIEWS = `
sea|Vue sur la mer|Vistas al mar|Uitzicht op zee|Vista mare
mountain|Vue sur la montagne|Vistas a la montaña|Uitzicht op de bergen|Vista sulle montagne
lake|Vue sur le lac|Vistas al lago|Uitzicht op het meer|Vista lago
city|Vue sur la ville|Vistas a la ciudad|Uitzicht op de stad|Vista sulla città
vineyard|Vue sur les vignes|Vistas a los viñedos|Uitzicht op de wijngaarden|Vista sui vigneti
forest|Vue sur la forêt|Vistas al bosque|Uitzicht op het bos|Vista sul bosco
water|Vue sur l’eau|Vistas al agua|Uitzicht op het water|Vista sull’acqua
countryside|Vue sur la campagne|Vistas al campo|Uitzicht op het platteland|Vista sulla campagna
`;

/** Notes about rooms that matter before booking. */
export const ROOM_INFOS = `
cot|Lit bébé sur demande, sans supplément.|Cuna bajo petición, sin suplemento.|Babybedje op aanvraag, zonder toeslag.|Culla su richiesta, senza supplemento.
extra|Le lit d’appoint est pour un enfant de 3 à 11 ans, et compris dans le prix affiché.|La cama supletoria es para un niño de 3 a 11 años y está incluida en el precio mostrado.|Het bijzetbed is voor een kind van 3 tot en met 11 jaar en is inbegrepen in de getoonde prijs.|Il letto aggiunto è per un bambino da 3 a 11 anni ed è compreso nel prezzo indicato.
full|Lit supplémentaire impossible dans cette chambre.|No es posible añadir una cama supletoria en esta habitación.|Een extra bed is in deze kamer niet mogelijk.|In questa camera non è possibile aggiungere un letto.
`;
