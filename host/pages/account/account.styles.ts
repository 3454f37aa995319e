import { styled } from 'styled-components';
import { token } from '../../../themes/token.ts';

export const Sheet = styled.div`
  display: grid;
  gap: ${token('space.24')};
  max-width: 440px;
  margin: ${token('space.48')} auto 0;

  h1 {
    font: ${token('type.weight-display')} ${token('type.size-31')} / ${token('type.line-heading')}
      ${token('type.family-display')};
  }
`;

export const Form = styled.form`
  display: grid;
  gap: ${token('space.16')};
  max-width: 440px;

  [role='alert'] {
    color: ${token('color.danger')};
  }
  [role='status'] {
    color: ${token('color.positive')};
  }
  [role]:empty {
    display: none;
  }
`;

export const Ways = styled.p`
  display: grid;

  a {
    display: inline-flex;
    align-items: center;
    min-height: ${token('size.touch')};
    color: ${token('color.accent')};
  }
`;

/* What an account holds, beside or below the ways between it. */
export const Account = styled.div`
  display: grid;
  gap: ${token('space.24')};
  padding-top: ${token('space.32')};

  h1 {
    font: ${token('type.weight-display')} ${token('type.size-31')} / ${token('type.line-heading')}
      ${token('type.family-display')};
  }
  h2 {
    font-size: ${token('type.size-20')};
  }
  > nav ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${token('space.24')};
    padding: 0;
    list-style: none;
  }
  > nav a {
    display: inline-flex;
    align-items: center;
    min-height: ${token('size.touch')};
    color: ${token('color.text-muted')};
    text-decoration: none;
  }
  > nav a[aria-current] {
    color: ${token('color.text')};
    font-weight: ${token('type.weight-bold')};
  }
`;

/* What somebody booked, one stay below the other. */
export const Trips = styled.ul`
  display: grid;
  gap: ${token('space.16')};
  max-width: 720px;
  margin-top: ${token('space.16')};
  padding: 0;
  list-style: none;

  li {
    padding: ${token('space.16')};
    border: ${token('card.border')};
    border-radius: ${token('radius.card')};
    background: ${token('color.surface')};
  }
  h3 {
    font-size: ${token('type.size-16')};
  }
  strong {
    font-variant-numeric: tabular-nums;
  }
  [data-muted] {
    color: ${token('color.text-muted')};
    font-size: ${token('type.size-14')};
  }
`;
