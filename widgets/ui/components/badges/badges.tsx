import { useRef } from 'react';
import { styled } from 'styled-components';
import { token } from '@staykit/themes/token.ts';
import { useStay } from '../../hooks/stay-context.tsx';
import { useRotation } from './use-rotation.ts';

/** A badge as a visitor reads it. */
export interface BadgeText {
  /** What it tells: `roomsLeft` and `expiration` are drawn as warnings, the others quietly. */
  kind: string;
  text: string;
}

export interface BadgesProps {
  /** At most two, the most urgent first. [BADGE-01] */
  badges: readonly BadgeText[];
}

const Stack = styled.ul`
  position: absolute;
  inset-block-start: ${token('space.12')};
  inset-inline: ${token('space.12')} ${token('space.64')};
  display: grid;
  justify-items: start;
  pointer-events: none;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Badge = styled.li`
  grid-area: 1 / 1;
  padding: ${token('space.4')} ${token('space.8')};
  border-radius: ${token('radius.pill')};
  background: ${token('color.surface-raised')};
  color: ${token('color.text')};
  font-size: ${token('type.size-12')};
  font-weight: ${token('type.weight-medium')};
  line-height: ${token('type.line-text')};
  clip-path: inset(0 100% 0 0);
  transition-property: clip-path;
  transition-duration: 500ms;
  /* Drawn and wiped, whole at every moment, and one has gone before the next comes: what fades over a picture cannot be read. */
  transition-timing-function: linear(0, 1 45%, 1);
  &[data-shown='true'] {
    clip-path: inset(0);
    transition-timing-function: linear(0, 0 55%, 1);
  }
  &[data-kind='roomsLeft'],
  &[data-kind='expiration'] {
    background: ${token('color.warning-soft')};
    color: ${token('color.warning')};
  }
  @media (prefers-reduced-motion: reduce) {
    grid-area: auto;
    margin-block-end: ${token('space.4')};
    clip-path: none;
    transition-duration: 0s;
  }
`;

/**
 * The badges of a card, taking turns every 3 s unless somebody is on the card. Under reduced motion both stand still; a
 * screen reader always reads both. [BADGE-01] [BADGE-05] [BADGE-06]
 */
export function Badges({ badges }: BadgesProps) {
  const { t } = useStay();
  const list = useRef<HTMLUListElement>(null);
  const shown = useRotation(list, badges.length);
  if (!badges.length) return null;
  return (
    <Stack ref={list} aria-label={t('badge.list')}>
      {badges.map((badge, index) => (
        <Badge key={badge.kind} data-kind={badge.kind} data-shown={index === shown}>
          {badge.text}
        </Badge>
      ))}
    </Stack>
  );
}
