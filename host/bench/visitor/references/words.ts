/** The words of the page that all references show. */
export const WORDS = {
  shop: 'Références',
  menu: ['Séjours', 'Cadeaux', 'Activités', 'Idées', 'Aide', 'Compte'],
  title: 'Nos plus belles escapades',
  destination: 'Destination',
  where: 'Où souhaitez-vous partir ?',
  dates: 'Dates',
  anyDates: 'Quand vous voulez',
  travellers: 'Voyageurs',
  twoAdults: '2 adultes',
  search: 'Rechercher',
  filters: ['Étoiles', 'Budget', 'Note', 'Type', 'Services', 'Distance'],
  sort: 'Trier par',
  sorts: ['Recommandés', 'Prix', 'Note', 'Promotions'],
  results: 'séjours trouvés',
  book: 'Voir le séjour',
  perNight: 'par nuit',
  nextMonth: 'Mois suivant',
  show: 'Afficher',
  footer: ['À propos', 'Contact', 'Presse', 'Conditions', 'Confidentialité', 'Mentions légales'],
} as const;

export const STAR_FILTERS = [5, 4, 3, 2, 1] as const;
export const PAGES = [1, 2, 3, 4, 5] as const;
