import type { BoxListing } from '@staykit/core/content/page-content.ts';
import { addressOf } from '../../../framework/request/address-of.ts';
import type { BlockRequest } from '../../blocks/block-parts.tsx';
import { Columns, Texts } from './box-listing.styles.ts';

/** Long texts on occasions to give, as the locale has them. [BOXLIST-04] */
export function ListingTexts({ texts }: Pick<BoxListing, 'texts'>) {
  return (
    <Texts data-section="texts">
      {texts.map(({ title, text }) => (
        <div key={title}>
          <h2>{title}</h2>
          <p>{text}</p>
        </div>
      ))}
    </Texts>
  );
}

interface LinkColumnsProps extends Pick<BoxListing, 'groups'> {
  request: Pick<BlockRequest, 'address'>;
}

/** Groups of links, five in a row where there is room. [BOXLIST-05] */
export function LinkColumns({ groups, request }: LinkColumnsProps) {
  if (groups.length === 0) return null;
  return (
    <Columns data-section="links">
      {groups.map(({ title, links }) => (
        <div key={title}>
          <h2>{title}</h2>
          <ul>
            {links.map(({ label, url }) => (
              <li key={label}>
                <a href={addressOf(url, request)}>{label}</a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Columns>
  );
}
