import { styled } from 'styled-components';
import { token } from '@staykit/themes/token.ts';
import { useStay } from '@staykit/ui/hooks/stay-context.tsx';
import type { SuggestionLink } from '../results-grid-props.ts';
import { SubHeading } from './sub-heading.styles.ts';

const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.8')} ${token('space.24')};
  margin: 0;
  padding: 0;
  list-style: none;
  & a {
    display: inline-block;
    padding-block: ${token('space.8')};
    color: ${token('color.accent')};
    text-underline-offset: 3px;
  }
`;

/** Links to other searches. [GRID-05] */
export function Suggestions({ links }: { links: readonly SuggestionLink[] }) {
  const { t } = useStay();
  return (
    <nav aria-label={t('results.suggestions')}>
      <SubHeading>{t('results.suggestions')}</SubHeading>
      <Links>
        {links.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </Links>
    </nav>
  );
}
