import type { Locale } from '@staykit/values/market/locale.ts';

/** A question that many ask, and the article that answers it. */
export interface PopularQuestion {
  label: string;
  /** A path of the shop, or an address of https. */
  url: string;
}

const article = (name: string, label: string): PopularQuestion => ({ label, url: `/content/${name}` });

const fr: readonly PopularQuestion[] = [
  article('modifier-ma-reservation', 'Comment modifier ma réservation\u202f?'),
  article('annuler-ma-reservation', 'Comment annuler, et que me rend-on\u202f?'),
  article('confirmation-non-recue', 'Je n’ai pas reçu ma confirmation'),
  article('utiliser-mon-cadeau', 'Comment utiliser un coffret ou un bon cadeau\u202f?'),
  article('obtenir-une-facture', 'Comment obtenir une facture\u202f?'),
];

const es: readonly PopularQuestion[] = [
  article('modificar-mi-reserva', '¿Cómo modifico mi reserva?'),
  article('cancelar-mi-reserva', '¿Cómo cancelo y qué me devuelven?'),
  article('no-he-recibido-la-confirmacion', 'No he recibido la confirmación'),
  article('usar-mi-regalo', '¿Cómo uso una caja o un bono regalo?'),
  article('obtener-una-factura', '¿Cómo obtengo una factura?'),
];

const nl: readonly PopularQuestion[] = [
  article('mijn-boeking-wijzigen', 'Hoe wijzig ik mijn boeking?'),
  article('mijn-boeking-annuleren', 'Hoe annuleer ik, en wat krijg ik terug?'),
  article('geen-bevestiging-ontvangen', 'Ik heb geen bevestiging ontvangen'),
  article('mijn-cadeau-gebruiken', 'Hoe gebruik ik een cadeaubox of cadeaubon?'),
  article('een-factuur-krijgen', 'Hoe krijg ik een factuur?'),
];

const it: readonly PopularQuestion[] = [
  article('modificare-la-prenotazione', 'Come modifico la mia prenotazione?'),
  article('annullare-la-prenotazione', 'Come annullo e quanto mi viene rimborsato?'),
  article('conferma-non-ricevuta', 'Non ho ricevuto la conferma'),
  article('usare-il-mio-regalo', 'Come uso un cofanetto o un buono regalo?'),
  article('ricevere-una-fattura', 'Come ricevo una fattura?'),
];

/** FAQ_URL: where all answers are, in the language of each locale. [CONTACT-02] */
export const FAQ_URL: Readonly<Record<Locale, string>> = {
  fr_FR: '/content/questions-frequentes',
  fr_BE: '/content/questions-frequentes',
  es_ES: '/content/preguntas-frecuentes',
  nl_NL: '/content/veelgestelde-vragen',
  nl_BE: '/content/veelgestelde-vragen',
  it_IT: '/content/domande-frequenti',
};

/** POPULAR_QUESTIONS: the five questions that the contact page answers at once. [CONTACT-02] */
export const POPULAR_QUESTIONS: Readonly<Record<Locale, readonly PopularQuestion[]>> = {
  fr_FR: fr,
  fr_BE: fr,
  es_ES: es,
  nl_NL: nl,
  nl_BE: nl,
  it_IT: it,
};
