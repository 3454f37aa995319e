import { styled } from 'styled-components';
import { RULES } from './rules.ts';

/* The parts of the page as styled components. */
export const Header = styled.header`
  ${RULES.header}
`;
export const Main = styled.main`
  ${RULES.main}
`;
export const Form = styled.form`
  ${RULES.form}
`;
export const Field = styled.div`
  ${RULES.field}
`;
export const Panel = styled.div`
  ${RULES.panel}
`;
export const Calendar = styled.div`
  ${RULES.calendar}
`;
export const Toolbar = styled.div`
  ${RULES.toolbar}
`;
export const Cards = styled.ul`
  ${RULES.cards}
`;
export const Card = styled.article`
  ${RULES.card}
`;
export const Badge = styled.span`
  ${RULES.badge}
`;
export const Body = styled.div`
  ${RULES.body}
`;
export const Place = styled.span`
  ${RULES.place}
`;
export const Score = styled.div`
  ${RULES.score}
`;
export const Perks = styled.ul`
  ${RULES.perks}
`;
export const Foot = styled.div`
  ${RULES.foot}
`;
export const Action = styled.span`
  ${RULES.action}
`;
export const Pager = styled.nav`
  ${RULES.pager}
`;
export const Footer = styled.footer`
  ${RULES.footer}
`;
