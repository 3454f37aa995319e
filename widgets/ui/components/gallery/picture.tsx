import { styled } from 'styled-components';
import { IMAGE_SIZES, type ImageSize } from '@staykit/values/offer/image-sizes.ts';
import { token } from '@staykit/themes/token.ts';
import { photoLook } from '../../primitives/photo-look.ts';
import { Icon } from '../../primitives/icon/icon.tsx';
import { iconHotel } from '../../primitives/icon/icons.ts';
import { useStay } from '../../hooks/stay-context.tsx';

export interface PictureProps {
  /** Address of the picture without size and format, as an offer card holds it; '' where there is none. */
  src: string;
  /** What it shows; '' where words beside it say so already. */
  alt: string;
  size?: ImageSize;
  /** Loads at once instead of when it comes near the screen: the first row of a page. */
  eager?: boolean;
}

const Frame = styled.picture`
  ${photoLook}
  display: block;
  inline-size: 100%;
  block-size: 100%;
  background: ${token('color.skeleton')};
  /* A place without a picture. */
  > svg {
    inline-size: 100%;
    block-size: 100%;
    padding: 15%;
    color: ${token('color.text-muted')};
    opacity: 0.4;
  }
  & img {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;

/** A picture with its measures, so that nothing jumps when it arrives: AVIF, which every browser we know can show. */
export function Picture({ src, alt, size = 'small', eager = false }: PictureProps) {
  const { assetBase } = useStay();
  const [width, height] = IMAGE_SIZES[size];
  const of = (format: string, name: ImageSize = size) => `${assetBase}${src}/${name}.${format}`;
  const avif = of('avif');
  // Cards are narrower than a picture in the size small: one and a half times as many points are enough. A large one
  // fills the screen, whatever points that has.
  const sharper =
    size === 'small'
      ? `${avif}, ${of('avif', 'large')} 1.5x`
      : (['large', 'full', 'wide'] as const)
          .map((name) => `${of('avif', name)} ${IMAGE_SIZES[name][0]}w`)
          .join();
  if (src === '')
    return (
      <Frame>
        <Icon of={iconHotel} />
      </Frame>
    );
  return (
    <Frame>
      <source
        type="image/avif"
        srcSet={size === 'thumbnail' ? avif : sharper}
        {...(size === 'large' && { sizes: '100vw' })}
      />
      <img
        src={of('png')}
        alt={alt}
        width={width}
        height={height}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
      />
    </Frame>
  );
}
