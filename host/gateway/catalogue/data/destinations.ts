import type { CatalogueCountry } from '../records.ts';

/**
 * Towns that people travel to, by hand: local name and the fewest hotels of a catalogue of 2,500. The rest of the
 * hotels follows the size of towns.
 */
export const DESTINATIONS: Record<CatalogueCountry, string> = {
  FR: 'Paris:80|Nice:24|Lyon:24|Bordeaux:24|Strasbourg:22|Lille:18|Marseille:20|Toulouse:16|Nantes:12|Annecy:14|Avignon:14|Aix-en-Provence:12|Colmar:12|Saint-Malo:14|La Rochelle:14|Biarritz:12|Cannes:12|Reims:12|Dijon:10|Beaune:10|Tours:10|Honfleur:10|Carcassonne:8|Montpellier:12|Rouen:6|Amboise:6|Sarlat-la-Canéda:6|Arles:6|Chamonix-Mont-Blanc:8|Deauville:8|Bayonne:5|Lourdes:6|Versailles:5|Ajaccio:6|Antibes:8',
  ES: 'Madrid:34|Barcelona:36|Sevilla:22|Valencia:20|Granada:16|Málaga:16|Donostia-San Sebastián:14|Bilbao:12|Toledo:10|Córdoba:10|Salamanca:8|Santiago de Compostela:10|Palma:14|Girona:8|Segovia:6|Cádiz:8|Tarragona:6|Zaragoza:8|Logroño:6',
  BE: 'Bruxelles:34|Antwerpen:24|Gent:22|Brugge:28|Oostende:12|Knokke-Heist:10|Leuven:8|Liège:8|Namur:6|Dinant:6|Durbuy:10|Spa:10|Mechelen:6|Bouillon:6|Ieper:5|Hasselt:6',
  NL: 'Amsterdam:38|Rotterdam:20|Den Haag:16|Utrecht:14|Maastricht:18|Groningen:8|Haarlem:8|Valkenburg:10|Delft:6|Leiden:6|Middelburg:6|’s-Hertogenbosch:8|Apeldoorn:8|Deventer:5|Nijmegen:5',
  IT: 'Roma:36|Firenze:26|Venezia:26|Milano:24|Napoli:14|Torino:14|Bologna:10|Verona:12|Siena:8|Pisa:6|Lucca:6|Como:6|Palermo:8|Lecce:6|Perugia:5|Assisi:6|Genova:6|Matera:6|Bari:5|Siracusa:5',
};
