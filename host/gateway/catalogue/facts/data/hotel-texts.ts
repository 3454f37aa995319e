/** Practical information about hotels: key, then French, Spanish, Dutch, Italian. `{…}` is filled in. */
export const HOTEL_TEXTS = `
services|Services|Servicios|Diensten|Servizi
wellness|Bien-être|Bienestar|Wellness|Benessere
food|Restauration|Restauración|Eten en drinken|Ristorazione
rooms.left_1|Plus qu’une chambre à ce prix|Solo queda una habitación a este precio|Nog 1 kamer voor deze prijs|Ultima camera a questo prezzo
rooms.left_n|Plus que {n} chambres à ce prix|Solo quedan {n} habitaciones a este precio|Nog {n} kamers voor deze prijs|Ultime {n} camere a questo prezzo
room|Chambre|Habitación|Kamer|Camera
niceToKnow.digital|Bon envoyé par e-mail, valable 12 mois.|Bono enviado por correo electrónico, válido 12 meses.|Bon per e-mail, 12 maanden geldig.|Buono inviato via e-mail, valido 12 mesi.
niceToKnow.exchange|Échangeable contre une autre activité.|Se puede cambiar por otra actividad.|In te ruilen voor een andere activiteit.|Si può cambiare con un’altra attività.
niceToKnow.book|Réservez votre créneau directement auprès du partenaire.|Reserva la hora directamente con el establecimiento.|Reserveer je tijdslot rechtstreeks bij de partner.|Prenota l’orario direttamente con il partner.
activity.about|{activity} à {city}, chez {hotel}.|{activity} en {city}, en {hotel}.|{activity} in {city}, bij {hotel}.|{activity} a {city}, presso {hotel}.
`;
