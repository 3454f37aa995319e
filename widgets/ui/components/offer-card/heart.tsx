import { styled } from 'styled-components';
import { token } from '@staykit/themes/token.ts';
import { Icon } from '../../primitives/icon/icon.tsx';
import { iconHeart } from '../../primitives/icon/icons.ts';
import { useStay } from '../../hooks/stay-context.tsx';

const Root = styled.button`
  position: absolute;
  z-index: 2;
  inset-block-start: ${token('space.4')};
  inset-inline-end: ${token('space.4')};
  display: grid;
  place-items: center;
  inline-size: ${token('size.touch')};
  block-size: ${token('size.touch')};
  padding: 0;
  border: 0;
  background: none;
  color: ${token('color.text')};
  cursor: pointer;
  & > span {
    display: grid;
    place-items: center;
    inline-size: 36px;
    block-size: 36px;
    border-radius: ${token('radius.pill')};
    background: ${token('color.surface-raised')};
    transition: scale ${token('motion.fast')} ${token('motion.ease')};
  }
  &:hover > span {
    scale: 1.08;
  }
  &:active > span {
    scale: 0.92;
  }
  &[aria-pressed='true'] {
    color: ${token('color.gift')};
  }
  &:focus-visible {
    outline: ${token('size.ring')} solid ${token('color.focus')};
    outline-offset: -2px;
    border-radius: ${token('radius.pill')};
  }
  @media (prefers-reduced-motion: reduce) {
    & > span {
      transition: none;
    }
  }
`;

export interface HeartProps {
  /** What is kept: the name of the offer. */
  name: string;
  wished: boolean;
  onToggle: () => void;
}

/** The heart of an offer, which fills where the visitor keeps it. [WISHLIST-01] */
export function Heart({ name, wished, onToggle }: HeartProps) {
  const { t } = useStay();
  return (
    <Root
      type="button"
      part="wishlist"
      aria-pressed={wished}
      aria-label={t('card.wishlistAdd', { name })}
      onClick={onToggle}
    >
      <span>
        <Icon of={iconHeart} filled={wished} />
      </span>
    </Root>
  );
}
