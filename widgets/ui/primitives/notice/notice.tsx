import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { token } from '@staykit/themes/token.ts';
import { Icon } from '../icon/icon.tsx';
import { iconAlert, iconCheck, iconInfo } from '../icon/icons.ts';

export interface NoticeProps {
  tone: 'info' | 'positive' | 'warning' | 'danger';
  title?: string;
  children?: ReactNode;
  /** One thing to do about it: a button or a link. */
  action?: ReactNode;
  /** `alert` when it appears because something failed, `status` when it appears otherwise; none when it was there. */
  role?: 'alert' | 'status';
}

const ICONS = { info: iconInfo, positive: iconCheck, warning: iconAlert, danger: iconAlert };

/** A message in its place on the page, with at most one action. */
export function Notice({ tone, title, children, action, role }: NoticeProps) {
  return (
    <Box data-tone={tone} {...(role && { role })}>
      <Icon of={ICONS[tone]} />
      <Words>
        {title !== undefined && <Title>{title}</Title>}
        {children}
        {action && <Action>{action}</Action>}
      </Words>
    </Box>
  );
}

const Box = styled.div`
  display: flex;
  gap: ${token('space.12')};
  padding: ${token('space.16')};
  border: 1px solid ${token('color.line')};
  border-radius: ${token('radius.card')};
  background: ${token('color.surface')};
  color: ${token('color.text')};
  font-size: ${token('type.size-16')};
  line-height: ${token('type.line-text')};

  & > svg {
    margin-block-start: 2px;
    color: ${token('color.accent')};
  }

  &[data-tone='positive'] {
    border-color: transparent;
    background: ${token('color.positive-soft')};
  }

  &[data-tone='positive'] > svg {
    color: ${token('color.positive')};
  }

  &[data-tone='warning'] {
    border-color: transparent;
    background: ${token('color.warning-soft')};
  }

  &[data-tone='warning'] > svg {
    color: ${token('color.warning')};
  }

  &[data-tone='danger'] {
    border-color: transparent;
    background: ${token('color.danger-soft')};
  }

  &[data-tone='danger'] > svg {
    color: ${token('color.danger')};
  }
`;

const Words = styled.div`
  flex: 1;
  min-width: 0;
`;

const Title = styled.p`
  margin: 0;
  font-weight: ${token('type.weight-bold')};
`;

const Action = styled.div`
  margin-block-start: ${token('space.12')};
`;
