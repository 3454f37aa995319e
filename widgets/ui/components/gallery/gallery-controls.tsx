import type { RefObject } from 'react';
import { Icon } from '../../primitives/icon/icon.tsx';
import { iconChevronLeft, iconChevronRight } from '../../primitives/icon/icons.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import { useStay } from '../../hooks/stay-context.tsx';
import { Arrow, Mark, Marks } from './gallery-controls.styles.ts';
import { Picture } from './picture.tsx';
import { useGallery } from './use-gallery.ts';

export interface GalleryControlsProps {
  /** What the pictures stand in, and scrolls. */
  track: RefObject<HTMLDivElement | null>;
  pictures: readonly string[];
}

/** What moves the pictures of a gallery: arrows, marks and keys; there once somebody comes near. [CARD-04] */
export function GalleryControls({ track, pictures }: GalleryControlsProps) {
  const { t } = useStay();
  const count = pictures.length;
  const { index, moved, show, step } = useGallery(track, count);
  return (
    <>
      {[-1, 1].map((by) => (
        <Arrow
          key={by}
          type="button"
          tabIndex={-1}
          data-step={by}
          aria-label={t(by < 0 ? 'card.previousPhoto' : 'card.nextPhoto')}
          disabled={index === (by < 0 ? 0 : count - 1)}
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
            <Picture src={src} alt="" size="thumbnail" />
          </Mark>
        ))}
      </Marks>
      <VisuallyHidden aria-live="polite">
        {moved ? t('card.photo', { index: index + 1, count }) : null}
      </VisuallyHidden>
    </>
  );
}
