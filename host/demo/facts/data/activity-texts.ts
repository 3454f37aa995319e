/**
 * Texts of programmes: key, then French, Spanish, Dutch, Italian. The first part of a key is the group of the activity
 * (ACTIVITY_GROUPS of vocabulary.ts).
 */
export const ACTIVITY_TEXTS = `
wellness.why|Un moment rien qu’à vous, loin des écrans et du bruit, dans une ambiance feutrée où tout invite à lâcher prise.|Un momento solo para ti, lejos de pantallas y ruidos, en un ambiente sereno que invita a desconectar.|Een moment helemaal voor jezelf, ver van schermen en lawaai, in een serene sfeer waarin alles uitnodigt om los te laten.|Un momento tutto per te, lontano da schermi e rumori, in un’atmosfera ovattata che invita a lasciarsi andare.
wellness.why|Des soins menés par des professionnels qui prennent leur temps.|Tratamientos a cargo de profesionales que se toman su tiempo.|Behandelingen door professionals die er de tijd voor nemen.|Trattamenti eseguiti da professionisti che si prendono il loro tempo.
wellness.know|Maillot de bain obligatoire ; l’accès est réservé aux plus de 16 ans.|Bañador obligatorio; acceso para mayores de 16 años.|Badkleding verplicht; toegang vanaf 16 jaar.|Costume da bagno obbligatorio; accesso dai 16 anni in su.
wellness.know|Signalez une grossesse ou un souci de santé avant le soin.|Avisa antes del tratamiento en caso de embarazo o problema de salud.|Meld een zwangerschap of gezondheidsklacht voor de behandeling.|Segnala prima del trattamento una gravidanza o un problema di salute.
wellness.detail|Peignoir et serviette prêtés|Albornoz y toalla incluidos|Badjas en handdoek inbegrepen|Accappatoio e asciugamano inclusi
wellness.detail|Tisane offerte à la sortie|Infusión de cortesía al terminar|Kruidenthee na afloop|Tisana offerta all’uscita
wellness.where|Au spa de l’hôtel|En el spa del hotel|In de spa van het hotel|Nel centro benessere dell’hotel
wellness.how|Réservez votre créneau auprès de la réception, au plus tard la veille.|Reserva la hora en recepción, como muy tarde el día anterior.|Reserveer je tijdslot bij de receptie, uiterlijk een dag vooraf.|Prenota l’orario alla reception, al più tardi il giorno prima.
wellness.hours|Tous les jours de 10 h à 20 h|Todos los días de 10:00 a 20:00|Elke dag van 10.00 tot 20.00 uur|Tutti i giorni dalle 10:00 alle 20:00
wellness.duration|1 heure|1 hora|1 uur|1 ora
romantic.why|Une attention qui transforme une simple nuit en souvenir à deux, préparée par l’équipe avant votre arrivée.|Un detalle que convierte una noche en un recuerdo para dos, preparado por el equipo antes de tu llegada.|Een attentie die van een nacht een herinnering voor twee maakt, door het team klaargezet voor je aankomst.|Un’attenzione che trasforma una notte in un ricordo a due, preparata dal personale prima del tuo arrivo.
romantic.why|Le cadre se prête aux confidences.|El entorno invita a las confidencias.|De omgeving is gemaakt voor een goed gesprek.|La cornice invita alle confidenze.
romantic.know|Prévenez l’hôtel de votre heure d’arrivée.|Avisa al hotel de tu hora de llegada.|Laat het hotel weten hoe laat je aankomt.|Comunica all’hotel l’orario di arrivo.
romantic.detail|Pour deux personnes|Para dos personas|Voor twee personen|Per due persone
romantic.detail|Service compris|Servicio incluido|Bediening inbegrepen|Servizio incluso
romantic.where|À l’hôtel ou dans les environs immédiats|En el hotel o en sus alrededores|In het hotel of in de directe omgeving|In hotel o nelle immediate vicinanze
romantic.how|L’hôtel organise tout et vous confirme l’heure à votre arrivée.|El hotel lo organiza todo y te confirma la hora a la llegada.|Het hotel regelt alles en bevestigt het tijdstip bij aankomst.|L’hotel organizza tutto e conferma l’orario all’arrivo.
romantic.hours|En fin de journée|Al final del día|Aan het einde van de dag|A fine giornata
romantic.duration|2 heures|2 horas|2 uur|2 ore
gastronomy.why|Une cuisine de saison, des producteurs que le chef appelle par leur prénom et le temps de savourer.|Cocina de temporada, productores a los que el chef llama por su nombre y tiempo para disfrutar.|Een keuken volgens het seizoen, producenten die de chef bij de voornaam kent en tijd om te genieten.|Una cucina di stagione, produttori che lo chef chiama per nome e il tempo di gustare.
gastronomy.why|Une belle façon d’entrer dans la région par l’assiette et par le verre.|Una buena forma de conocer la región a través del plato y de la copa.|Een mooie manier om de streek te leren kennen, op het bord en in het glas.|Un bel modo di conoscere la regione nel piatto e nel bicchiere.
gastronomy.know|Signalez vos allergies et régimes au moment de la réservation.|Indica alergias y dietas al hacer la reserva.|Meld allergieën en diëten bij de boeking.|Segnala allergie e diete al momento della prenotazione.
gastronomy.know|L’abus d’alcool est dangereux pour la santé ; rien d’alcoolisé n’est servi aux mineurs.|No se sirve alcohol a menores de 18 años.|Aan jongeren onder de 18 jaar wordt geen alcohol geschonken.|Non si servono alcolici ai minori di 18 anni.
gastronomy.detail|Eau et café compris|Agua y café incluidos|Water en koffie inbegrepen|Acqua e caffè inclusi
gastronomy.detail|Accords expliqués par l’équipe|Maridajes explicados por el equipo|Uitleg bij de combinaties door het team|Abbinamenti spiegati dal personale
gastronomy.where|Au restaurant ou à la cave|En el restaurante o en la bodega|In het restaurant of de wijnkelder|Al ristorante o in cantina
gastronomy.how|Choisissez l’heure avec l’hôtel, à la réservation ou à l’arrivée.|Elige la hora con el hotel, al reservar o al llegar.|Kies het tijdstip met het hotel, bij de boeking of bij aankomst.|Scegli l’orario con l’hotel, alla prenotazione o all’arrivo.
gastronomy.hours|De 19 h à 21 h 30|De 20:00 a 22:30|Van 18.30 tot 21.00 uur|Dalle 19:30 alle 21:30
gastronomy.duration|2 heures|2 horas|2 uur|2 ore
family.why|De quoi fatiguer joyeusement les enfants et amuser aussi les parents, sans rien avoir à organiser.|Diversión para cansar a los niños y entretener también a los padres, sin tener que organizar nada.|Genoeg om de kinderen moe en blij te maken en ook de ouders te vermaken, zonder dat je iets hoeft te regelen.|Il modo giusto per stancare allegramente i bambini e divertire anche i genitori, senza dover organizzare nulla.
family.why|Une sortie qui plaît de 4 à 84 ans.|Un plan que gusta de los 4 a los 84 años.|Een uitje voor iedereen van 4 tot 84 jaar.|Un’uscita che piace dai 4 agli 84 anni.
family.know|Les enfants restent sous la surveillance de leurs parents.|Los niños permanecen bajo la vigilancia de sus padres.|Kinderen blijven onder toezicht van hun ouders.|I bambini restano sotto la sorveglianza dei genitori.
family.detail|Entrées comprises pour tous les participants|Entradas incluidas para todos los participantes|Toegang inbegrepen voor alle deelnemers|Ingressi inclusi per tutti i partecipanti
family.where|À moins de 20 minutes de l’hôtel|A menos de 20 minutos del hotel|Op minder dan 20 minuten van het hotel|A meno di 20 minuti dall’hotel
family.how|Les billets vous attendent à la réception.|Las entradas te esperan en recepción.|De tickets liggen klaar bij de receptie.|I biglietti ti aspettano alla reception.
family.hours|De 10 h à 18 h, selon la saison|De 10:00 a 18:00, según la temporada|Van 10.00 tot 18.00 uur, afhankelijk van het seizoen|Dalle 10:00 alle 18:00, secondo la stagione
family.duration|Une demi-journée|Medio día|Een halve dag|Mezza giornata
outdoor.why|Le meilleur moyen de prendre un grand bol d’air et de voir la région autrement, à votre rythme.|La mejor manera de respirar aire puro y ver la región de otra forma, a tu ritmo.|De beste manier om frisse lucht op te snuiven en de streek op je eigen tempo te zien.|Il modo migliore per prendere una boccata d’aria e vedere la regione con altri occhi, al tuo ritmo.
outdoor.why|Des parcours choisis par des gens d’ici.|Recorridos elegidos por gente de aquí.|Routes gekozen door mensen uit de streek.|Percorsi scelti da gente del posto.
outdoor.know|Prévoyez des chaussures et des vêtements adaptés.|Lleva calzado y ropa adecuados.|Draag geschikte schoenen en kleding.|Porta scarpe e abiti adatti.
outdoor.know|En cas de mauvais temps, la sortie est reportée.|Con mal tiempo, la salida se aplaza.|Bij slecht weer wordt het uitje verplaatst.|In caso di maltempo l’uscita viene rinviata.
outdoor.detail|Matériel prêté|Material incluido|Materiaal inbegrepen|Attrezzatura inclusa
outdoor.detail|Assurance comprise|Seguro incluido|Verzekering inbegrepen|Assicurazione inclusa
outdoor.where|Départ de l’hôtel ou à proximité|Salida desde el hotel o sus alrededores|Vertrek aan het hotel of in de buurt|Partenza dall’hotel o dalle vicinanze
outdoor.how|Choisissez votre jour, nous réservons votre place.|Elige el día y reservamos tu plaza.|Kies je dag, wij reserveren je plaats.|Scegli il giorno, prenotiamo noi il posto.
outdoor.hours|Départs à 9 h 30 et à 14 h|Salidas a las 9:30 y a las 16:00|Vertrek om 9.30 en 14.00 uur|Partenze alle 9:30 e alle 14:30
outdoor.duration|3 heures|3 horas|3 uur|3 ore
culture.why|Un guide passionné, des histoires que les panneaux ne racontent pas et des portes qui s’ouvrent.|Un guía apasionado, historias que no cuentan los carteles y puertas que se abren.|Een gepassioneerde gids, verhalen die niet op de bordjes staan en deuren die opengaan.|Una guida appassionata, storie che i cartelli non raccontano e porte che si aprono.
culture.why|L’essentiel de la ville sans faire la queue.|Lo esencial de la ciudad sin hacer cola.|Het mooiste van de stad zonder in de rij te staan.|Il meglio della città senza fare la fila.
culture.know|Présentez-vous dix minutes avant l’heure choisie.|Preséntate diez minutos antes de la hora elegida.|Kom tien minuten voor het gekozen tijdstip.|Presentati dieci minuti prima dell’orario scelto.
culture.detail|Billet coupe-file|Entrada sin colas|Ticket zonder wachtrij|Biglietto salta fila
culture.where|En centre-ville|En el centro|In het centrum|In centro
culture.how|Choisissez votre jour ; les billets vous sont remis à la réception.|Elige el día; las entradas se entregan en recepción.|Kies je dag; je krijgt de tickets bij de receptie.|Scegli il giorno; i biglietti ti saranno consegnati alla reception.
culture.hours|Du mardi au dimanche, de 10 h à 17 h|De martes a domingo, de 10:00 a 17:00|Van dinsdag tot zondag, van 10.00 tot 17.00 uur|Dal martedì alla domenica, dalle 10:00 alle 17:00
culture.duration|1 h 30|1 hora y media|1,5 uur|1 ora e mezza
`;

/** Breakfast and dinner. */
export const MEAL_TEXTS = `
breakfast.buffet|Buffet|Bufé|Buffet|Buffet
breakfast.continental|Continental|Continental|Continentaal|Continentale
breakfast.know|Servi aussi en chambre, avec un supplément à régler sur place.|También se sirve en la habitación, con suplemento a pagar en el hotel.|Ook op de kamer geserveerd, tegen een toeslag ter plaatse.|Servita anche in camera, con supplemento da pagare in hotel.
breakfast.hours|De 7 h 30 à 10 h 30|De 7:30 a 10:30|Van 7.30 tot 10.30 uur|Dalle 7:30 alle 10:30
breakfast.detail|Pains et viennoiseries du matin|Pan y bollería del día|Vers brood en croissants|Pane e cornetti freschi
breakfast.detail|Fromages et charcuterie de la région|Quesos y embutidos de la región|Kaas en vleeswaren uit de streek|Formaggi e salumi della regione
breakfast.detail|Fruits frais et jus pressés|Fruta fresca y zumos naturales|Vers fruit en verse sappen|Frutta fresca e spremute
breakfast.detail|Œufs à la demande|Huevos al gusto|Eieren naar wens|Uova a richiesta
dinner.where|Au restaurant de l’hôtel|En el restaurante del hotel|In het restaurant van het hotel|Al ristorante dell’hotel
dinner.why|Une carte courte qui change avec les saisons, servie en salle ou en terrasse aux beaux jours.|Una carta breve que cambia con las estaciones, servida en el comedor o en la terraza con buen tiempo.|Een korte kaart die met de seizoenen mee verandert, geserveerd in de zaal of bij mooi weer op het terras.|Una carta breve che cambia con le stagioni, servita in sala o in terrazza nella bella stagione.
dinner.know|Boissons non comprises.|Bebidas no incluidas.|Dranken niet inbegrepen.|Bevande escluse.
dinner.hours|De 19 h à 21 h 30|De 20:00 a 22:30|Van 18.30 tot 21.00 uur|Dalle 19:30 alle 21:30
dinner.duration|2 heures|2 horas|2 uur|2 ore
dinner.when|Le soir de votre arrivée|La noche de llegada|Op de avond van aankomst|La sera dell’arrivo
dinner.how|L’hôtel vous réserve une table.|El hotel te reserva una mesa.|Het hotel reserveert een tafel voor je.|L’hotel ti riserva un tavolo.
menu.starter|Velouté de saison|Crema de temporada|Seizoenssoep|Vellutata di stagione
menu.starter|Tarte fine aux légumes|Coca de verduras|Hartige groentetaart|Torta salata alle verdure
menu.starter|Œuf parfait et champignons|Huevo a baja temperatura y setas|Gegaard ei met paddenstoelen|Uovo morbido e funghi
menu.main|Poisson du jour, beurre citronné|Pescado del día con limón|Dagverse vis met citroenboter|Pesce del giorno al limone
menu.main|Volaille fermière rôtie|Pollo de corral asado|Gebraden hoevekip|Pollo ruspante arrosto
menu.main|Risotto aux herbes du jardin|Risotto con hierbas del huerto|Risotto met kruiden uit de tuin|Risotto alle erbe dell’orto
menu.dessert|Tarte aux fruits de saison|Tarta de fruta de temporada|Taart met fruit van het seizoen|Crostata di frutta di stagione
menu.dessert|Mousse au chocolat|Mousse de chocolate|Chocolademousse|Mousse al cioccolato
menu.dessert|Crème brûlée|Crema catalana|Crème brûlée|Panna cotta
`;
