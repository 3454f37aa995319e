import { styled } from 'styled-components';
import { token } from '@staykit/themes/token.ts';
import { Box } from '../../primitives/dialog/dialog.styles.ts';
import { useModal } from '../../primitives/dialog/use-modal.ts';
import { Spinner } from '../../primitives/spinner/spinner.tsx';
import { useStay } from '../../hooks/stay-context.tsx';

export interface ExtraLoadingProps {
  /** The extra is being added; taken off otherwise. */
  adding: boolean;
}

const wait = () => {};

/** Holds the page while an extra is added or taken off: another product is about to be shown. [UPSELL-06] */
export function ExtraLoading({ adding }: ExtraLoadingProps) {
  const { t } = useStay();
  // There is nothing to decide, so that nothing closes it: it lasts for half a second.
  const modal = useModal(wait);
  const message = t(adding ? 'booking.extra.adding' : 'booking.extra.removing');
  return (
    <Box {...modal} tabIndex={-1} aria-label={message} aria-busy="true">
      <Message>
        <Spinner size={32} />
        {message}
      </Message>
    </Box>
  );
}

const Message = styled.p`
  display: flex;
  flex: 1;
  flex-direction: column;
  align-items: center;
  gap: ${token('space.16')};
  margin: 0;
  padding: ${token('space.48')} ${token('space.24')};
  font-weight: ${token('type.weight-medium')};
  text-align: center;

  & > svg {
    color: ${token('color.accent')};
  }
`;
