import { boxCodeFor } from '@staykit/core/gift/box/box-code.ts';
import type { GiftFormat } from '@staykit/values/gift/gift-product.ts';
import { isPhysicalOffered } from '@staykit/core/gift/sending/gift-formats.ts';
import { Icon } from '@staykit/ui/primitives/icon/icon.tsx';
import { iconChevronDown } from '@staykit/ui/primitives/icon/icons.ts';
import { addressOf } from '../../framework/request/address-of.ts';
import type { BlockRequest } from '../blocks/block-parts.tsx';
import { Formats } from '../gift/gift.styles.ts';

const TEXTS = {
  digital: ['gift.digital', 'gift.digitalText'],
  physical: ['gift.physical', 'gift.physicalText'],
} as const;

interface BoxFormatsProps {
  request: BlockRequest;
  code: string;
  slug: string;
  /** The format of this page. */
  format: GiftFormat;
  hasPhysical: boolean;
}

/** Delivery formats of a box: by e-mail, and by post if offered. [BOX-03] */
export function BoxFormats({ request, code, slug, format, hasPhysical }: BoxFormatsProps) {
  const { t, locale } = request;
  const offered =
    hasPhysical && isPhysicalOffered(locale) ? (['digital', 'physical'] as const) : (['digital'] as const);
  return (
    <Formats>
      {offered.map((each) => {
        const [name, text] = TEXTS[each];
        return (
          <details key={each} open={each === format} name="format">
            <summary>
              {t(name)}
              <Icon of={iconChevronDown} size={20} />
            </summary>
            <p>{t(text)}</p>
            {each !== format && (
              <a href={addressOf(`/box/${slug}/${boxCodeFor(each, code)}`, request)}>
                {t('gift.otherFormat')}
              </a>
            )}
          </details>
        );
      })}
    </Formats>
  );
}
