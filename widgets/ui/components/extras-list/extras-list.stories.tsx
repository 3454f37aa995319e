import { extra } from '@staykit/testing/fixtures/products.ts';
import { story } from '@staykit/testing/workshop/story.tsx';
import { ExtraLoading } from './extra-loading.tsx';
import { ExtrasList } from './extras-list.tsx';

export default { component: ExtrasList };

const extras = (...selected: boolean[]) =>
  story(() => (
    <ExtrasList
      stay={{ nights: 2 }}
      extras={selected.map((chosen, at) => ({ ...extra(), id: String(at), selected: chosen }))}
      onToggle={() => {}}
    />
  ));

export const ToChoose = extras(false, false);
export const OneChosen = extras(true, false);
export const Adding = story(() => <ExtraLoading adding />);
export const Removing = story(() => <ExtraLoading adding={false} />);
