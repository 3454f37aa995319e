import { story } from '@staykit/testing/workshop/story.tsx';
import { Icon } from './icon.tsx';
import * as icons from './icons.ts';

export default { component: Icon };

export const All = story(() => (
  <>
    {Object.entries(icons).map(([name, path]) => (
      <Icon key={name} of={path} size={32} />
    ))}
  </>
));

export const Filled = story(() => <Icon of={icons.iconHeart} size={32} filled />);
