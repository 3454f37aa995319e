import type { Pax } from '@staykit/values/pax/pax.ts';
import { Kept, story } from '@staykit/testing/workshop/story.tsx';
import { Participants } from './participants.tsx';
import { TravellersPanel } from './travellers-panel.tsx';
import { Travellers } from './travellers.tsx';

export default { component: Travellers };

const travellers = (pax: Partial<Pax>) =>
  story(() => (
    <Kept<Pax> start={{ adult: 2, child: 0, baby: 0, singleRoom: false, ...pax }}>
      {(value, onChange) => <TravellersPanel pax={value} onChange={onChange} onDone={() => {}} />}
    </Kept>
  ));

export const Two = travellers({});
export const OneInARoom = travellers({ adult: 1 });
export const Family = travellers({ child: 2, baby: 1 });
export const TwentyAdults = travellers({ adult: 20 });
export const ParticipantsOfAnActivity = story(() => (
  <Kept start={2}>{(value, onChange) => <Participants value={value} max={8} onChange={onChange} />}</Kept>
));
