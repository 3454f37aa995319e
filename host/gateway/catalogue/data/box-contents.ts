/** What is in a box, by its code: one line a language (fr, es, nl, it), the items parted by `;`. */
export const BOX_CONTENTS: Readonly<Record<string, string>> = {
  SPAEBOX: `
Une nuit pour deux;Le petit déjeuner;Un accès au spa;L’adresse et les dates de leur choix
Una noche para dos;Desayuno;Acceso al spa;El hotel y las fechas que prefieran
Eén nacht voor twee;Ontbijt;Toegang tot de spa;Hotel en data naar keuze
Una notte per due;Colazione;Ingresso alla spa;Hotel e date a scelta`,
  ROMANTICEBOX: `
Une nuit pour deux;Le petit déjeuner;Un dîner aux chandelles;Une coupe de bulles à l’arrivée
Una noche para dos;Desayuno;Una cena a la luz de las velas;Una copa de espumoso a la llegada
Eén nacht voor twee;Ontbijt;Een diner bij kaarslicht;Een glas bubbels bij aankomst
Una notte per due;Colazione;Una cena a lume di candela;Un calice di bollicine all’arrivo`,
  GOURMETEBOX: `
Une nuit pour deux;Le petit déjeuner;Un menu dégustation pour deux
Una noche para dos;Desayuno;Un menú degustación para dos
Eén nacht voor twee;Ontbijt;Een proeverijmenu voor twee
Una notte per due;Colazione;Un menù degustazione per due`,
  FAMILYEBOX: `
Deux nuits en famille;Les petits déjeuners;Une sortie à choisir
Dos noches en familia;Desayunos;Una actividad a elegir
Twee nachten met het gezin;Ontbijt;Een uitje naar keuze
Due notti in famiglia;Colazioni;Un’attività a scelta`,
  EVASIONEBOX: `
Deux nuits pour deux;Les petits déjeuners;L’adresse et les dates de leur choix
Dos noches para dos;Desayunos;El hotel y las fechas que prefieran
Twee nachten voor twee;Ontbijt;Hotel en data naar keuze
Due notti per due;Colazioni;Hotel e date a scelta`,
  EXCEPTIONEBOX: `
Une nuit pour deux dans une maison d’exception;Le petit déjeuner;Un dîner ou un soin pour deux
Una noche para dos en un hotel excepcional;Desayuno;Una cena o un tratamiento para dos
Eén nacht voor twee in een uitzonderlijk hotel;Ontbijt;Een diner of een behandeling voor twee
Una notte per due in una dimora d’eccezione;Colazione;Una cena o un trattamento per due`,
};

/** Boxes that are sold in digital form only. */
export const DIGITAL_ONLY: readonly string[] = ['EVASIONEBOX'];
