import { SleevePicker } from '@staykit/ui/components/sleeve-picker/sleeve-picker.tsx';
import { chosenSleeves } from '@staykit/core/gift/sleeve/sleeve-choice.ts';
import { Preview } from './gift-drawer.styles.ts';
import type { GiftPartProps } from './gift-parts.ts';

/** What a gift by post is dressed in, and how it looks. [SLEEVE-06] [GALLERY-11] */
export function SleevesPart({ gift, props }: GiftPartProps) {
  const { packaging, sleeves, chooseSleeves, stay, id, offer } = gift;
  const dress = packaging && chosenSleeves(sleeves, packaging)[0]?.imageUrl;
  const picture = dress ?? (offer.state === 'ready' ? offer.picture : undefined) ?? props.picture;
  return (
    <>
      {picture !== undefined && (
        <Preview>
          <img src={stay.assetBase + picture} alt="" width={512} height={512} decoding="async" />
        </Preview>
      )}
      {packaging && (
        <SleevePicker name={id} choice={packaging} selection={sleeves} onChange={chooseSleeves} />
      )}
    </>
  );
}
