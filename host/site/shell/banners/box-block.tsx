import { toPalette } from '@staykit/core/content/block.ts';
import { toCta } from '@staykit/core/content/cta.ts';
import type { BoxBlock as Content } from '@staykit/core/content/gift-content.ts';
import { boxColumns } from '@staykit/core/gift/box/box-columns.ts';
import type { Box } from '@staykit/core/gift/box/box.ts';
import type { Locale } from '@staykit/values/market/locale.ts';
import type { Translate } from '@staykit/messages/translate.ts';
import { BoxPriceLine } from '../gift/box-price.tsx';
import * as S from './box-block.styles.ts';
import type { BannerPlaceProps } from './targeted-banner.tsx';

/** What the block shows of the boxes that it was answered with. */
export type BoxBlockData = Pick<Content, 'id' | 'title' | 'subtitle' | 'colorPalette' | 'cta'> & {
  boxes: Pick<Box, 'id' | 'title' | 'imageUrl' | 'link' | 'sellPrice' | 'referencePrice'>[];
};

interface BoxBlockProps extends BannerPlaceProps {
  block: BoxBlockData;
  locale: Locale;
  t: Translate;
}

/** The best boxes, between the cards of a search. [SENTITY-06] [BOXLIST-06] */
export function BoxBlock({ block, locale, t, addressOf, assetBase }: BoxBlockProps) {
  const { id, title, subtitle, boxes } = block;
  const colors = toPalette(block.colorPalette);
  const cta = toCta(block.cta);
  const campaign = boxes[0]?.link?.campaign;
  const at = (address: string) => (address.startsWith('/api/') ? `${assetBase}${address}` : address);
  return (
    <S.BoxBlock
      aria-labelledby={id}
      {...(colors && { 'data-font': colors.font })}
      {...(campaign !== undefined && { 'data-campaign': campaign })}
    >
      {/* The policy takes no style attribute; the fill of a drawing is none. */}
      {colors?.background !== undefined && (
        <svg aria-hidden="true">
          <rect width="100%" height="100%" fill={colors.background} />
        </svg>
      )}
      <div>
        <h3 id={id}>{title}</h3>
        {cta && (
          <a href={addressOf(cta.url)} {...(cta.newTab && { target: '_blank', rel: 'noopener' })}>
            {cta.label}
          </a>
        )}
        {subtitle !== undefined && <p>{subtitle}</p>}
      </div>
      <ul data-columns={boxColumns(boxes.length)}>
        {boxes.map(({ id: code, title: name, imageUrl, link, sellPrice, referencePrice }) => (
          <li key={code}>
            {imageUrl !== undefined && (
              <img src={at(imageUrl)} alt="" width="640" height="360" loading="lazy" />
            )}
            {link ? <a href={addressOf(link.url)}>{name}</a> : name}
            <BoxPriceLine
              price={{ sellPrice, ...(referencePrice !== undefined && { referencePrice }) }}
              locale={locale}
              t={t}
            />
          </li>
        ))}
      </ul>
    </S.BoxBlock>
  );
}
