import { styled } from 'styled-components';
import { token } from '@staykit/themes/token.ts';

/** What a visitor finds by themselves, and beside it who they can talk to; the talk comes first on a phone after the answers. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.32')};
  padding-block: ${token('space.32')} ${token('space.64')};

  @media (min-width: 1024px) {
    grid-template-columns: minmax(0, 1fr) 360px;
    gap: ${token('space.48')};
    align-items: start;
    padding-block: ${token('space.48')} ${token('space.64')};
  }
`;

export const Answers = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.32')};

  h2 {
    margin-bottom: ${token('space.12')};
    font-family: ${token('type.family-display')};
    font-style: ${token('type.style-display')};
    text-transform: ${token('type.case-display')};
    font-size: ${token('type.size-20')};
    font-weight: ${token('type.weight-display')};
    line-height: ${token('type.line-heading')};
  }
`;

/** The banner above all: most are helped by it. */
export const Faq = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.16')};
  padding: ${token('space.24')};
  border-radius: ${token('radius.card')};
  background: ${token('color.accent-soft')};

  h2 {
    margin-bottom: ${token('space.4')};
  }

  @media (min-width: 600px) {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: ${token('space.24')};
  }
`;

/** Things that a guest settles alone. */
export const Actions = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.12')};
  margin: 0;
  padding: 0;
  list-style: none;

  @media (min-width: 720px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  a {
    display: flex;
    align-items: center;
    gap: ${token('space.12')};
    box-sizing: border-box;
    height: 100%;
    min-height: 64px;
    padding: ${token('space.12')} ${token('space.16')};
    border: 1px solid ${token('color.line')};
    border-radius: ${token('radius.card')};
    background: ${token('color.surface')};
    color: ${token('color.text')};
    font-weight: ${token('type.weight-medium')};
    line-height: 1.25;
    text-decoration: none;
  }
  a:hover {
    border-color: ${token('color.accent')};
  }
  svg {
    flex: none;
    color: ${token('color.accent')};
  }
`;

/** Questions with a hairline between them. */
export const Questions = styled.ul`
  margin: 0;
  padding: 0;
  border-top: 1px solid ${token('color.line')};
  list-style: none;

  a {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${token('space.16')};
    min-height: 52px;
    padding-block: ${token('space.8')};
    border-bottom: 1px solid ${token('color.line')};
    color: ${token('color.text')};
    text-decoration: none;
  }
  a:hover {
    color: ${token('color.accent')};
  }
  svg {
    flex: none;
    color: ${token('color.text-muted')};
  }
`;

/** Who can be talked to, and when. */
export const Help = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.24')};
  padding: ${token('space.24')};
  border: 1px solid ${token('color.line')};
  border-radius: ${token('radius.card')};
  background: ${token('color.surface')};
  box-shadow: ${token('shadow.card')};

  h2 {
    font-family: ${token('type.family-display')};
    font-style: ${token('type.style-display')};
    text-transform: ${token('type.case-display')};
    font-size: ${token('type.size-20')};
    font-weight: ${token('type.weight-display')};
    line-height: ${token('type.line-heading')};
  }
  h3 {
    color: ${token('color.text-muted')};
    font-size: ${token('type.size-14')};
    font-weight: ${token('type.weight-medium')};
  }
  small {
    display: block;
    margin-top: ${token('space.4')};
    color: ${token('color.text-muted')};
    font-size: ${token('type.size-14')};
  }
  [data-number] {
    display: inline-flex;
    align-items: center;
    gap: ${token('space.8')};
    max-width: 100%;
    min-height: ${token('size.touch')};
    color: ${token('color.text')};
    font-size: ${token('type.size-20')};
    font-weight: ${token('type.weight-bold')};
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
    text-decoration: none;
  }
  [data-number] svg {
    color: ${token('color.accent')};
  }

  @media (scripting: none) {
    [data-island] {
      display: none;
    }
  }
`;

/** What is said above the page once a message was sent. */
export const Said = styled.div`
  padding-top: ${token('space.24')};
`;
