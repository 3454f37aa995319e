import { Drawer } from '../../../primitives/drawer/drawer.tsx';
import { useStay } from '../../../hooks/stay-context.tsx';
import { SortChoices } from './sort-choices.tsx';
import type { SortChoicesProps } from './sort-choices.tsx';

/** The order of the results from the bottom edge of a phone. [SORT-07] */
export function SortDrawer({ onClose, ...choices }: SortChoicesProps & { onClose: () => void }) {
  const { t } = useStay();
  return (
    <Drawer open side="bottom" title={t('sort.by')} closeLabel={t('common.close')} onClose={onClose}>
      <SortChoices {...choices} />
    </Drawer>
  );
}
