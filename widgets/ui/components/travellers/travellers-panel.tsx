import type { ReactNode } from 'react';
import type { Pax } from '@staykit/values/pax/pax.ts';
import { styled } from 'styled-components';
import { Button } from '../../primitives/button/button.tsx';
import { PanelBody, PanelFoot } from '../../primitives/dropdown/dropdown.styles.ts';
import { useStay } from '../../hooks/stay-context.tsx';
import { Travellers } from './travellers.tsx';

export interface TravellersPanelProps {
  pax: Pax;
  /** Called with each change; it counts when the panel closes. [PAX-10] */
  onChange: (pax: Pax) => void;
  /** In place of adults, children and babies: the participants of an activity. */
  children?: ReactNode;
  /** Called when who travels is confirmed. */
  onDone: () => void;
}

/** Who travels, and the button that takes it over. */
export function TravellersPanel({ pax, onChange, children, onDone }: TravellersPanelProps) {
  const { t } = useStay();
  return (
    <>
      <PanelBody>{children || <Travellers pax={pax} onChange={onChange} />}</PanelBody>
      <PanelFoot>
        <Wide>
          <Button variant="primary" block onClick={onDone}>
            {t('travellers.confirm')}
          </Button>
        </Wide>
      </PanelFoot>
    </>
  );
}

/* Keeps a narrow panel wide enough for its steppers. */
const Wide = styled.div`
  min-width: 288px;
`;
