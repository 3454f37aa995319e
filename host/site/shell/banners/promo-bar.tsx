import type { PromoBar as Bar } from '@staykit/core/content/promo-bar.ts';
import { addressOf } from '../../framework/request/address-of.ts';
import type { ShellProps } from '../shell-props.ts';
import * as S from './banners.styles.ts';

/** Links to the offers of the moment, in colours of their own. [BANNER-05] */
export function PromoBar({ bar, ...props }: ShellProps & { bar: Bar }) {
  const { t } = props;
  const { links, colorPalette, campaign, category } = bar;
  return (
    <S.PromoBar
      aria-label={t('banner.promo')}
      {...(colorPalette && { 'data-font': colorPalette.font })}
      {...(campaign !== undefined && { 'data-campaign': campaign })}
      {...(category !== undefined && { 'data-category': category })}
    >
      {/* The policy takes no style attribute; the fill of a drawing is none. */}
      {colorPalette?.background !== undefined && (
        <svg aria-hidden="true">
          <rect width="100%" height="100%" fill={colorPalette.background} />
        </svg>
      )}
      <ul>
        {links.map(({ label, url, newTab, variation }) => (
          <li key={`${label}${url}`}>
            <a
              href={addressOf(url, props)}
              data-variation={variation}
              {...(newTab && { target: '_blank', rel: 'noopener' })}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </S.PromoBar>
  );
}
