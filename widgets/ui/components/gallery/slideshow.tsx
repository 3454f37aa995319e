import { Dialog } from '../../primitives/dialog/dialog.tsx';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { iconChevronLeft, iconChevronRight } from '../../primitives/icon/icons.ts';
import { useStay } from '../../hooks/stay-context.tsx';
import { Picture } from './picture.tsx';
import { Counter, Large, Show, Side, Stage, Strip, Thumb, Thumbs } from './slideshow.styles.ts';
import { useSlideshow } from './use-slideshow.ts';

export interface SlideshowProps {
  /** Addresses of all pictures, without size and format. */
  images: readonly string[];
  /** What they show: the heading. */
  name: string;
  /** The picture that is shown first. */
  start?: number;
  onClose: () => void;
}

/** All pictures of an offer over the whole screen: by swipe, arrows, keys and thumbnails; Escape leaves. [CARD-23] */
export function Slideshow({ images, name, start = 0, onClose }: SlideshowProps) {
  const { t } = useStay();
  return (
    <Dialog open fullScreen bare title={name} closeLabel={t('common.close')} onClose={onClose}>
      <Slides images={images} name={name} start={start} />
    </Dialog>
  );
}

function Slides({ images, name, start }: { images: readonly string[]; name: string; start: number }) {
  const { t } = useStay();
  const count = images.length;
  const { strip, current, index, show, onScroll, onKeyDown } = useSlideshow(count, start);

  return (
    <Show onKeyDown={onKeyDown}>
      <Stage>
        <Strip
          ref={strip}
          role="group"
          tabIndex={0}
          data-autofocus=""
          aria-label={t('card.photos', { name })}
          onScroll={onScroll}
        >
          {images.map((src, at) => (
            <Large key={src} {...(at !== index && { 'aria-hidden': true })}>
              <Picture
                src={src}
                alt={t('card.photo', { index: at + 1, count })}
                size="large"
                eager={Math.abs(at - index) < 2}
              />
            </Large>
          ))}
        </Strip>
        {([-1, 1] as const).map((by) => (
          <Side key={by} data-step={by}>
            <IconButton
              icon={by < 0 ? iconChevronLeft : iconChevronRight}
              label={t(by < 0 ? 'card.previousPhoto' : 'card.nextPhoto')}
              aria-disabled={by < 0 ? index === 0 : index === count - 1}
              onClick={() => show(index + by)}
            />
          </Side>
        ))}
      </Stage>
      <Counter role="status">{t('card.photo', { index: index + 1, count })}</Counter>
      <Thumbs>
        {images.map((src, at) => (
          <Thumb
            key={src}
            {...(at === index && { ref: current })}
            type="button"
            aria-label={t('card.photo', { index: at + 1, count })}
            aria-current={at === index}
            onClick={() => show(at)}
          >
            <Picture src={src} alt="" size="thumbnail" />
          </Thumb>
        ))}
      </Thumbs>
    </Show>
  );
}
