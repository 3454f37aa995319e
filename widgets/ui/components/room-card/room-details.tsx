import { roomPictures, type Room } from '@staykit/core/offer/room.ts';
import { Carousel } from '../../primitives/carousel/carousel.tsx';
import { Picture } from '../gallery/picture.tsx';
import { useStay } from '../../hooks/stay-context.tsx';
import { Details, Pictures } from './room-card.styles.ts';
import { RoomFacts } from './room-facts.tsx';

/** All that is told of a room: large pictures, its facts, its description, and what is in it part by part. */
export function RoomDetails({ room }: { room: Room }) {
  const { t } = useStay();
  const { title, description, detailsSection, highlightedFacilities, importantInfos } = room;
  return (
    <Details>
      <Pictures>
        <Carousel
          single
          dots
          label={t('card.photos', { name: title })}
          previousLabel={t('card.previousPhoto')}
          nextLabel={t('card.nextPhoto')}
          items={roomPictures(room).map((src, at, { length }) => (
            <Picture
              key={src}
              src={src}
              size="large"
              alt={t('card.photo', { index: at + 1, count: length })}
              eager={at === 0}
            />
          ))}
        />
      </Pictures>
      <RoomFacts room={room} />
      {description !== undefined && <p>{description}</p>}
      <Lines lines={highlightedFacilities} />
      {detailsSection.map(({ title: part, details }) => (
        <section key={part}>
          <h3>{part}</h3>
          <Lines lines={details} />
        </section>
      ))}
      {importantInfos.length > 0 && (
        <section>
          <h3>{t('product.mustKnow')}</h3>
          <Lines lines={importantInfos} />
        </section>
      )}
    </Details>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <ul>
      {[...new Set(lines)].map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
