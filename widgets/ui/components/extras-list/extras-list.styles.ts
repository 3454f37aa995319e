import { styled } from 'styled-components';
import { token } from '@staykit/themes/token.ts';

export const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.12')};
  margin: 0;
  padding: 0;
  list-style: none;
  container-type: inline-size;
`;

/** Picture and words, with price and button below; in one line where there is room. */
export const Line = styled.li`
  display: grid;
  grid-template-columns: 72px minmax(0, 1fr);
  align-items: center;
  gap: ${token('space.8')} ${token('space.12')};
  padding: ${token('space.12')};
  border: 1px solid ${token('color.line')};
  border-radius: ${token('radius.card')};
  background: ${token('color.surface')};
  color: ${token('color.text')};
  font-size: ${token('type.size-14')};
  line-height: ${token('type.line-text')};

  &[data-chosen] {
    border-color: ${token('color.accent')};
    background: ${token('color.accent-soft')};
  }

  @container (min-width: 480px) {
    grid-template-columns: 72px minmax(0, 1fr) auto;
  }
`;

/** The room of the picture, before it is there and where there is none. */
export const Frame = styled.span`
  align-self: start;
  overflow: hidden;
  border-radius: ${token('radius.control')};
  background: ${token('color.skeleton')};
  aspect-ratio: 3 / 2;

  img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

export const Facts = styled.div`
  display: grid;
  min-width: 0;

  small {
    color: ${token('color.text-muted')};
    font-size: ${token('type.size-12')};
  }
`;

export const Label = styled.span`
  font-weight: ${token('type.weight-medium')};
  overflow-wrap: anywhere;
`;

export const Chosen = styled.span`
  display: flex;
  align-items: center;
  gap: ${token('space.4')};
  color: ${token('color.positive')};
  font-size: ${token('type.size-12')};
`;

export const Price = styled.strong`
  color: ${token('color.price')};
  font-size: ${token('type.size-16')};
  font-weight: ${token('type.weight-bold')};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

/** Price and button: below the rest, or at the end of it. */
export const Foot = styled.form`
  display: flex;
  grid-column: 1 / -1;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space.8')} ${token('space.12')};

  @container (min-width: 480px) {
    grid-column: auto;

    & > button {
      min-width: 132px;
    }
  }
`;
