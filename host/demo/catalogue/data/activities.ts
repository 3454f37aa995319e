import { THEMATIC_SUBTHEMES } from '@staykit/core/search/facets/thematics.ts';
import type { ActivityRecord, HotelRecord } from '@staykit/gateway/catalogue/records.ts';
import { textOfColumns } from '@staykit/gateway/catalogue/facts/texts.ts';
import { tableRows } from '@staykit/gateway/catalogue/table.ts';

/**
 * Activities that offers contain, by hand: id, group, thematic, sub-theme number within it (from 0), the
 * environments it needs (empty: any), cents per person, then the columns of `textOfColumns`.
 */
const ACTIVITIES = `
101|wellness|26|0||2500|Accès au spa|Acceso al spa|Toegang tot de spa|Ingresso al centro benessere
102|wellness|26|1||6900|Massage en duo|Masaje en pareja|Duomassage|Massaggio di coppia
103|wellness|26|1||4900|Massage relaxant|Masaje relajante|Ontspannende massage|Massaggio rilassante
104|wellness|26|2||3200|Bains thermaux|Baños termales|Thermale baden|Bagni termali
105|wellness|26|0||3500|Hammam et gommage|Baño turco y exfoliación|Hammam en scrub|Bagno turco e scrub
106|wellness|26|0||2200|Sauna privatif|Sauna privada|Privésauna|Sauna privata
107|wellness|26|1||2000|Séance de yoga|Sesión de yoga|Yogasessie|Lezione di yoga
108|wellness|26|2|sea|5500|Soin de thalassothérapie|Tratamiento de talasoterapia|Thalassotherapie|Trattamento di talassoterapia
201|romantic|23|0||4200|Dîner aux chandelles|Cena a la luz de las velas|Diner bij kaarslicht|Cena a lume di candela|Souper aux chandelles
202|romantic|23|1||2800|Bulles et pétales de rose|Cava y pétalos de rosa|Bubbels en rozenblaadjes|Bollicine e petali di rosa
203|romantic|23|2||9500|Vol en montgolfière|Vuelo en globo|Ballonvaart|Volo in mongolfiera
204|romantic|23|0|water|2600|Promenade en barque|Paseo en barca|Boottochtje|Gita in barca
205|romantic|23|1||3000|Pique-nique gourmand|Pícnic gourmet|Culinaire picknick|Picnic gourmet
206|romantic|23|2|sea|4500|Sortie en mer au coucher du soleil|Salida en barco al atardecer|Zeiltocht bij zonsondergang|Uscita in barca al tramonto
301|gastronomy|19|0||4800|Menu dégustation|Menú degustación|Proeverijmenu|Menù degustazione
302|gastronomy|19|1|vineyard|2400|Dégustation de vins à la cave|Cata de vinos en bodega|Wijnproeverij in de wijnkelder|Degustazione in cantina
303|gastronomy|19|1||2200|Dégustation de vins|Cata de vinos|Wijnproeverij|Degustazione di vini
304|gastronomy|19|2||5900|Cours de cuisine|Curso de cocina|Kookworkshop|Corso di cucina
305|gastronomy|19|2||1900|Visite du marché avec le chef|Visita al mercado con el chef|Marktbezoek met de chef|Visita al mercato con lo chef
306|gastronomy|19|0||2600|Assiette de fromages affinés|Tabla de quesos|Kaasplank|Tagliere di formaggi
307|gastronomy|19|1||1800|Dégustation de bières artisanales|Cata de cerveza artesana|Proeverij van streekbieren|Degustazione di birre artigianali
308|gastronomy|19|2||1500|Atelier chocolat|Taller de chocolate|Chocoladeworkshop|Laboratorio del cioccolato
401|family|39|0||2400|Entrée au parc animalier|Entrada al parque zoológico|Toegang tot het dierenpark|Ingresso al parco faunistico
402|family|39|1||1900|Accrobranche|Parque de tirolinas|Klimbos|Parco avventura
403|family|39|2||1200|Chasse au trésor|Búsqueda del tesoro|Speurtocht|Caccia al tesoro
404|family|39|0||2900|Entrée au parc aquatique|Entrada al parque acuático|Toegang tot het waterpark|Ingresso al parco acquatico
405|family|39|1||1600|Visite de la ferme|Visita a la granja|Bezoek aan de boerderij|Visita alla fattoria
406|family|39|2|sea|1400|Château de sable et goûter|Castillos de arena y merienda|Zandkastelen bouwen met iets lekkers|Castelli di sabbia e merenda
501|outdoor|1|0||1800|Location de vélos|Alquiler de bicicletas|Fietsverhuur|Noleggio di biciclette
502|outdoor|1|0|mountain|4200|Randonnée avec un guide|Excursión con guía|Wandeling met gids|Escursione con guida
503|outdoor|1|0|mountain|5200|Forfait de ski d’une journée|Forfait de esquí de un día|Skipas voor één dag|Skipass di un giorno
504|outdoor|1|0||4900|Parcours de golf|Partida de golf|Rondje golf|Partita a golf
505|outdoor|1|0|sea|3900|Initiation au surf|Clase de surf|Surfles voor beginners|Lezione di surf
506|outdoor|1|0||3400|Balade à cheval|Paseo a caballo|Buitenrit te paard|Passeggiata a cavallo
507|outdoor|1|0|lake|2400|Sortie en paddle|Salida en paddle surf|Suppen|Uscita in SUP
601|culture|1|1|city|1600|Visite guidée de la ville|Visita guiada por la ciudad|Stadswandeling met gids|Visita guidata della città
602|culture|1|1|city|1500|Entrée au musée|Entrada al museo|Toegang tot het museum|Ingresso al museo
603|culture|1|1||1400|Visite du château|Visita al castillo|Bezoek aan het kasteel|Visita al castello
604|culture|1|1|water|1900|Croisière sur les canaux|Paseo en barco por los canales|Rondvaart door de grachten|Giro in barca sui canali
605|culture|1|2||3500|Soirée au théâtre|Noche de teatro|Avond in het theater|Serata a teatro
`;

/** An activity with the fields that only the generator needs. */
export interface CatalogueActivity extends ActivityRecord {
  theme: number;
  /** The environment it needs; empty: any. */
  environment: string;
  /** Cents per person. */
  price: number;
}

/** Every activity of the catalogue. */
export const CATALOGUE_ACTIVITIES: readonly CatalogueActivity[] = tableRows(ACTIVITIES).map(
  ([id = '', group = '', theme, sub, environment = '', price, ...names]) => ({
    id,
    group,
    theme: Number(theme),
    environment,
    price: Number(price),
    names: textOfColumns(names),
    themeIds: [Number(theme), THEMATIC_SUBTHEMES[Number(theme)]?.[Number(sub)] ?? Number(theme)],
  }),
);

/** The activities that a hotel can sell: those of its surroundings and of its facilities. */
export function activitiesFor(hotel: Pick<HotelRecord, 'environments' | 'facilities'>): CatalogueActivity[] {
  const wet = ['spa', 'massage', 'sauna'].some((code) => hotel.facilities.includes(code));
  return CATALOGUE_ACTIVITIES.filter(
    ({ environment, group }) =>
      (environment === '' || hotel.environments.includes(environment)) && (group !== 'wellness' || wet),
  );
}

/** The record that is stored, without what only the generator needs. */
export function activityRecord({ id, group, names, themeIds }: CatalogueActivity): ActivityRecord {
  return { id, group, names, themeIds };
}
