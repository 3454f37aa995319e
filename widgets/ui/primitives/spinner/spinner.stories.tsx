import { story } from '@staykit/testing/workshop/story.tsx';
import { Spinner } from './spinner.tsx';

export default { component: Spinner };

export const Sizes = story(() => ([16, 20, 32] as const).map((size) => <Spinner key={size} size={size} />));
