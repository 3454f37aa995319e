import { styled } from 'styled-components';
import { token } from '@staykit/themes/token.ts';

export const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.8')};
  margin: 0;
  padding: 0;
  list-style: none;
  container-type: inline-size;
`;

/** Picture, words with the price, and the button, in one line: what is offered with a stay stays lower than the stay. */
export const Line = styled.li`
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr) auto;
  align-items: center;
  gap: ${token('space.12')};
  padding: ${token('space.8')};
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
`;

/** The room of the picture, before it is there and where there is none. */
export const Frame = styled.span`
  overflow: hidden;
  border-radius: ${token('radius.control')};
  background: ${token('color.skeleton')};
  aspect-ratio: 1;

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
  font-weight: ${token('type.weight-bold')};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

/** The button: its sign where the list is narrow, as in a booking box, with its word where there is room. */
export const Add = styled.form`
  @container (max-width: 479px) {
    button {
      width: ${token('size.touch')};
      padding-inline: 0;
    }
    button > span {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
  }

  @container (min-width: 480px) {
    button {
      min-width: 132px;
    }
  }
`;
