import { styled } from 'styled-components';
import { token } from '@staykit/themes/token.ts';
import { Button } from '../../../primitives/button/button.tsx';
import { Icon } from '../../../primitives/icon/icon.tsx';
import { iconSearch } from '../../../primitives/icon/icons.ts';
import { useStay } from '../../../hooks/stay-context.tsx';
import { Box, Mark, Words } from './states.styles.ts';

export interface NoResultsProps {
  /** What there is to say: an activity search has a text of its own. [FACET-04] */
  text: string;
  onRemoveFilters: () => void;
}

/** Nothing was found, not even with relaxed criteria. [ERROR-02] [ERROR-03] */
export function NoResults({ text, onRemoveFilters }: NoResultsProps) {
  const { t } = useStay();
  return (
    <Box part="empty">
      <Mark>
        <Icon of={iconSearch} size={32} />
      </Mark>
      <Words>{text}</Words>
      <Button variant="primary" onClick={onRemoveFilters}>
        {t('results.removeFilters')}
      </Button>
    </Box>
  );
}

const Banner = styled.p`
  margin: 0;
  padding: ${token('space.16')};
  border-inline-start: 4px solid ${token('color.accent')};
  border-radius: ${token('radius.control')};
  background: ${token('color.accent-soft')};
  color: ${token('color.text')};
  line-height: ${token('type.line-text')};
`;

/** Says that what follows was not exactly searched for. [GRID-11] [GRID-12] */
export function FallbackBanner({ instead }: { instead: boolean }) {
  const { t } = useStay();
  return (
    <Banner part="fallback-banner">{t(instead ? 'results.fallbackInstead' : 'results.fallbackAfter')}</Banner>
  );
}
