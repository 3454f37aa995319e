import type { MouseEvent } from 'react';
import { Icon } from '../../primitives/icon/icon.tsx';
import { iconChevronLeft, iconChevronRight, iconEnlarge } from '../../primitives/icon/icons.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import { useStay } from '../stay-context.tsx';
import { galleryPictures } from './gallery.model.ts';
import { Arrow, Enlarge, Mark, Marks, Root, Slide, Track } from './gallery.styles.ts';
import { Picture } from './picture.tsx';
import { useGallery } from './use-gallery.ts';

export interface GalleryProps {
  /** Addresses of pictures without size and format. */
  images: readonly string[];
  /** What they show: names the gallery for those who do not see it. */
  name: string;
  /** Where a press on a picture leads. */
  href: string;
  target?: '_blank';
  onOpen?: (event: MouseEvent) => void;
  /** Shows all pictures large, from one on; without it they stay as they are. [CARD-23] */
  onEnlarge?: (index: number) => void;
  /** The first picture loads at once: it stands in the first row of the page. */
  eager?: boolean;
}

/**
 * The pictures of a card: one large one, or four to move through by swipe, arrows and keys; Enter shows them large.
 * Only the track is a stop of the Tab key; arrows and marks are for the pointer. A page has dozens of galleries: the
 * pictures after the first come when a pointer, a finger or the focus does. [CARD-03] [CARD-04]
 */
export function Gallery({ images, name, href, target, onOpen, onEnlarge, eager = false }: GalleryProps) {
  const { t } = useStay();
  const pictures = galleryPictures(images);
  const count = pictures.length;
  const { track, index, moved, near, wake, show, step, onScrollEnd, onKeyDown } = useGallery(
    count,
    onEnlarge,
  );
  const slide = (src: string, position: number) => (
    <Slide
      key={src}
      href={href}
      tabIndex={-1}
      aria-hidden="true"
      onClick={onOpen}
      {...(target && { target, rel: 'noopener' })}
    >
      {(near || position === 0) && (
        <Picture src={src} alt={position ? '' : name} eager={eager && position === 0} />
      )}
    </Slide>
  );

  const enlarge = onEnlarge && images.length > 1 && (
    <Enlarge
      type="button"
      {...(count > 1 && { tabIndex: -1 })}
      aria-label={t('card.slideshow')}
      onClick={() => onEnlarge(index)}
    >
      <span>
        <Icon of={iconEnlarge} size={16} />
      </span>
    </Enlarge>
  );

  if (count < 2) {
    return (
      <Root part="gallery" data-layout="single">
        <Track>{pictures.map(slide)}</Track>
        {enlarge}
      </Root>
    );
  }
  return (
    <Root part="gallery" data-layout="thumbnails" onPointerEnter={wake} onFocus={wake}>
      <Track
        ref={track}
        role="group"
        tabIndex={0}
        aria-label={t('card.photos', { name })}
        onKeyDown={onKeyDown}
        onScroll={onScrollEnd}
      >
        {pictures.map(slide)}
      </Track>
      {[-1, 1].map((by) => (
        <Arrow
          key={by}
          type="button"
          tabIndex={-1}
          data-step={by}
          aria-label={t(by < 0 ? 'card.previousPhoto' : 'card.nextPhoto')}
          disabled={by < 0 ? index === 0 : index === count - 1}
          onClick={() => step(by)}
        >
          <span>
            <Icon of={by < 0 ? iconChevronLeft : iconChevronRight} />
          </span>
        </Arrow>
      ))}
      <Marks>
        {pictures.map((src, position) => (
          <Mark
            key={src}
            type="button"
            tabIndex={-1}
            part="thumbnail"
            data-current={position === index}
            aria-label={t('card.photo', { index: position + 1, count })}
            onClick={() => show(position)}
          >
            {near && <Picture src={src} alt="" size="thumbnail" />}
          </Mark>
        ))}
      </Marks>
      {enlarge}
      <VisuallyHidden aria-live="polite">
        {moved ? t('card.photo', { index: index + 1, count }) : null}
      </VisuallyHidden>
    </Root>
  );
}
