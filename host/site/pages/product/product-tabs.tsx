import type { Translate } from '@staykit/messages/translate.ts';
import type { SearchFlow } from '@staykit/values/search/flow.ts';
import { tabText, type ProductPart } from './product-parts.ts';
import * as S from './product.styles.ts';

interface ProductTabsProps {
  parts: readonly ProductPart[];
  flow: SearchFlow;
  t: Translate;
}

/** The bar that leads to the parts of the page and stays in view. [PRODUCT-01] [PRODUCT-04] */
export function ProductTabs({ parts, flow, t }: ProductTabsProps) {
  return (
    <S.Tabs aria-label={t('product.sections')}>
      <S.TabList>
        {parts.map((part) => (
          <li key={part}>
            <a href={`#${part}`} data-part={part}>
              {t(tabText(part, flow))}
            </a>
          </li>
        ))}
      </S.TabList>
    </S.Tabs>
  );
}
