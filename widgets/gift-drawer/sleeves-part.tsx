import { SleevePicker } from '../components/sleeve-picker/sleeve-picker.tsx';
import { chosenSleeves } from '../core/gift/sleeve-choice.ts';
import { Preview } from './gift-drawer.styles.ts';
import type { GiftPartProps } from './gift-parts.ts';

/** What a gift by post is dressed in, and how it looks. [SLEEVE-06] [GALLERY-11] */
export function SleevesPart({ gift, props }: GiftPartProps) {
  const { choice, selection, chooseSleeves, stay, id, offer } = gift;
  const dress = choice && chosenSleeves(selection, choice)[0]?.imageUrl;
  const picture = dress ?? (offer.state === 'ready' ? offer.picture : undefined) ?? props.picture;
  return (
    <>
      {picture !== undefined && (
        <Preview>
          <img src={stay.assetBase + picture} alt="" width={512} height={512} decoding="async" />
        </Preview>
      )}
      {choice && <SleevePicker name={id} choice={choice} selection={selection} onChange={chooseSleeves} />}
    </>
  );
}
