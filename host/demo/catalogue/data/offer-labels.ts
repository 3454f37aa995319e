/**
 * Names of offers: key, then French, Spanish, Dutch, Italian. Lines with the same key are alternatives. `{a}` is the
 * first activity of the offer.
 */
export const OFFER_LABELS = `
26|Parenthèse bien-être|Escapada de bienestar|Wellnessbreak|Pausa benessere
26|Détente au spa|Relax en el spa|Ontspannen in de spa|Relax alla spa
26|Un temps pour vous|Tiempo para ti|Even tijd voor jezelf|Tempo per te
26|Week-end cocooning|Fin de semana de mimos|Verwenweekend|Weekend di coccole
23|Escapade en amoureux|Escapada romántica|Romantisch uitje|Soggiorno romantico
23|Nuit romantique|Noche romántica|Romantische nacht|Notte romantica
23|Rien que nous deux|Solo nosotros dos|Alleen wij tweeën|Solo noi due
23|Week-end pour deux|Fin de semana para dos|Weekend voor twee|Weekend per due
19|Escapade gourmande|Escapada gastronómica|Culinair uitje|Soggiorno goloso
19|Table et chambre|Mesa y habitación|Tafelen en slapen|Tavola e camera
19|Week-end des saveurs|Fin de semana de sabores|Weekend vol smaak|Weekend dei sapori
19|Soirée gastronomique|Velada gastronómica|Gastronomische avond|Serata gastronomica
39|Week-end en famille|Fin de semana en familia|Weekend met het gezin|Weekend in famiglia
39|Aventure en tribu|Aventura en familia|Avontuur met z’n allen|Avventura in famiglia
39|Petites vacances ensemble|Minivacaciones juntos|Korte vakantie samen|Minivacanza insieme
1|Escapade découverte|Escapada para descubrir|Op ontdekking|Weekend alla scoperta
1|Week-end au grand air|Fin de semana al aire libre|Weekend in de buitenlucht|Weekend all’aria aperta
1|Balade et patrimoine|Paseo y patrimonio|Wandelen en erfgoed|Passeggiate e patrimonio
1|Changer d’air|Cambiar de aires|Er even tussenuit|Cambiare aria
stay|Séjour avec petit déjeuner|Estancia con desayuno|Verblijf met ontbijt|Soggiorno con colazione
stay|Chambre et petit déjeuner|Habitación y desayuno|Kamer met ontbijt|Camera e colazione
halfBoard|Séjour en demi-pension|Estancia en media pensión|Verblijf met halfpension|Soggiorno in mezza pensione
hotelNight|Chambre double|Habitación doble|Tweepersoonskamer|Camera doppia
hotelNight|Chambre confort|Habitación confort|Comfortkamer|Camera comfort
hotelNight|Chambre supérieure|Habitación superior|Superiorkamer|Camera superior
voucher|Bon pour une escapade à deux|Bono para una escapada en pareja|Cadeaubon voor een uitje met z’n tweeën|Buono per un soggiorno a due
voucher1|Une nuit à offrir|Una noche para regalar|Een nacht om cadeau te geven|Una notte da regalare
voucher|Le cadeau qui fait voyager|El regalo que hace viajar|Een cadeau om op reis te gaan|Il regalo che fa viaggiare
activityVoucher|À offrir : {a}|Para regalar: {a}|Cadeaubon: {a}|Da regalare: {a}
`;
