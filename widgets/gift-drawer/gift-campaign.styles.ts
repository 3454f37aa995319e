import { styled } from 'styled-components';
import { token } from '@staykit/themes/token.ts';
import { focusRing } from '@staykit/ui/primitives/focus-ring/focus-ring.ts';

/** The picture of the campaign, in its room before it is there. */
export const Picture = styled.picture`
  display: block;
  overflow: hidden;
  border-radius: ${token('radius.card')};
  background: ${token('color.skeleton')};
  aspect-ratio: 16 / 9;

  img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

export const Lead = styled.p`
  color: ${token('color.text-muted')};
`;

/** What can be given, one below the other. */
export const Choices = styled.ul`
  display: grid;
  gap: ${token('space.12')};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Choice = styled.a`
  display: flex;
  align-items: center;
  gap: ${token('space.16')};
  min-height: ${token('size.touch')};
  padding: ${token('space.12')} ${token('space.16')};
  border: 1px solid ${token('color.line')};
  border-radius: ${token('radius.card')};
  background: ${token('color.surface')};
  color: ${token('color.text')};
  text-decoration: none;
  transition: border-color ${token('motion.fast')} ${token('motion.ease')};
  ${focusRing}

  &:hover {
    border-color: ${token('color.gift')};
  }

  svg:first-child {
    flex: none;
    color: ${token('color.gift')};
  }

  svg:last-child {
    flex: none;
    color: ${token('color.text-muted')};
  }

  span {
    flex: 1;
    min-width: 0;
  }

  strong,
  small {
    display: block;
  }

  strong {
    font-weight: ${token('type.weight-medium')};
  }

  small {
    color: ${token('color.text-muted')};
    font-size: ${token('type.size-14')};
  }
`;

/** Where those go who hold a gift. */
export const Received = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: ${token('size.touch')};
  color: ${token('color.accent')};
  font-weight: ${token('type.weight-medium')};
  ${focusRing}
`;
