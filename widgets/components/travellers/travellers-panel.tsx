import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../primitives/button/button.tsx';
import { PanelBody, PanelFoot } from '../../primitives/dropdown/dropdown.styles.ts';
import { useStay } from '../stay-context.tsx';

export interface TravellersPanelProps {
  /** The steppers. */
  children: ReactNode;
  /** Called when who travels is confirmed. */
  onDone: () => void;
}

/** Who travels, and the button that takes it over. */
export function TravellersPanel({ children, onDone }: TravellersPanelProps) {
  const { t } = useStay();
  return (
    <>
      <PanelBody>{children}</PanelBody>
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
