/** The lines of a programme: key, then French, Spanish, Dutch, Italian. `{n}` is a number, `{room}` the name of the room. */
export const PROGRAMME_TEXTS = `
nights_1|1 nuit en {room}|1 noche en {room}|1 nacht, {room}|1 notte in {room}
nights_n|{n} nuits en {room}|{n} noches en {room}|{n} nachten, {room}|{n} notti in {room}
rooms_1|1 chambre|1 habitación|1 kamer|1 camera
rooms_n|{n} chambres|{n} habitaciones|{n} kamers|{n} camere
breakfast|Petit déjeuner|Desayuno|Ontbijt|Colazione
dinner|Dîner à l’hôtel|Cena en el hotel|Diner in het hotel|Cena in hotel
participants_1|Pour 1 personne|Para 1 persona|Voor 1 persoon|Per 1 persona
participants_n|Pour {n} personnes|Para {n} personas|Voor {n} personen|Per {n} persone
activity.when|Pendant votre séjour|Durante la estancia|Tijdens je verblijf|Durante il soggiorno
activity.booked|La date choisie vous est confirmée avec la réservation.|La fecha elegida se confirma con la reserva.|De gekozen datum wordt met je boeking bevestigd.|La data scelta viene confermata con la prenotazione.
`;
