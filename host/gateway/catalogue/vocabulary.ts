import { type TextLanguage, type CatalogueText, textIn } from './records.ts';

/** A code of the catalogue with its label in every language. */
export interface Term {
  code: string;
  labels: CatalogueText;
}

function term(code: string, fr: string, es: string, nl: string, it: string): Term {
  return { code, labels: { fr, es, nl, it } };
}

/** Hotel types. [ENTITY-06] */
export const HOTEL_TYPES: readonly Term[] = [
  term('hotel', 'Hôtel', 'Hotel', 'Hotel', 'Hotel'),
  term('boutique', 'Hôtel-boutique', 'Hotel boutique', 'Boetiekhotel', 'Boutique hotel'),
  term('castle', 'Château', 'Castillo o palacio', 'Kasteel', 'Castello o dimora storica'),
  term('guesthouse', 'Maison d’hôtes', 'Casa de huéspedes', 'Gastenverblijf', 'Bed and breakfast'),
  term('inn', 'Auberge', 'Posada', 'Herberg', 'Locanda'),
  term('farm', 'Ferme ou domaine', 'Casa rural', 'Hoevehotel', 'Agriturismo'),
  term('chalet', 'Chalet', 'Chalé de montaña', 'Chalet', 'Chalet'),
  term('resort', 'Resort', 'Resort', 'Resort', 'Resort'),
  term('spaHotel', 'Hôtel-spa', 'Hotel balneario', 'Wellnesshotel', 'Hotel spa'),
  term('aparthotel', 'Résidence hôtelière', 'Apartahotel', 'Aparthotel', 'Residence'),
];

/** Hotel environments. [ENTITY-07] */
export const HOTEL_ENVIRONMENTS: readonly Term[] = [
  term('sea', 'Mer', 'Mar', 'Zee', 'Mare'),
  term('mountain', 'Montagne', 'Montaña', 'Bergen', 'Montagna'),
  term('countryside', 'Campagne', 'Campo', 'Platteland', 'Campagna'),
  term('city', 'Ville', 'Ciudad', 'Stad', 'Città'),
  term('forest', 'Forêt', 'Bosque', 'Bos', 'Bosco'),
  term('lake', 'Lac', 'Lago', 'Meer', 'Lago'),
  term('vineyard', 'Vignoble', 'Viñedos', 'Wijngaarden', 'Vigneti'),
  term('water', 'Rivière et canaux', 'Río y canales', 'Rivier en grachten', 'Fiume e canali'),
];

/** Hotel styles. [ENTITY-07] */
export const HOTEL_STYLES: readonly Term[] = [
  term('charming', 'Charme', 'Con encanto', 'Charmant', 'Di charme'),
  term('romantic', 'Romantique', 'Romántico', 'Romantisch', 'Romantico'),
  term('contemporary', 'Contemporain', 'Contemporáneo', 'Hedendaags', 'Contemporaneo'),
  term('design', 'Design', 'De diseño', 'Design', 'Design'),
  term('historic', 'Historique', 'Histórico', 'Historisch', 'Storico'),
  term('rustic', 'Rustique', 'Rústico', 'Landelijk', 'Rustico'),
  term('family', 'Familial', 'Familiar', 'Gezinsvriendelijk', 'Per famiglie'),
  term('luxury', 'Luxe', 'De lujo', 'Luxe', 'Di lusso'),
];

/** Facilities, without the ecological ones. [ENTITY-06] */
export const COMFORT_FACILITIES: readonly Term[] = [
  term('wifi', 'Wi-Fi gratuit', 'Wifi gratis', 'Gratis wifi', 'Wi-Fi gratuito'),
  term('parking', 'Parking', 'Aparcamiento', 'Parkeerplaats', 'Parcheggio'),
  term('garage', 'Garage fermé', 'Garaje', 'Garage', 'Garage'),
  term('outdoorPool', 'Piscine extérieure', 'Piscina exterior', 'Buitenzwembad', 'Piscina esterna'),
  term('indoorPool', 'Piscine intérieure', 'Piscina cubierta', 'Binnenzwembad', 'Piscina coperta'),
  term('spa', 'Spa', 'Spa', 'Spa', 'Centro benessere'),
  term('sauna', 'Sauna', 'Sauna', 'Sauna', 'Sauna'),
  term('hammam', 'Hammam', 'Baño turco', 'Hammam', 'Bagno turco'),
  term('jacuzzi', 'Bain à remous', 'Bañera de hidromasaje', 'Bubbelbad', 'Vasca idromassaggio'),
  term('massage', 'Massages', 'Masajes', 'Massages', 'Massaggi'),
  term('fitness', 'Salle de sport', 'Gimnasio', 'Fitnessruimte', 'Palestra'),
  term('restaurant', 'Restaurant', 'Restaurante', 'Restaurant', 'Ristorante'),
  term('bar', 'Bar', 'Bar', 'Bar', 'Bar'),
  term('breakfast', 'Petit déjeuner', 'Desayuno', 'Ontbijt', 'Colazione'),
  term('roomService', 'Service en chambre', 'Servicio de habitaciones', 'Roomservice', 'Servizio in camera'),
  term('airConditioning', 'Climatisation', 'Aire acondicionado', 'Airconditioning', 'Aria condizionata'),
  term('lift', 'Ascenseur', 'Ascensor', 'Lift', 'Ascensore'),
  term(
    'accessible',
    'Accès pour fauteuil roulant',
    'Acceso en silla de ruedas',
    'Rolstoeltoegankelijk',
    'Accessibile in sedia a rotelle',
  ),
  term('pets', 'Animaux acceptés', 'Se admiten mascotas', 'Huisdieren toegestaan', 'Animali ammessi'),
  term('familyRooms', 'Chambres familiales', 'Habitaciones familiares', 'Familiekamers', 'Camere familiari'),
  term('kidsClub', 'Club enfants', 'Club infantil', 'Kinderclub', 'Miniclub'),
  term('terrace', 'Terrasse', 'Terraza', 'Terras', 'Terrazza'),
  term('garden', 'Jardin', 'Jardín', 'Tuin', 'Giardino'),
  term('golf', 'Golf à proximité', 'Golf en las cercanías', 'Golf in de buurt', 'Golf nelle vicinanze'),
  term('tennis', 'Tennis', 'Tenis', 'Tennis', 'Tennis'),
  term('bikeRental', 'Location de vélos', 'Alquiler de bicicletas', 'Fietsverhuur', 'Noleggio biciclette'),
  term('skiRoom', 'Local à skis', 'Guardaesquís', 'Skiberging', 'Deposito sci'),
  term(
    'beachAccess',
    'Accès à la plage',
    'Acceso a la playa',
    'Toegang tot het strand',
    'Accesso alla spiaggia',
  ),
  term(
    'reception24h',
    'Réception 24 h sur 24',
    'Recepción 24 horas',
    '24-uursreceptie',
    'Reception 24 ore su 24',
  ),
  term('library', 'Bibliothèque', 'Biblioteca', 'Bibliotheek', 'Biblioteca'),
];

/** Ecological facilities; from eight on a hotel has the eco label. [CARD-18] */
export const ECO_FACILITIES: readonly Term[] = [
  term('ecoEnergy', 'Énergie renouvelable', 'Energía renovable', 'Groene stroom', 'Energia rinnovabile'),
  term('ecoSolar', 'Panneaux solaires', 'Paneles solares', 'Zonnepanelen', 'Pannelli solari'),
  term('ecoWater', 'Économies d’eau', 'Ahorro de agua', 'Waterbesparing', 'Risparmio idrico'),
  term('ecoWaste', 'Tri des déchets', 'Separación de residuos', 'Afvalscheiding', 'Raccolta differenziata'),
  term(
    'ecoLinen',
    'Linge changé à la demande',
    'Cambio de toallas a petición',
    'Schone handdoeken op verzoek',
    'Cambio biancheria su richiesta',
  ),
  term(
    'ecoPlastic',
    'Sans plastique à usage unique',
    'Sin plásticos de un solo uso',
    'Geen wegwerpplastic',
    'Senza plastica monouso',
  ),
  term(
    'ecoRefill',
    'Savons rechargeables',
    'Dispensadores recargables',
    'Navulbare zeep',
    'Saponi ricaricabili',
  ),
  term('ecoLocal', 'Produits locaux', 'Productos de proximidad', 'Lokale producten', 'Prodotti locali'),
  term('ecoOrganic', 'Petit déjeuner bio', 'Desayuno ecológico', 'Biologisch ontbijt', 'Colazione biologica'),
  term(
    'ecoLight',
    'Éclairage basse consommation',
    'Iluminación de bajo consumo',
    'Zuinige verlichting',
    'Illuminazione a basso consumo',
  ),
  term(
    'ecoCharging',
    'Borne de recharge',
    'Cargador para coches eléctricos',
    'Laadpaal',
    'Colonnina di ricarica',
  ),
  term('ecoBike', 'Garage à vélos', 'Aparcamiento para bicicletas', 'Fietsenstalling', 'Deposito biciclette'),
];

/** All values of the facet `facility`. */
export const FACILITIES: readonly Term[] = [...COMFORT_FACILITIES, ...ECO_FACILITIES];

/** Headings of the activity filter. [ENTITY-07] */
export const ACTIVITY_GROUPS: readonly Term[] = [
  term('wellness', 'Bien-être', 'Bienestar', 'Wellness', 'Benessere'),
  term('romantic', 'À deux', 'En pareja', 'Met z’n tweeën', 'In coppia'),
  term('gastronomy', 'Gastronomie', 'Gastronomía', 'Gastronomie', 'Gastronomia'),
  term('family', 'En famille', 'En familia', 'Met het gezin', 'In famiglia'),
  term('outdoor', 'Plein air et sport', 'Aire libre y deporte', 'Buiten en sport', 'Aria aperta e sport'),
  term('culture', 'Culture et visites', 'Cultura y visitas', 'Cultuur en bezichtigingen', 'Cultura e visite'),
];

/** Marketing labels of offers, the third kind of badge. [ENTITY-10] */
export const MARKETING_LABELS: readonly Term[] = [
  term('bestSeller', 'Meilleure vente', 'El más vendido', 'Bestseller', 'Il più venduto'),
  term('favourite', 'Coup de cœur', 'Nuestro favorito', 'Onze favoriet', 'Il nostro preferito'),
  term('exclusive', 'Exclusivité', 'En exclusiva', 'Exclusief', 'In esclusiva'),
  term('newHere', 'Nouveauté', 'Novedad', 'Nieuw', 'Novità'),
];

/** Labels for certain travellers, the first badge of a card: see `targeted-label.ts`. [ENTITY-10] [BADGE-02] */
export const TARGETED_LABELS: readonly Term[] = [
  term('families', 'Idéal en famille', 'Ideal en familia', 'Ideaal voor gezinnen', 'Ideale per famiglie'),
];

/** Contents of an offer in few words. [ENTITY-10] */
export const HEADWORDS: readonly Term[] = [
  term('breakfast', 'Petit déjeuner inclus', 'Desayuno incluido', 'Ontbijt inbegrepen', 'Colazione inclusa'),
  term('halfBoard', 'Demi-pension', 'Media pensión', 'Halfpension', 'Mezza pensione'),
  term('dinner', 'Dîner inclus', 'Cena incluida', 'Diner inbegrepen', 'Cena inclusa'),
  term('spaAccess', 'Accès au spa', 'Acceso al spa', 'Toegang tot de spa', 'Accesso al centro benessere'),
  term('massage', 'Massage inclus', 'Masaje incluido', 'Massage inbegrepen', 'Massaggio incluso'),
  term('lateCheckout', 'Départ tardif', 'Salida tardía', 'Later uitchecken', 'Check-out posticipato'),
  term(
    'sparkling',
    'Bulles à l’arrivée',
    'Cava de bienvenida',
    'Bubbels bij aankomst',
    'Bollicine all’arrivo',
  ),
  term('visit', 'Visite incluse', 'Visita incluida', 'Bezichtiging inbegrepen', 'Visita inclusa'),
  term('roomOnly', 'Chambre seule', 'Solo alojamiento', 'Kamer zonder maaltijden', 'Solo pernottamento'),
];

/** Travelling company of reviewers. */
export const REVIEW_COMPANY: readonly Term[] = [
  term('couple', 'En couple', 'En pareja', 'Met partner', 'In coppia'),
  term('family', 'En famille', 'En familia', 'Met het gezin', 'In famiglia'),
  term('friends', 'Entre amis', 'Con amigos', 'Met vrienden', 'Con amici'),
  term('alone', 'En solo', 'En solitario', 'Alleen', 'Da solo'),
];

/** A reviewer who shows no name. */
export const NAMELESS_GUEST: Term = term(
  'nameless',
  'Voyageur vérifié',
  'Viajero verificado',
  'Geverifieerde gast',
  'Viaggiatore verificato',
);

/** The label of a code; undefined for an unknown code. */
export function labelOf(terms: readonly Term[], code: string, language: TextLanguage): string | undefined {
  return textIn(terms.find((candidate) => candidate.code === code)?.labels, language);
}
