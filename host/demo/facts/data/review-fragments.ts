import type { CatalogueLanguage } from '@staykit/gateway/catalogue/records.ts';

/** Parts of the reviews in one language. */
export interface ReviewFragments {
  /** Titles and openings by mood: good (8 and more), fair (6.5 to 8), poor. */
  titles: Record<Mood, readonly string[]>;
  openings: Record<Mood, readonly string[]>;
  /** Sentences about one thing; the key is a facility, an environment or `any`. */
  praise: Record<string, readonly string[]>;
  complaints: readonly string[];
  closings: Record<Mood, readonly string[]>;
  firstNames: readonly string[];
}

/** Mood of a review. */
export type Mood = 'good' | 'fair' | 'poor';

const split = (text: string): string[] => text.split('|');

/** The fragments of every language, written by hand. */
export const REVIEW_FRAGMENTS: Record<CatalogueLanguage, ReviewFragments> = {
  fr: {
    titles: {
      good: split(
        'Un vrai moment de calme|Nous reviendrons|Accueil aux petits soins|Très belle adresse|Parfait pour deux|Une parenthèse réussie|Au-delà de nos attentes|Coup de cœur',
      ),
      fair: split(
        'Bien dans l’ensemble|Bon rapport qualité-prix|Correct pour une nuit|Agréable, avec quelques détails à revoir|Bel endroit',
      ),
      poor: split('Un peu déçus|Pas à la hauteur|Dommage|À rénover'),
    },
    openings: {
      good: split(
        'Nous avons passé un séjour délicieux.|Tout était à la hauteur de nos attentes.|Une très bonne surprise dès l’arrivée.|Deuxième visite et toujours le même plaisir.|On s’y sent tout de suite bien.|Exactement ce qu’il nous fallait pour souffler.|Un cadeau de nos enfants, quelle belle idée.',
      ),
      fair: split(
        'Séjour agréable dans l’ensemble.|L’endroit a du charme, même si tout n’est pas parfait.|Une étape pratique et sans mauvaise surprise.|Le cadre est plaisant, le confort plus simple.',
      ),
      poor: split(
        'Nous attendions mieux au vu des photos.|Le séjour ne nous a pas convaincus.|L’emplacement est bon, le reste beaucoup moins.',
      ),
    },
    praise: {
      any: split(
        'La chambre est lumineuse et la literie excellente.|Le personnel est souriant et disponible.|Le silence la nuit est un vrai luxe.|La salle de bains est impeccable.|Tout est propre et bien tenu.|La décoration est soignée sans en faire trop.|Le stationnement ne pose aucun problème.|Les conseils de promenade étaient précieux.',
      ),
      spa: split('Le spa est superbe et jamais bondé.|Une heure au spa et la semaine est oubliée.'),
      restaurant: split(
        'La table valait à elle seule le déplacement.|La carte est courte et tout est fait maison.',
      ),
      breakfast: split(
        'Le petit déjeuner est copieux, avec de bons produits de la région.|Les confitures maison du matin sont un régal.',
      ),
      outdoorPool: split('La piscine est idéale après une journée de visite.'),
      garden: split('Le jardin est un endroit rêvé pour lire.'),
      sea: split('On entend la mer en s’endormant.|La plage est à quelques minutes à pied.'),
      mountain: split(
        'La vue sur les sommets au réveil est inoubliable.|Départ des sentiers juste derrière l’hôtel.',
      ),
      city: split('Tout se fait à pied depuis l’hôtel.|L’emplacement est parfait pour découvrir la ville.'),
      countryside: split('La campagne alentour est d’un calme rare.'),
      vineyard: split('Les vignes commencent au bout du jardin.'),
      lake: split('Le lac est à deux pas, magnifique le soir.'),
      forest: split('On part en forêt sans prendre la voiture.'),
      water: split('La promenade le long de l’eau est charmante.'),
      pets: split('Notre chien a été accueilli comme un roi.'),
      familyRooms: split('La chambre familiale est spacieuse, les enfants étaient ravis.'),
    },
    complaints: split(
      'Le Wi-Fi est capricieux au dernier étage.|La chambre donnait sur la rue, un peu bruyante.|L’eau chaude se fait attendre le matin.|Le petit déjeuner mériterait plus de choix.|L’isolation entre les chambres est légère.|La moquette aurait besoin d’un coup de jeune.|Le parking est étroit.|Un peu d’attente à la réception.',
    ),
    closings: {
      good: split(
        'Nous recommandons sans hésiter.|Merci à toute l’équipe.|On pense déjà à revenir au printemps.|Une adresse à garder précieusement.|Une expérience à renouveler.',
      ),
      fair: split(
        'On y retournerait pour une nuit.|Pour le prix, cela reste une bonne option.|À choisir en connaissance de cause.',
      ),
      poor: split('Nous n’y retournerons sans doute pas.|Quelques efforts et tout irait mieux.'),
    },
    firstNames: split(
      'Camille|Julien|Sophie|Nicolas|Claire|Antoine|Léa|Thomas|Isabelle|Mathieu|Chloé|Pierre|Nathalie|Hugo|Élodie|Laurent|Manon|Vincent|Aurélie|Guillaume|Sylvie|Benoît|Amandine|Karim|Inès|Yann',
    ),
  },
  es: {
    titles: {
      good: split(
        'Volveremos sin duda|Un sitio con alma|Trato exquisito|Desconexión total|Mejor de lo esperado|Perfecto para dos|Una maravilla tranquila|Muy recomendable',
      ),
      fair: split(
        'Correcto|Buena relación calidad-precio|Bien para una noche|Agradable, con detalles por mejorar|Bonito lugar',
      ),
      poor: split('Esperábamos más|Una pena|Necesita una reforma|Algo decepcionante'),
    },
    openings: {
      good: split(
        'Hemos pasado unos días estupendos.|Todo estuvo a la altura de lo que buscábamos.|Una sorpresa muy agradable desde la llegada.|Es la segunda vez que venimos y repetiremos.|Te sientes como en casa desde el primer momento.|Justo lo que necesitábamos para descansar.|Fue un regalo de aniversario y acertaron de pleno.',
      ),
      fair: split(
        'Estancia agradable en general.|El lugar tiene encanto, aunque no todo es perfecto.|Una parada práctica y sin sorpresas.|El entorno es bonito, el confort más sencillo.',
      ),
      poor: split(
        'Por las fotos esperábamos otra cosa.|La estancia no nos convenció.|La ubicación es buena, lo demás bastante menos.',
      ),
    },
    praise: {
      any: split(
        'La habitación es luminosa y la cama comodísima.|El personal es amable y está atento a todo.|Por la noche no se oye nada.|El baño, impecable.|Todo muy limpio y cuidado.|La decoración tiene mucho gusto.|Aparcar fue fácil.|Nos dieron muy buenos consejos para visitar la zona.',
      ),
      spa: split('El spa es precioso y nunca está lleno.|Una hora en el spa y se olvida todo.'),
      restaurant: split(
        'Solo por la cena ya merece la pena venir.|La carta es corta y todo está hecho en casa.',
      ),
      breakfast: split(
        'El desayuno es abundante y con productos de la zona.|El pan y los dulces caseros del desayuno, de diez.',
      ),
      outdoorPool: split('La piscina se agradece después de un día de visitas.'),
      garden: split('El jardín es ideal para leer a la sombra.'),
      sea: split('Uno se duerme oyendo el mar.|La playa queda a pocos minutos a pie.'),
      mountain: split(
        'Despertar con esas montañas delante no tiene precio.|Los senderos salen de la misma puerta.',
      ),
      city: split('Se llega andando a todas partes.|La situación es perfecta para conocer la ciudad.'),
      countryside: split('El silencio del campo es una maravilla.'),
      vineyard: split('Los viñedos empiezan junto al jardín.'),
      lake: split('El lago está a un paso y al atardecer es precioso.'),
      forest: split('Se entra al bosque sin coger el coche.'),
      water: split('El paseo junto al agua es encantador.'),
      pets: split('A nuestro perro lo trataron de maravilla.'),
      familyRooms: split('La habitación familiar es amplia y los niños estaban felices.'),
    },
    complaints: split(
      'El wifi falla en la última planta.|La habitación daba a la calle y había algo de ruido.|El agua caliente tarda por la mañana.|Al desayuno le falta variedad.|Se oye un poco a los vecinos.|Los muebles piden una renovación.|El aparcamiento es estrecho.|Hubo que esperar en recepción.',
    ),
    closings: {
      good: split(
        'Lo recomendamos sin dudarlo.|Gracias a todo el equipo.|Ya estamos pensando en volver.|Un sitio para guardar en la agenda.|Repetiremos.',
      ),
      fair: split(
        'Volveríamos para una noche.|Por el precio es una buena opción.|Conviene saber a lo que se va.',
      ),
      poor: split('No creo que volvamos.|Con un poco de cuidado ganaría mucho.'),
    },
    firstNames: split(
      'Lucía|Javier|Carmen|Álvaro|Marta|Sergio|Elena|Diego|Paula|Raúl|Nuria|Íñigo|Beatriz|Andrés|Laura|Jordi|Ainhoa|Pablo|Rocío|Manuel|Cristina|Iker|Sara|Héctor',
    ),
  },
  nl: {
    titles: {
      good: split(
        'Hier komen we terug|Heerlijk tot rust gekomen|Warm ontvangen|Een plek met karakter|Ideaal met z’n tweeën|Beter dan verwacht|Aanrader|Even helemaal weg',
      ),
      fair: split(
        'Prima|Goede prijs-kwaliteitverhouding|Goed voor één nacht|Leuk, met wat verbeterpunten|Mooie plek',
      ),
      poor: split('Viel tegen|Jammer|Toe aan een opknapbeurt|Meer van verwacht'),
    },
    openings: {
      good: split(
        'We hebben een heerlijk verblijf gehad.|Alles klopte, van begin tot eind.|Al bij aankomst een fijne verrassing.|Voor de tweede keer hier en weer genoten.|Je voelt je er meteen thuis.|Precies wat we nodig hadden om uit te rusten.|Gekregen van de kinderen, een schot in de roos.',
      ),
      fair: split(
        'Al met al een fijn verblijf.|De plek heeft charme, al is niet alles perfect.|Een handige tussenstop zonder verrassingen.|De omgeving is mooi, de kamers zijn eenvoudiger.',
      ),
      poor: split(
        'Door de foto’s hadden we meer verwacht.|Het verblijf kon ons niet overtuigen.|De ligging is goed, de rest een stuk minder.',
      ),
    },
    praise: {
      any: split(
        'De kamer is licht en het bed ligt uitstekend.|Het personeel is vriendelijk en denkt mee.|’s Nachts is het heerlijk stil.|De badkamer is brandschoon.|Alles is netjes en goed onderhouden.|Het interieur is smaakvol.|Parkeren ging zonder problemen.|We kregen goede tips voor de omgeving.',
      ),
      spa: split('De spa is prachtig en nooit te druk.|Na een uurtje in de spa ben je de week vergeten.'),
      restaurant: split(
        'Alleen al voor het diner zou je terugkomen.|De kaart is klein en alles is huisgemaakt.',
      ),
      breakfast: split(
        'Het ontbijt is uitgebreid, met lekkers uit de streek.|De zelfgemaakte jam bij het ontbijt is een feest.',
      ),
      outdoorPool: split('Het zwembad is heerlijk na een dag op pad.'),
      garden: split('In de tuin kun je uren zitten lezen.'),
      sea: split('Je valt in slaap met het geluid van de zee.|Het strand is een paar minuten lopen.'),
      mountain: split(
        'Wakker worden met uitzicht op de toppen is onvergetelijk.|De wandelpaden beginnen achter het hotel.',
      ),
      city: split('Alles is te voet te doen.|De ligging is perfect om de stad te ontdekken.'),
      countryside: split('De rust van het platteland is een verademing.'),
      vineyard: split('De wijngaard begint achter de tuin.'),
      lake: split('Het meer ligt om de hoek en is ’s avonds prachtig.'),
      forest: split('Je loopt zo het bos in.'),
      water: split('De wandeling langs het water is een plaatje.'),
      pets: split('Onze hond werd als een koning ontvangen.'),
      familyRooms: split('De familiekamer is ruim, de kinderen vonden het geweldig.'),
    },
    complaints: split(
      'De wifi hapert op de bovenste verdieping.|De kamer lag aan de straatkant, wat gehorig.|Het duurt even voor er warm water is.|Het ontbijt mag wel wat meer keuze hebben.|Je hoort de buren een beetje.|De vloerbedekking is aan vervanging toe.|De parkeerplaats is krap.|Bij de receptie was het even wachten.',
    ),
    closings: {
      good: split(
        'Een echte aanrader.|Dank aan het hele team.|We denken al aan een volgende keer.|Een adres om te bewaren.|Graag nog eens.',
      ),
      fair: split(
        'Voor één nacht zouden we teruggaan.|Voor deze prijs een goede keuze.|Weet wat je kunt verwachten.',
      ),
      poor: split('We komen waarschijnlijk niet terug.|Met wat aandacht kan het veel beter.'),
    },
    firstNames: split(
      'Sanne|Daan|Lotte|Bram|Femke|Jeroen|Anouk|Pieter|Eva|Wouter|Marieke|Tim|Liesbeth|Joris|Fleur|Koen|Ilse|Ruben|Hanne|Stijn|Nele|Maarten|Els|Thijs',
    ),
  },
  it: {
    titles: {
      good: split(
        'Ci torneremo|Accoglienza squisita|Un angolo di pace|Perfetto per due|Oltre le aspettative|Una bella scoperta|Consigliatissimo|Weekend riuscito',
      ),
      fair: split(
        'Nel complesso bene|Buon rapporto qualità-prezzo|Va bene per una notte|Piacevole, qualche dettaglio da sistemare|Bel posto',
      ),
      poor: split('Un po’ delusi|Peccato|Da rinnovare|Ci aspettavamo di più'),
    },
    openings: {
      good: split(
        'Abbiamo trascorso un soggiorno splendido.|Tutto all’altezza delle aspettative.|Una bella sorpresa fin dall’arrivo.|È la seconda volta che veniamo ed è sempre un piacere.|Ci si sente subito a casa.|Proprio quello che ci serviva per staccare.|Un regalo dei nostri figli, idea perfetta.',
      ),
      fair: split(
        'Soggiorno piacevole nel complesso.|Il posto ha fascino, anche se non tutto è perfetto.|Una tappa comoda e senza sorprese.|La zona è bella, le camere più semplici.',
      ),
      poor: split(
        'Dalle foto ci aspettavamo altro.|Il soggiorno non ci ha convinti.|La posizione è buona, il resto molto meno.',
      ),
    },
    praise: {
      any: split(
        'La camera è luminosa e il letto comodissimo.|Il personale è gentile e sempre disponibile.|Di notte il silenzio è assoluto.|Il bagno è impeccabile.|Tutto pulito e curato.|L’arredamento è di gusto.|Parcheggiare è stato facile.|Preziosi i consigli su cosa vedere in zona.',
      ),
      spa: split('Il centro benessere è bellissimo e mai affollato.|Un’ora nella spa e si dimentica tutto.'),
      restaurant: split('La cena da sola vale il viaggio.|Menù corto e tutto fatto in casa.'),
      breakfast: split(
        'La colazione è ricca, con prodotti del territorio.|Le torte fatte in casa a colazione sono squisite.',
      ),
      outdoorPool: split('La piscina è l’ideale dopo una giornata in giro.'),
      garden: split('Il giardino è perfetto per leggere all’ombra.'),
      sea: split('Ci si addormenta con il rumore del mare.|La spiaggia è a pochi minuti a piedi.'),
      mountain: split(
        'Svegliarsi con quelle cime davanti è indimenticabile.|I sentieri partono proprio dietro l’albergo.',
      ),
      city: split('Si arriva ovunque a piedi.|La posizione è perfetta per visitare la città.'),
      countryside: split('La campagna intorno è di una pace rara.'),
      vineyard: split('Le vigne cominciano in fondo al giardino.'),
      lake: split('Il lago è a due passi, splendido la sera.'),
      forest: split('Si entra nel bosco senza prendere l’auto.'),
      water: split('La passeggiata lungo l’acqua è incantevole.'),
      pets: split('Il nostro cane è stato accolto come un re.'),
      familyRooms: split('La camera familiare è spaziosa, i bambini erano entusiasti.'),
    },
    complaints: split(
      'Il wifi va e viene all’ultimo piano.|La camera dava sulla strada, un po’ rumorosa.|L’acqua calda si fa aspettare al mattino.|La colazione meriterebbe più scelta.|Si sentono un po’ i vicini.|La moquette andrebbe cambiata.|Il parcheggio è stretto.|Un po’ di attesa alla reception.',
    ),
    closings: {
      good: split(
        'Lo consigliamo senza esitare.|Grazie a tutto lo staff.|Pensiamo già a quando tornare.|Un indirizzo da tenere stretto.|Un’esperienza da ripetere.',
      ),
      fair: split(
        'Per una notte ci torneremmo.|Per il prezzo resta una buona scelta.|Basta sapere cosa aspettarsi.',
      ),
      poor: split('Difficilmente ci torneremo.|Con un po’ di cura sarebbe tutt’altra cosa.'),
    },
    firstNames: split(
      'Giulia|Marco|Francesca|Luca|Chiara|Matteo|Elisa|Davide|Sara|Andrea|Valentina|Paolo|Martina|Stefano|Silvia|Alessio|Federica|Simone|Irene|Giorgio|Laura|Nicolò|Ilaria|Enrico',
    ),
  },
};
