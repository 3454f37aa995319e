import { styled } from 'styled-components';
import { token } from '../../themes/token.ts';

/** The measure of everything on a page of the shop. */
export const Wrap = styled.div`
  width: 100%;
  max-width: 1240px;
  margin-inline: auto;
  padding-inline: ${token('space.16')};

  @media (min-width: 768px) {
    padding-inline: ${token('space.24')};
  }
`;

export const SkipLink = styled.a`
  position: fixed;
  inset-inline-start: ${token('space.16')};
  top: -100px;
  z-index: ${token('z.dialog')};
  padding: ${token('space.12')} ${token('space.16')};
  border-radius: ${token('radius.control')};
  background: ${token('color.surface-raised')};
  color: ${token('color.text')};
  box-shadow: ${token('shadow.float')};

  &:focus {
    top: ${token('space.8')};
  }
`;

export const Header = styled.header`
  position: relative;
  background: ${token('color.surface')};
  border-bottom: ${token('size.line')} solid ${token('color.line')};
`;

export const Bar = styled(Wrap)`
  display: flex;
  align-items: center;
  gap: ${token('space.12')};
  min-height: 70px;

  @media (max-width: 599px) {
    flex-wrap: wrap;
    padding-block: ${token('space.8')} 0;
    row-gap: 0;
  }
`;

export const HomeLink = styled.a`
  display: flex;
  align-items: center;
  min-height: ${token('size.touch')};
  text-decoration: none;
`;

export const PartnerLink = styled(HomeLink)`
  img {
    width: auto;
    height: 40px;
    max-width: 200px;
  }

  /* Beside the shop's name in one row of a phone. */
  @media (max-width: 599px) {
    img {
      height: 32px;
      max-width: 150px;
      object-fit: contain;
      object-position: left;
    }
  }

  /* A logo drawn for paper keeps its paper in the dark. */
  @media (prefers-color-scheme: dark) {
    padding: ${token('space.4')} ${token('space.8')};
    border-radius: ${token('radius.control')};
    background: #fdfbf7;
  }
`;

export const With = styled.a`
  display: flex;
  align-items: center;
  gap: ${token('space.8')};
  min-height: ${token('size.touch')};
  margin-inline-start: auto;
  color: ${token('color.text-muted')};
  font-size: ${token('type.size-14')};
  text-decoration: none;
`;

export const Flows = styled.nav`
  display: flex;
  align-self: stretch;
  gap: ${token('space.24')};
  margin-inline-start: ${token('space.24')};

  @media (max-width: 599px) {
    order: 3;
    width: 100%;
    margin-inline-start: 0;
  }

  a {
    position: relative;
    display: flex;
    align-items: center;
    gap: ${token('space.8')};
    min-height: ${token('size.touch')};
    color: ${token('color.text-muted')};
    font-weight: ${token('type.weight-medium')};
    text-decoration: none;
  }
  a:hover {
    color: ${token('color.text')};
  }
  a[aria-current] {
    color: ${token('color.accent')};
  }
  a[data-flow='gifting'][aria-current] {
    color: ${token('color.gift')};
  }
  a[aria-current]::after {
    content: '';
    position: absolute;
    inset: auto 0 -1px;
    height: 3px;
    border-radius: 3px 3px 0 0;
    background: currentcolor;
  }
`;

export const Aside = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space.16')};
  margin-inline-start: auto;
  font-size: ${token('type.size-14')};

  a {
    display: flex;
    align-items: center;
    gap: ${token('space.8')};
    min-height: ${token('size.touch')};
    color: ${token('color.text-muted')};
    text-decoration: none;
  }
  a:hover {
    color: ${token('color.text')};
    text-decoration: underline;
  }
  a[aria-current] {
    color: ${token('color.text')};
    font-weight: ${token('type.weight-bold')};
  }
  nav {
    display: flex;
    gap: ${token('space.16')};
  }

  /* Beside two languages a tablet has no room for the number: the sign stays, and names it. */
  @media (max-width: 899px) {
    [data-phone] span {
      display: none;
    }
    [data-phone] {
      min-width: ${token('size.touch')};
      justify-content: center;
    }
  }
`;

export const Footer = styled.footer`
  margin-top: ${token('space.64')};
  padding-block: ${token('space.48')} ${token('space.32')};
  border-top: ${token('size.line')} solid ${token('color.line')};
  background: ${token('color.surface')};
  color: ${token('color.text-muted')};
  font-size: ${token('type.size-14')};
`;

export const FooterColumns = styled.div`
  display: grid;
  gap: ${token('space.32')};

  @media (min-width: 768px) {
    grid-template-columns: 2fr repeat(4, 1fr);
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
    text-decoration: none;
  }
  a:hover {
    color: ${token('color.text')};
    text-decoration: underline;
  }
  p {
    max-width: 340px;
    margin-top: ${token('space.12')};
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
    white-space: pre-line;
  }
`;

export const Small = styled.p`
  margin-top: ${token('space.32')};
  font-size: ${token('type.size-14')};
`;
