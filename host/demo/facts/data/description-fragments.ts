import type { CatalogueLanguage } from '@staykit/gateway/catalogue/records.ts';

/** Parts of the descriptions in one language. `{city}` and `{rooms}` are filled in. */
export interface DescriptionFragments {
  /** Opening sentences by environment of the hotel. */
  openings: Record<string, readonly string[]>;
  rooms: readonly string[];
  /** A sentence per facility, used if the hotel has it. */
  facilities: Record<string, string>;
  closings: readonly string[];
}

const split = (text: string): string[] => text.split('|');

/** The fragments of every language, written by hand. */
export const DESCRIPTION_FRAGMENTS: Record<CatalogueLanguage, DescriptionFragments> = {
  fr: {
    openings: {
      sea: split(
        'À {city}, à deux pas du rivage, cette maison vit au rythme des marées.|La mer est la première voisine de cet établissement de {city}.',
      ),
      mountain: split(
        'Face aux sommets, cette maison de {city} accueille marcheurs et skieurs en toute saison.|À {city}, les sentiers et les pistes commencent presque à la porte.',
      ),
      city: split(
        'Au cœur de {city}, cette adresse met musées, marchés et terrasses à portée de pas.|Cette maison de {city} est un point de départ idéal pour découvrir la ville à pied.',
      ),
      countryside: split(
        'Entre champs et bosquets, cette maison des environs de {city} invite à ralentir.|À {city}, la campagne commence derrière le jardin.',
      ),
      lake: split(
        'À {city}, le lac se devine depuis les fenêtres et se rejoint en quelques minutes.|Cette maison de {city} regarde l’eau et les collines d’en face.',
      ),
      vineyard: split(
        'Les rangs de vigne entourent cette maison de {city}.|À {city}, au milieu des vignobles, on vient pour le vin et l’on reste pour le calme.',
      ),
      forest: split(
        'À la lisière des bois de {city}, cette maison sent bon le feu de cheminée.|À {city}, la forêt commence au bout du chemin.',
      ),
      water: split(
        'Au fil de l’eau, dans le vieux {city}, cette maison a gardé ses escaliers qui craquent et sa lumière.|À {city}, les quais et les ponts sont à quelques pas.',
      ),
    },
    rooms: split(
      'Ses {rooms} chambres, toutes différentes, ont été pensées pour de vraies nuits de repos.|Ses {rooms} chambres sont calmes, claires et bien équipées.',
    ),
    facilities: {
      spa: 'Le spa se réserve à l’heure, pour en profiter sans la foule.',
      restaurant: 'Au restaurant, la carte suit les saisons et les producteurs voisins.',
      outdoorPool: 'Aux beaux jours, la piscine extérieure est le lieu où l’on se retrouve.',
      indoorPool: 'La piscine intérieure est chauffée toute l’année.',
      garden: 'Le jardin a ses coins d’ombre et ses chaises longues.',
      familyRooms: 'Les familles disposent de chambres communicantes.',
      bikeRental: 'Des vélos attendent ceux qui veulent explorer les environs.',
      pets: 'Les animaux sont les bienvenus.',
      breakfast: 'Le petit déjeuner est servi jusqu’à dix heures.',
    },
    closings: split(
      'Une adresse simple et juste, pour une nuit ou davantage.|On y arrive pressé, on en repart reposé.|L’équipe connaît la région et partage volontiers ses bonnes adresses.',
    ),
  },
  es: {
    openings: {
      sea: split(
        'En {city}, a un paso de la orilla, esta casa vive al ritmo de las mareas.|El mar es el primer vecino de este alojamiento de {city}.',
      ),
      mountain: split(
        'Frente a las cumbres, esta casa de {city} recibe a senderistas y esquiadores todo el año.|En {city}, los senderos y las pistas empiezan casi en la puerta.',
      ),
      city: split(
        'En el corazón de {city}, museos, mercados y terrazas quedan a un paseo.|Esta casa de {city} es un punto de partida ideal para recorrer la ciudad a pie.',
      ),
      countryside: split(
        'Entre campos y arboledas, esta casa cerca de {city} invita a bajar el ritmo.|En {city}, el campo empieza detrás del jardín.',
      ),
      lake: split(
        'En {city}, el lago se ve desde las ventanas y se alcanza en unos minutos.|Esta casa de {city} mira al agua y a las colinas de enfrente.',
      ),
      vineyard: split(
        'Las viñas rodean esta casa de {city}.|En {city}, entre viñedos, se viene por el vino y se repite por la calma.',
      ),
      forest: split(
        'Junto al bosque de {city}, esta casa huele a leña y a resina.|En {city}, el bosque empieza al final del camino.',
      ),
      water: split(
        'Junto al agua, en el casco antiguo de {city}, esta casa conserva sus escaleras y su luz.|En {city}, los muelles y los puentes quedan a unos pasos.',
      ),
    },
    rooms: split(
      'Sus {rooms} habitaciones, todas distintas, están pensadas para descansar de verdad.|Sus {rooms} habitaciones son tranquilas, luminosas y bien equipadas.',
    ),
    facilities: {
      spa: 'El spa se reserva por horas, para disfrutarlo sin aglomeraciones.',
      restaurant: 'En el restaurante, la carta sigue las estaciones y a los productores cercanos.',
      outdoorPool: 'Con el buen tiempo, la piscina exterior es el punto de encuentro.',
      indoorPool: 'La piscina cubierta está climatizada todo el año.',
      garden: 'El jardín tiene rincones de sombra y tumbonas.',
      familyRooms: 'Las familias disponen de habitaciones comunicadas.',
      bikeRental: 'Hay bicicletas para quien quiera explorar los alrededores.',
      pets: 'Las mascotas son bienvenidas.',
      breakfast: 'El desayuno se sirve hasta las diez.',
    },
    closings: split(
      'Un lugar sencillo y bien cuidado, para una noche o para más.|Se llega con prisa y se sale descansado.|El equipo conoce la zona y comparte con gusto sus rincones.',
    ),
  },
  nl: {
    openings: {
      sea: split(
        'In {city}, vlak bij het strand, leeft dit huis op het ritme van eb en vloed.|De zee is de naaste buur van dit huis in {city}.',
      ),
      mountain: split(
        'Met zicht op de toppen ontvangt dit huis in {city} het hele jaar wandelaars en skiërs.|In {city} beginnen de paden en de pistes bijna voor de deur.',
      ),
      city: split(
        'In het hart van {city} liggen musea, markten en terrassen op loopafstand.|Dit huis in {city} is een ideaal vertrekpunt om de stad te voet te ontdekken.',
      ),
      countryside: split(
        'Tussen velden en bosjes nodigt dit huis bij {city} uit om het rustig aan te doen.|In {city} begint het platteland achter de tuin.',
      ),
      lake: split(
        'In {city} zie je het meer vanuit de ramen en sta je er in een paar minuten.|Dit huis in {city} kijkt uit op het water en de heuvels aan de overkant.',
      ),
      vineyard: split(
        'Wijnranken omringen dit huis in {city}.|In {city}, midden in de wijngaarden, kom je voor de wijn en blijf je voor de rust.',
      ),
      forest: split(
        'Aan de rand van de bossen van {city} ruikt het naar houtvuur.|In {city} begint het bos aan het einde van de weg.',
      ),
      water: split(
        'Aan het water, in het oude {city}, heeft dit huis zijn krakende trappen en zijn sfeer behouden.|In {city} zijn de kades en bruggen vlakbij.',
      ),
    },
    rooms: split(
      'De {rooms} kamers zijn allemaal anders en gemaakt om echt uit te rusten.|De {rooms} kamers zijn rustig, licht en goed uitgerust.',
    ),
    facilities: {
      spa: 'De spa boek je per uur, zodat het er nooit druk is.',
      restaurant: 'In het restaurant volgt de kaart de seizoenen en de telers uit de buurt.',
      outdoorPool: 'Bij mooi weer is het buitenzwembad de plek waar iedereen samenkomt.',
      indoorPool: 'Het binnenzwembad is het hele jaar verwarmd.',
      garden: 'De tuin heeft schaduwplekken en ligstoelen.',
      familyRooms: 'Voor gezinnen zijn er kamers met een tussendeur.',
      bikeRental: 'Er staan fietsen klaar om de omgeving te verkennen.',
      pets: 'Huisdieren zijn welkom.',
      breakfast: 'Het ontbijt staat klaar tot tien uur.',
    },
    closings: split(
      'Een eenvoudig en goed adres, voor één nacht of langer.|Je komt gehaast aan en vertrekt uitgerust.|Het team kent de streek en deelt graag zijn tips.',
    ),
  },
  it: {
    openings: {
      sea: split(
        'A {city}, a due passi dalla riva, questa casa vive al ritmo delle onde.|Il mare è il primo vicino di questa casa di {city}.',
      ),
      mountain: split(
        'Di fronte alle cime, questa casa di {city} accoglie escursionisti e sciatori tutto l’anno.|A {city} i sentieri e le piste cominciano quasi davanti alla porta.',
      ),
      city: split(
        'Nel cuore di {city}, musei, mercati e caffè sono a portata di passeggiata.|Questa casa di {city} è il punto di partenza ideale per scoprire la città a piedi.',
      ),
      countryside: split(
        'Tra campi e boschetti, questa casa nei dintorni di {city} invita a rallentare.|A {city} la campagna comincia dietro il giardino.',
      ),
      lake: split(
        'A {city} il lago si vede dalle finestre e si raggiunge in pochi minuti.|Questa casa di {city} guarda l’acqua e le colline di fronte.',
      ),
      vineyard: split(
        'I filari circondano questa casa di {city}.|A {city}, in mezzo alle vigne, si viene per il vino e si resta per la quiete.',
      ),
      forest: split(
        'Al margine dei boschi di {city}, questa casa profuma di legna e resina.|A {city} il bosco comincia in fondo alla strada.',
      ),
      water: split(
        'Lungo l’acqua, nella vecchia {city}, questa casa ha conservato le sue scale e la sua luce.|A {city} rive e ponti sono a pochi passi.',
      ),
    },
    rooms: split(
      'Le sue {rooms} camere, tutte diverse, sono pensate per riposare davvero.|Le sue {rooms} camere sono tranquille, luminose e ben attrezzate.',
    ),
    facilities: {
      spa: 'Il centro benessere si prenota a ore, per goderselo senza folla.',
      restaurant: 'Al ristorante il menù segue le stagioni e i produttori vicini.',
      outdoorPool: 'Con la bella stagione ci si ritrova alla piscina esterna.',
      indoorPool: 'La piscina coperta è riscaldata tutto l’anno.',
      garden: 'Il giardino ha angoli d’ombra e sedie a sdraio.',
      familyRooms: 'Per le famiglie ci sono camere comunicanti.',
      bikeRental: 'Le biciclette aspettano chi vuole esplorare i dintorni.',
      pets: 'Gli animali sono benvenuti.',
      breakfast: 'La colazione è servita fino alle dieci.',
    },
    closings: split(
      'Un posto semplice e curato, per una notte o più.|Si arriva di corsa e si riparte riposati.|Lo staff conosce la zona e condivide volentieri i suoi consigli.',
    ),
  },
};
