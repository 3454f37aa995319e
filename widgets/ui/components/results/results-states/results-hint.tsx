import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { token } from '@staykit/themes/token.ts';
import { Icon } from '../../../primitives/icon/icon.tsx';

const Hint = styled.p`
  display: flex;
  align-items: center;
  gap: ${token('space.8')};
  margin: 0;
  color: ${token('color.text-muted')};
  font-size: ${token('type.size-14')};
  line-height: ${token('type.line-text')};
`;

/** A short remark above the results. [GRID-04] */
export function ResultsHint({ icon, children }: { icon: string; children: ReactNode }) {
  return (
    <Hint part="hint">
      <Icon of={icon} size={20} />
      <span>{children}</span>
    </Hint>
  );
}
