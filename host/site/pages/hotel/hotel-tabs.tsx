import type { Translate } from '@staykit/messages/translate.ts';
import { TabList, Tabs } from '../product/product.styles.ts';

/** The parts of the page that the bar leads to, by their ids. [HOTEL-04] */
const PARTS = [
  ['hotel', 'hotel.tab.about'],
  ['offers', 'hotel.tab.offers'],
  ['reviews', 'hotel.tab.reviews'],
] as const;

/** The bar that leads to the parts of the page and stays in view; a part that is not there has no tab. [HOTEL-04] */
export function HotelTabs({ withReviews, t }: { withReviews: boolean; t: Translate }) {
  return (
    <Tabs aria-label={t('product.sections')} data-section="nav">
      <TabList>
        {PARTS.filter(([part]) => part !== 'reviews' || withReviews).map(([part, text]) => (
          <li key={part}>
            <a href={`#${part}`} data-part={part}>
              {t(text)}
            </a>
          </li>
        ))}
      </TabList>
    </Tabs>
  );
}
