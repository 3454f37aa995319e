/** CONTACT_ROUTE: where the contact page is, for the router and for every link that leads there. [CONTACT-01] */
export const CONTACT_ROUTE = '/contact';
