/** Invented information about hotels: key, then French, Spanish, Dutch, Italian. `{…}` is filled in. */
export const HOTEL_TEXTS = `
info.arrival|Arrivée à partir de {checkin}, départ jusqu’à {checkout}.|Entrada a partir de las {checkin}, salida hasta las {checkout}.|Inchecken vanaf {checkin}, uitchecken tot {checkout}.|Check-in dalle {checkin}, check-out entro le {checkout}.
info.identity|Une pièce d’identité est demandée à l’arrivée.|Se pide un documento de identidad a la llegada.|Bij aankomst wordt een identiteitsbewijs gevraagd.|All’arrivo è richiesto un documento d’identità.
info.late|Prévenez l’hôtel si vous arrivez après 20 h.|Avisa al hotel si llegas después de las 20:00.|Laat het hotel weten als je na 20.00 uur aankomt.|Avvisa l’hotel se arrivi dopo le 20:00.
info.deposit|Une caution de {amount} est demandée à l’arrivée et rendue au départ.|A la llegada se pide una fianza de {amount}, que se devuelve a la salida.|Bij aankomst wordt een borg van {amount} gevraagd, die je bij vertrek terugkrijgt.|All’arrivo è richiesta una cauzione di {amount}, restituita alla partenza.
info.smoke|Établissement entièrement non-fumeurs.|Establecimiento totalmente libre de humo.|Er wordt nergens in het hotel gerookt.|Struttura interamente non fumatori.
info.pool|La piscine extérieure est ouverte de mai à septembre, selon le temps.|La piscina exterior abre de mayo a septiembre, según el tiempo.|Het buitenzwembad is open van mei tot september, afhankelijk van het weer.|La piscina esterna è aperta da maggio a settembre, tempo permettendo.
info.spa|L’accès au spa se réserve à l’avance.|El acceso al spa se reserva con antelación.|Reserveer de toegang tot de spa vooraf.|L’accesso al centro benessere va prenotato in anticipo.
info.restaurant|Le restaurant est fermé le {day} soir.|El restaurante cierra el {day} por la noche.|Het restaurant is op {day}avond gesloten.|Il ristorante è chiuso il {day} sera.
info.tax.hotel|Taxe de séjour à régler sur place.|Tasa turística a pagar en el hotel.|Toeristenbelasting ter plaatse te betalen.|Tassa di soggiorno da pagare in hotel.||Verblijfstaks ter plaatse te betalen.
info.tax.price|Taxe de séjour comprise dans le total.|Tasa turística incluida en el total.|Toeristenbelasting inbegrepen in het totaal.|Tassa di soggiorno inclusa nel totale.||Verblijfstaks inbegrepen in het totaal.
day.0|dimanche|domingo|zondag|domenica
day.1|lundi|lunes|maandag|lunedì
day.2|mardi|martes|dinsdag|martedì
day.3|mercredi|miércoles|woensdag|mercoledì
parking|Parking|Aparcamiento|Parkeren|Parcheggio
parking.free|Parking gratuit sur place|Aparcamiento gratuito en el hotel|Gratis parkeren bij het hotel|Parcheggio gratuito in loco
parking.paid|Garage fermé, {amount} par nuit|Garaje cerrado, {amount} por noche|Afgesloten garage, {amount} per nacht|Garage chiuso, {amount} a notte
parking.street|Stationnement dans la rue, à proximité|Aparcamiento en la calle, en las cercanías|Parkeren op straat, in de buurt|Parcheggio in strada, nelle vicinanze
parking.charging|Borne de recharge pour voitures électriques|Cargador para coches eléctricos|Laadpaal voor elektrische auto’s|Colonnina di ricarica per auto elettriche
access|Comment venir|Cómo llegar|Bereikbaarheid|Come arrivare
access.station|Gare à {km} km|Estación de tren a {km} km|Station op {km} km|Stazione a {km} km
access.airport|Aéroport à {km} km|Aeropuerto a {km} km|Luchthaven op {km} km|Aeroporto a {km} km
`;
