import type { ReactNode } from 'react';
import { toPalette, type BlockImages, type WirePalette } from '@staykit/core/content/block.ts';
import { toCta, type WireCta } from '@staykit/core/content/cta.ts';
import { cutText, SUBTITLE_LETTERS } from '@staykit/core/content/cut-text.ts';
import { timeLeftText } from '@staykit/core/content/time-left.ts';
import type { PageRequest } from '../../framework/request/page-request.ts';
import { addressOf } from '../../framework/request/address-of.ts';
import * as B from './blocks.styles.ts';

/** Context of the parts of blocks. */
export type BlockRequest = Pick<
  PageRequest,
  'activitySearch' | 'address' | 'apiOrigin' | 't' | 'locale' | 'productUrl' | 'instant'
>;

interface CtaProps {
  request: BlockRequest;
  cta: WireCta | undefined;
}

/** The link of a block; nothing without an address. [LANDING-07] */
export function BlockCta({ request, cta }: CtaProps) {
  const read = toCta(cta);
  if (!read) return null;
  return (
    <a href={addressOf(read.url, request)} {...(read.newTab && { target: '_blank', rel: 'noopener' })}>
      {read.label}
    </a>
  );
}

interface PictureProps {
  request: BlockRequest;
  images: BlockImages;
  /** The first picture of a page is loaded eagerly. */
  eager?: boolean;
  /** Its size in the words of PROMO_IMAGE_SIZES. */
  size?: PromoImageSize;
}

/** PROMO_IMAGE_SIZES: how large promotional pictures are, in px. [HOME-09] */
export const PROMO_IMAGE_SIZES = {
  small: { width: 750, height: 528 },
  medium: { width: 1_500, height: 736 },
  wide: { width: 3_840, height: 700 },
} as const;

/** A size of promotional pictures. */
export type PromoImageSize = keyof typeof PROMO_IMAGE_SIZES;

/** The breakpoint of promotional pictures. [HOME-09] */
const NARROW = '(max-width: 599px)';

/** A picture of a block: the small one up to 599 px, the large one from 600 px on. [HOME-09] */
export function BlockPicture({ request: { apiOrigin }, images, eager = false, size }: PictureProps) {
  const at = (address: string) => (address.startsWith('/api/') ? `${apiOrigin}${address}` : address);
  const { width, height } = size ? PROMO_IMAGE_SIZES[size] : { width: 960, height: 540 };
  return (
    <picture>
      <source media={NARROW} srcSet={at(images.small)} {...(size && PROMO_IMAGE_SIZES.small)} />
      <img
        src={at(images.large)}
        alt={images.alt ?? ''}
        width={width}
        height={height}
        {...(eager ? { fetchpriority: 'high' } : { loading: 'lazy' as const })}
      />
    </picture>
  );
}

/** A subtitle, cut shorter for a phone than for a desk; one that fits stands once. [HOME-13] */
export function Subtitle({ text }: { text: string | undefined }) {
  if (!text) return null;
  const [short, long] = [SUBTITLE_LETTERS.mobile, SUBTITLE_LETTERS.desktop].map((letters) =>
    cutText(text, letters),
  );
  if (short === long) return <p>{text}</p>;
  return (
    <B.Cut>
      <span data-short="">{short}</span>
      <span data-long="">{long}</span>
    </B.Cut>
  );
}

/** The countdown of a block; the script updates it. [HOME-07] [HOME-08] */
export function TimeLeft({ request, end }: { request: BlockRequest; end: string }) {
  const { t, locale, instant } = request;
  return (
    <B.TimeLeft>
      {t('home.endsIn')}{' '}
      <span role="timer" data-countdown={end}>
        {timeLeftText(end, instant, locale)}
      </span>
    </B.TimeLeft>
  );
}

/** A block on the colours that its editors chose; as it is where they chose none. [LANDING-06] */
export function Painted({ palette, children }: { palette: WirePalette | undefined; children: ReactNode }) {
  const colors = toPalette(palette);
  if (!colors) return <>{children}</>;
  return (
    <B.Painted data-font={colors.font}>
      {/* The policy takes no style attribute; the fill of a drawing is none. */}
      {colors.background !== undefined && (
        <svg aria-hidden="true" data-ground="">
          <rect width="100%" height="100%" fill={colors.background} />
        </svg>
      )}
      {children}
    </B.Painted>
  );
}
