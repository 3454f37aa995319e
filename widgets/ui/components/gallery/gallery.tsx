import { useRef, useState } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { Icon } from '../../primitives/icon/icon.tsx';
import { iconEnlarge } from '../../primitives/icon/icons.ts';
import { useStay } from '../../hooks/stay-context.tsx';
import { galleryPictures } from './gallery.model.ts';
import { GalleryControls } from './gallery-controls.tsx';
import { Enlarge, Root, Slide, Track } from './gallery.styles.ts';
import { Picture } from './picture.tsx';

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
  /** What stands over the pictures. */
  children?: ReactNode;
}

/**
 * The pictures of a card: one large one, or four to move through by swipe, arrows and keys. The one stop of the Tab key
 * is the button that shows them large, or the track where there is none; arrows and marks are for the pointer. A page has
 * dozens of galleries: the pictures after the first, arrows and marks come when a pointer, a finger or the focus does.
 * [CARD-03] [CARD-04]
 */
export function Gallery(props: GalleryProps) {
  const { images, name, href, target, onOpen, onEnlarge, eager = false } = props;
  const { t } = useStay();
  const track = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  const pictures = galleryPictures(images);
  const several = pictures.length > 1;
  const wake = () => setNear(true);
  const moving = near && several;
  const enlarges = onEnlarge !== undefined && images.length > 1;
  const enlarge = () => {
    const { scrollLeft, clientWidth } = track.current!;
    onEnlarge?.(Math.round(scrollLeft / clientWidth));
  };
  return (
    <Root
      part="gallery"
      data-layout={several ? 'thumbnails' : 'single'}
      data-rest={(several && !moving) || undefined}
      onPointerEnter={wake}
      onFocus={wake}
    >
      <Track
        ref={track}
        data-rest={(several && !near) || undefined}
        {...(several && {
          role: 'group',
          'aria-label': t('card.photos', { name }),
          ...(!enlarges && { tabIndex: 0 }),
        })}
      >
        {(near && several ? pictures : [pictures[0] ?? '']).map((src, position) => (
          <Slide
            key={src}
            href={href}
            tabIndex={-1}
            aria-hidden="true"
            onClick={onOpen}
            {...(target && { target, rel: 'noopener' })}
          >
            <Picture src={src} alt={position ? '' : name} eager={eager && !position} />
          </Slide>
        ))}
      </Track>
      {enlarges && (
        <Enlarge type="button" aria-label={`${t('card.slideshow')}, ${name}`} onClick={enlarge}>
          <Icon of={iconEnlarge} size={16} />
        </Enlarge>
      )}
      {/* Behind what the focus may stand on: it shows them. */}
      {moving && <GalleryControls track={track} pictures={pictures} />}
      {props.children}
    </Root>
  );
}
