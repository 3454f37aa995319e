import type { CatalogueCountry } from '@staykit/gateway/catalogue/records.ts';

/** Parts of generated hotel names in the country's language (Belgium has two). */
export interface NameParts {
  /** First parts by environment; `any` fits all. */
  heads: Record<string, readonly string[]>;
  /** Second parts. */
  tails: readonly string[];
  /** First parts of names that end with one of `soloTails`. */
  solo: readonly string[];
  soloTails: readonly string[];
}

const split = (text: string): string[] => text.split('|');

const FRENCH: NameParts = {
  heads: {
    any: split('La Maison|Hôtel|Le Clos|L’Auberge|Le Domaine|La Demeure'),
    sea: split('Hôtel|La Villa|La Maison|Les Terrasses|Le Grand Hôtel'),
    mountain: split('Le Chalet|Hôtel|L’Auberge|La Ferme|Le Refuge'),
    city: split('Hôtel|La Maison|L’Hôtel particulier|Les Appartements|La Demeure'),
    vineyard: split('Le Domaine|Le Clos|Le Château|La Maison|L’Auberge'),
    countryside: split('Le Manoir|Le Domaine|L’Auberge|Le Moulin|La Ferme|Le Château'),
  },
  tails: split(
    'des Trois Merisiers|du Vieux Pigeonnier|des Lampions|du Cadran bleu|des Sept Marches|de la Huppe|du Héron cendré|des Amandines|de la Pluie d’Été|du Grand Secret|des Mille Pas|de la Comète|du Lièvre bleu|des Quatre Chemins creux|de l’Encrier|du Parasol|des Belles Heures|de la Bergeronnette|du Jardin clos|des Fenêtres vertes|de la Note bleue|du Petit Jour|des Deux Horloges|de la Passerelle|du Chat qui dort|des Herbes folles|du Poirier sauvage|de la Lanterne douce|des Cinq Saisons|du Dernier Quai|de la Libellule|des Sureaux|du Bout du Monde clair|de la Verrière|du Voyageur immobile|des Coquelicots|de la Mésange|du Colombier gris|des Roseaux d’or|du Long Matin|de la Pomme d’Amour|des Hirondelles bleues|du Premier Soleil|de la Source vive|des Nuages|du Vieux Tilleul|de l’Escalier dérobé|des Papillons|du Merle moqueur|de la Rose trémière',
  ),
  solo: split(
    'Alba|Oréade|Célestine|Maraude|Ondine|Solveig|Hespérie|Mirabelle|Anémone|Bruyère|Azuréa|Lucine|Ambroise|Églantine|Farandole|Sarabande|Garance|Ophélie|Capucine|Pimprenelle',
  ),
  soloTails: split('Hôtel|Maison|Lodge|Résidence|& Spa|& Table'),
};
const SPANISH: NameParts = {
  heads: {
    any: split('Hotel|La Casa|Hostería|El Rincón|La Posada|Hacienda'),
    sea: split('Hotel|Villa|La Casa|El Mirador|Las Terrazas'),
    mountain: split('El Refugio|La Posada|Hotel|La Casa|El Chalé'),
    city: split('Hotel|Casa|Palacio|Apartamentos|La Casa'),
    vineyard: split('La Bodega|Hacienda|Hotel|El Lagar|La Posada'),
    countryside: split('El Cortijo|La Casona|La Posada|Hacienda|El Molino'),
  },
  tails: split(
    'de los Tres Almendros|del Cometa|de la Higuera azul|de las Siete Fuentes|del Viento Sur|de la Golondrina blanca|del Reloj de Sol|de las Mil Hojas|del Jilguero|de la Luna Menguante|de los Faroles|del Aljibe hondo|de la Buganvilla|del Gato dormido|de las Cinco Puertas|del Limonar viejo|de la Alondra|del Membrillo|de los Vencejos|de la Siesta larga|del Olivo torcido|de las Celosías|del Patio azul|de la Abubilla|del Caracol|de los Azahares|de la Veleta|del Último Faro|de las Cigarras|del Laurel|de la Nube roja|de los Dos Ríos secos|del Romero alto|de la Tinaja|de las Luciérnagas|del Pan Caliente|de la Espuma|del Madroño|de los Espejos|de la Brisa lenta',
  ),
  solo: split(
    'Alhelí|Azahara|Nereida|Candela|Marisma|Ámbar|Siroco|Zaguán|Albahaca|Lucero|Retama|Celindo|Almíbar|Duermevela|Salitre|Amapola|Jacaranda|Ventolera',
  ),
  soloTails: split('Hotel|Suites|Casa Hotel|Hotel & Spa|Residencia|Hotel y Mesa'),
};
const DUTCH: NameParts = {
  heads: {
    any: split('Hotel|Herberg|Het Huis|Logement|Landgoed|De Hoeve'),
    sea: split('Hotel|Villa|Strandhuis|Badhotel|Het Duinhuis'),
    mountain: split('Hotel|Het Boshuis|Herberg|De Hoeve|Berghotel'),
    city: split('Hotel|Het Huis|Logement|Stadshotel|Het Pakhuis'),
    vineyard: split('De Hoeve|Landgoed|Wijnhuis|Hotel|Herberg'),
    countryside: split('De Hoeve|Landgoed|Herberg|Het Buitenhuis|De Molen'),
  },
  tails: split(
    'De Blauwe Reiger|Drie Lindebomen|De Stille Klok|Het Zevende Raam|De Tuimelaar|De Gouden Roerdomp|Het Late Licht|De Wilde Pruim|De Vier Schoorstenen|De Nachtegaal en de Vos|Het Open Luik|De Krakende Trap|De Zachte Wind|De Slapende Kat|Het Groene Poortje|De Kwartelkoning|Tussen de Wilgen|De Honderd Vensters|De Zilverreiger|Het Verre Gezicht|De Rode Sluis|De Lepelaar|De Oude Appelgaard|Het Vergeten Kanaal|De Twee Lantaarns|Onder de Hanenbalken|De Vlierbes|De Wulp|De Bonte Specht|Het Kleine Geluk|De Dorstige Dijk|De Lange Middag|De Gele Tulpenboom|De Snoek en de Baars|Het Tweede Huis|De Zomerwei|De Kievit|Het Warme Nest|De Mistbank|De Zeven Treden',
  ),
  solo: split(
    'Heliotroop|Waterlelie|Zonnedauw|Duizendblad|Parelduik|Wolkenlust|Avondrood|Morgendauw|Veldzicht|Sterrenkwartier|Bloesem|Ganzeveer|Klaproos|Juttersrust|Lindelaan|Merelslag',
  ),
  soloTails: split('Hotel|Suites|Logies|Hotel & Spa|Huis|Boetiekhotel'),
};
const ITALIAN: NameParts = {
  heads: {
    any: split('Albergo|Hotel|Locanda|La Casa|Il Borgo|Dimora'),
    sea: split('Hotel|Villa|Le Terrazze|La Casa|Albergo'),
    mountain: split('Baita|Chalet|Hotel|Rifugio|Albergo'),
    city: split('Palazzo|Hotel|Dimora|Albergo|Residenza'),
    vineyard: split('Tenuta|Cascina|Locanda|Borgo|Podere'),
    countryside: split('Casale|Podere|Masseria|Borgo|Agriturismo'),
  },
  tails: split(
    'dei Tre Gelsi|della Cometa|del Glicine antico|delle Sette Lucciole|del Vento Lieve|della Civetta blu|del Pozzo sereno|delle Mille Foglie|del Cardellino|della Luna Calante|dei Lampioni|della Ginestra alta|del Gatto pigro|delle Cinque Chiavi|del Fico d’Oro|dell’Allodola|del Melograno|delle Rondini|della Siesta|dell’Ulivo storto|delle Persiane verdi|del Cortile azzurro|dell’Upupa|della Chiocciola|delle Zagare|della Banderuola|dell’Ultimo Faro|delle Cicale|dell’Alloro|della Nuvola rossa|dei Due Torrenti|del Rosmarino|dell’Anfora|del Pane Caldo|della Risacca|del Corbezzolo|degli Specchi|della Brezza lenta|del Sentiero lungo|della Felce',
  ),
  solo: split(
    'Altaluce|Fiordaliso|Nerina|Mirtilla|Solatìa|Ambrosia|Scirocco|Controra|Bucaneve|Lucciola|Maestrale|Amarena|Bergamotta|Chiaradia|Fuorirotta|Rugiada|Primofiore',
  ),
  soloTails: split('Hotel|Suites|Relais|Hotel & Spa|Residenza|Locanda'),
};

/** Name parts of a country; Wallonia uses French. */
export function namePartsOf(country: CatalogueCountry, french: boolean): NameParts {
  if (country === 'FR' || (country === 'BE' && french)) return FRENCH;
  if (country === 'ES') return SPANISH;
  return country === 'IT' ? ITALIAN : DUTCH;
}

/** Street names of generated addresses; `{n}` is the number. */
export const STREETS: Record<'fr' | 'es' | 'nl' | 'it', readonly string[]> = {
  fr: split(
    '{n} rue des Tilleuls|{n} rue du Vieux Marché|{n} avenue de la Gare|{n} place de l’Église|{n} chemin des Vignes|{n} quai du Port|{n} rue Haute|{n} rue de la Fontaine|{n} boulevard du Parc|{n} rue des Remparts',
  ),
  es: split(
    'Calle del Olmo, {n}|Calle Mayor, {n}|Plaza de la Fuente, {n}|Avenida de la Estación, {n}|Paseo del Río, {n}|Calle del Horno, {n}|Camino de las Huertas, {n}|Calle de la Rosa, {n}|Paseo Marítimo, {n}|Calle Nueva, {n}',
  ),
  nl: split(
    'Lindelaan {n}|Kerkstraat {n}|Markt {n}|Stationsstraat {n}|Molenweg {n}|Dorpsstraat {n}|Havenkade {n}|Parklaan {n}|Beukendreef {n}|Waterstraat {n}',
  ),
  it: split(
    'Via dei Tigli, {n}|Via Roma, {n}|Piazza della Fontana, {n}|Viale della Stazione, {n}|Via del Forno, {n}|Via Garibaldi, {n}|Vicolo Stretto, {n}|Corso Italia, {n}|Via delle Vigne, {n}|Lungolago, {n}',
  ),
};
