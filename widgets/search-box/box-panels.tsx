import type { ReactNode } from 'react';
import { ThemePicker } from '../components/theme-picker/theme-picker.tsx';
import { Participants } from '../components/travellers/participants.tsx';
import { TravellersPanel as Frame } from '../components/travellers/travellers-panel.tsx';
import { Travellers } from '../components/travellers/travellers.tsx';
import { without } from '../core/search/without.ts';
import { PanelBody } from '../primitives/dropdown/dropdown.styles.ts';
import type { BoxPartProps } from './box-parts.ts';

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
  const { criteria, change, close } = box;
  const { pax } = criteria;
  return (
    <Frame onDone={close}>
      {criteria.flow === 'activity' ? (
        <Participants value={pax.adult} onChange={(adult) => change({ draft: { pax: { ...pax, adult } } })} />
      ) : (
        <Travellers pax={pax} onChange={(next) => change({ draft: { pax: next } })} />
      )}
    </Frame>
  );
}
