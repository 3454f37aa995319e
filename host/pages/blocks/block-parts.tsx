import type { BlockImages } from '../../../widgets/core/content/block.ts';
import { toCta, type WireCta } from '../../../widgets/core/content/cta.ts';
import type { PageRequest } from '../../render/page.ts';
import { inside } from '../../routing/inside.ts';

/** What the parts of blocks are told. */
export type BlockRequest = Pick<PageRequest, 'address' | 'apiOrigin' | 't' | 'locale' | 'productUrl'>;

/** Where a link of the content leads from this page. */
export function addressOf(url: string, { address: { prefix } }: Pick<BlockRequest, 'address'>): string {
  return url.startsWith('/') ? inside(prefix, url) : url;
}

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
  /** The first picture of a page is not waited for. */
  eager?: boolean;
}

/** The breakpoint of promotional pictures. [HOME-09] */
const NARROW = '(max-width: 599px)';

/** A picture of a block: the small one up to 599 px, the large one from 600 px on. [HOME-09] */
export function BlockPicture({ request: { apiOrigin }, images, eager = false }: PictureProps) {
  const at = (address: string) => (address.startsWith('/api/') ? `${apiOrigin}${address}` : address);
  return (
    <picture>
      <source media={NARROW} srcSet={at(images.small)} />
      <img
        src={at(images.large)}
        alt={images.alt ?? ''}
        width="960"
        height="540"
        {...(!eager && { loading: 'lazy' })}
      />
    </picture>
  );
}
