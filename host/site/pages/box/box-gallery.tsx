import type { BoxDetail } from '@staykit/client/gift/box-detail.ts';
import { BlockPicture, type BlockRequest } from '../blocks/block-parts.tsx';
import { Popover } from '../product/popover/popover.tsx';
import { Pictures } from './box.styles.ts';

/** Pictures that the page shows at once. */
const SHOWN = 4;

/** Id of the viewer: the buttons that open it name it. */
const VIEWER = 'pictures';

interface BoxGalleryProps {
  request: BlockRequest;
  box: Pick<BoxDetail, 'title' | 'images'>;
}

/** The pictures of a box, and all of them large over the whole screen, with no script. [BOX-01] [GALLERY-07] */
export function BoxGallery({ request, box: { title, images } }: BoxGalleryProps) {
  const { t, apiOrigin } = request;
  const pictures = (images.catalog ?? []).flatMap(({ small, large, title: alt = '' }) =>
    large === undefined ? [] : [{ large, small: small ?? large, alt }],
  );
  const at = (address: string) => (address.startsWith('/') ? `${apiOrigin}${address}` : address);
  return (
    <>
      <Pictures data-section="gallery">
        {pictures.slice(0, SHOWN).map(({ large, small, alt }, index) => (
          <button
            key={large}
            type="button"
            popoverTarget={VIEWER}
            aria-haspopup="dialog"
            aria-label={t('host.photo', { hotel: title, number: index + 1 })}
            data-picture={index}
          >
            <BlockPicture
              request={request}
              images={{ large: index === 0 ? large : small, small, alt }}
              eager={index === 0}
            />
          </button>
        ))}
      </Pictures>
      {pictures.length > 0 && (
        <Popover id={VIEWER} title={title} t={t} full>
          <ul data-slides="">
            {pictures.map(({ large, alt }) => (
              <li key={large}>
                <img src={at(large)} alt={alt} width={960} height={540} loading="lazy" />
              </li>
            ))}
          </ul>
        </Popover>
      )}
    </>
  );
}
