/** Texts of the pages of hotels. */
export const HOTEL_MESSAGES = {
  name: 'Hotels',
  fields: {
    name: 'Name',
    city: 'City',
    country: 'Country',
    stars: 'Stars',
    rooms: 'Rooms',
    mailed: 'Gets reservations by mail',
  },
  filters: { q: 'Name or id' },
  reservationsEmail: 'E-mail for reservations',
  unreached:
    'The hotel has no e-mail for reservations. Not notified and not acknowledged: %{count}. Set an address under “Edit texts and times”.',
  address: 'Address',
  checkin: 'Arrival from',
  checkout: 'Departure until',
  edit: 'Edit texts and times',
  description: {
    fr: 'Description in French',
    es: 'Description in Spanish',
    nl: 'Description in Dutch',
    it: 'Description in Italian',
  },
};
