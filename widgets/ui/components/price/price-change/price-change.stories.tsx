import { story } from '@staykit/testing/workshop/story.tsx';
import { PriceChangeDialog } from './price-change.tsx';

export default { component: PriceChangeDialog };

const change = (previous: number, next: number) =>
  story(() => <PriceChangeDialog previous={previous} next={next} onContinue={() => {}} onClose={() => {}} />);

export const Higher = change(18_000, 19_500);
export const Lower = change(19_500, 18_000);
