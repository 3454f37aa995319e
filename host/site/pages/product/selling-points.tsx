import { styled } from 'styled-components';
import { token } from '@staykit/themes/token.ts';
import type { SearchFlow } from '@staykit/values/search/flow.ts';
import type { Translate } from '@staykit/messages/translate.ts';
import { Icon } from '@staykit/ui/primitives/icon/icon.tsx';
import { iconCheck } from '@staykit/ui/primitives/icon/icons.ts';

/** What speaks for the shop in each flow. sellingPoints [PRODUCT-44] */
export const SELLING_POINTS = {
  booking: ['product.point.escapes', 'product.point.promotions'],
  hotel: ['product.point.escapes', 'product.point.promotions'],
  gifting: ['product.point.giverPicks', 'product.point.recipientPicks'],
  activity: ['product.point.exchange'],
} as const satisfies Record<SearchFlow, readonly string[]>;

const Points = styled.ul`
  display: grid;
  gap: ${token('space.8')};
  margin: ${token('space.16')} 0 0;
  padding: 0 ${token('space.24')};
  color: ${token('color.text-muted')};
  font-size: ${token('type.size-14')};
  list-style: none;

  li {
    display: flex;
    gap: ${token('space.8')};
  }
  svg {
    flex: none;
    margin-top: 1px;
    color: ${token('color.accent')};
  }
`;

/** What speaks for booking, giving or doing it here: the points of the flow, and of no other. [PRODUCT-44] */
export function SellingPoints({ flow, t }: { flow: SearchFlow; t: Translate }) {
  return (
    <Points data-points={flow}>
      {SELLING_POINTS[flow].map((point) => (
        <li key={point}>
          <Icon of={iconCheck} />
          {t(point)}
        </li>
      ))}
    </Points>
  );
}
