/** Practical information about hotels: key, then French, Spanish, Dutch, Italian. `{…}` is filled in. */
export const HOTEL_TEXTS = `
services|Services|Servicios|Diensten|Servizi
wellness|Bien-être|Bienestar|Wellness|Benessere
food|Restauration|Restauración|Eten en drinken|Ristorazione
rooms.left_1|Plus qu’une chambre à ce prix|Solo queda una habitación a este precio|Nog 1 kamer voor deze prijs|Ultima camera a questo prezzo
rooms.left_n|Plus que {n} chambres à ce prix|Solo quedan {n} habitaciones a este precio|Nog {n} kamers voor deze prijs|Ultime {n} camere a questo prezzo
bed.double_1|1 lit double|1 cama doble|1 tweepersoonsbed|1 letto matrimoniale
bed.double_n|{n} lits doubles|{n} camas dobles|{n} tweepersoonsbedden|{n} letti matrimoniali
bed.single_1|1 lit simple|1 cama individual|1 eenpersoonsbed|1 letto singolo
bed.single_n|{n} lits simples|{n} camas individuales|{n} eenpersoonsbedden|{n} letti singoli
bed.sofa_1|1 canapé-lit|1 sofá cama|1 slaapbank|1 divano letto
bed.sofa_n|{n} canapés-lits|{n} sofás cama|{n} slaapbanken|{n} divani letto
bed.bunk_1|1 lit superposé|1 litera|1 stapelbed|1 letto a castello
bed.bunk_n|{n} lits superposés|{n} literas|{n} stapelbedden|{n} letti a castello
bed.extra_1|1 lit d’appoint|1 cama supletoria|1 bijzetbed|1 letto aggiunto
bed.extra_n|{n} lits d’appoint|{n} camas supletorias|{n} bijzetbedden|{n} letti aggiunti
bed.cot_1|1 lit bébé|1 cuna|1 babybedje|1 culla
bed.cot_n|{n} lits bébé|{n} cunas|{n} babybedjes|{n} culle
children.none|Cet hôtel n’accueille pas les enfants.|Este hotel no admite niños.|Dit hotel ontvangt geen kinderen.|Questo hotel non accoglie bambini.
children.from_1|Enfants acceptés à partir de 1 an.|Se admiten niños a partir de 1 año.|Kinderen zijn welkom vanaf 1 jaar.|Bambini ammessi da 1 anno.
children.from_n|Enfants acceptés à partir de {n} ans.|Se admiten niños a partir de {n} años.|Kinderen zijn welkom vanaf {n} jaar.|Bambini ammessi da {n} anni.
room|Chambre|Habitación|Kamer|Camera
activity.about|{activity} à {city}, chez {hotel}.|{activity} en {city}, en {hotel}.|{activity} in {city}, bij {hotel}.|{activity} a {city}, presso {hotel}.
`;
