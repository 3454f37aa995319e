import type { ReactNode } from 'react';
import { ThemePicker } from '@staykit/ui/components/theme-picker/theme-picker.tsx';
import { Participants } from '@staykit/ui/components/travellers/participants.tsx';
import type { Pax } from '@staykit/values/pax/pax.ts';
import { TravellersPanel as Panel } from '@staykit/ui/components/travellers/travellers-panel.tsx';
import { without } from '@staykit/core/search/without.ts';
import { PanelBody } from '@staykit/ui/primitives/dropdown/dropdown.styles.ts';
import type { BoxPartProps } from '../use-search-box.ts';

/* The panels of the theme and the travellers, in one chunk where they are fetched. */

/** The themes; one press chooses. */
export function ThemePanel({ box, props }: BoxPartProps): ReactNode {
  const { criteria, commit } = box;
  return (
    <PanelBody>
      <ThemePicker
        value={criteria.theme}
        reduced={!!props.variants?.reducedThematics}
        onPick={(theme) => commit({ ...without(criteria, 'theme'), ...(theme !== undefined && { theme }) })}
      />
    </PanelBody>
  );
}

/** Who travels, or takes part in an activity. It counts when the panel closes. [PAX-10..12] */
export function TravellersPanel({ box }: BoxPartProps): ReactNode {
  const { criteria, dispatch, close } = box;
  const choose = (pax: Pax) => dispatch({ type: 'paxDrafted', pax });
  const { pax } = criteria;
  return (
    <Panel pax={pax} onChange={choose} onDone={close}>
      {criteria.flow === 'activity' && (
        <Participants value={pax.adult} onChange={(adult) => choose({ ...pax, adult })} />
      )}
    </Panel>
  );
}
