import { css, styled } from 'styled-components';
import { token } from '@staykit/themes/token.ts';

/** How wide what stands on a page may be, with the room at its sides. */
export const PAGE_WIDTH = '1240px';

/** In the middle of a window, clear of its edges. */
export const pageSides = css`
  margin-inline: auto;
  padding-inline: ${token('space.16')};

  @media (min-width: 768px) {
    padding-inline: ${token('space.24')};
  }
`;

/** The measure of everything on a page of the shop. */
export const Wrap = styled.div`
  width: 100%;
  /* Results have a map beside them where there is room (document-css.ts). */
  max-width: var(--page-width, ${PAGE_WIDTH});
  ${pageSides}
`;

export const Footer = styled.footer`
  margin-top: ${token('space.64')};
  padding-block: ${token('space.48')} ${token('space.32')};
  border-top: ${token('size.line')} solid ${token('color.line')};
  background: ${token('color.surface')};
  color: ${token('color.text-muted')};
  font-size: ${token('type.size-14')};
  color-scheme: ${token('footer.scheme')};
`;

export const FooterColumns = styled.div`
  display: grid;
  /* Two columns and later four, or fewer where the visitor's letters are larger. */
  grid-template-columns: repeat(auto-fit, minmax(max(9em, 40%), 1fr));
  gap: ${token('space.32')} ${token('space.24')};
  overflow-wrap: anywhere;

  & > :first-child {
    grid-column: 1 / -1;
  }
  @media (min-width: 768px) {
    grid-template-columns: repeat(auto-fit, minmax(max(9em, 20%), 1fr));
  }
  @media (min-width: 1024px) {
    grid-template-columns: 2fr repeat(4, 1fr);
    column-gap: ${token('space.32')};

    & > :first-child {
      grid-column: auto;
    }
  }

  h2 {
    margin-bottom: ${token('space.8')};
    color: ${token('color.text')};
    font-size: ${token('type.size-14')};
    font-weight: ${token('type.weight-bold')};
  }
  ul {
    padding: 0;
    list-style: none;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 36px;
    padding-block: ${token('space.4')};
    text-decoration: none;
  }
  a:hover {
    color: ${token('color.text')};
    text-decoration: underline;
  }
  a[aria-current] {
    color: ${token('color.text')};
    font-weight: ${token('type.weight-medium')};
  }
  p {
    max-width: 340px;
    margin-top: ${token('space.12')};
    text-wrap: balance;
  }
`;

export const Legal = styled.section`
  margin-top: ${token('space.32')};
  padding-top: ${token('space.24')};
  border-top: ${token('size.line')} solid ${token('color.line')};
  font-size: ${token('type.size-14')};

  h2 {
    margin-bottom: ${token('space.8')};
    color: ${token('color.text')};
    font-size: ${token('type.size-14')};
    font-weight: ${token('type.weight-bold')};
  }
  p {
    max-width: 760px;
    text-wrap: pretty;
    white-space: pre-line;
  }
`;

export const Small = styled.p`
  margin-top: ${token('space.32')};
  font-size: ${token('type.size-14')};
`;
