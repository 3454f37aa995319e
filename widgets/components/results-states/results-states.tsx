import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { token } from '../../../themes/token.ts';
import { Button } from '../../primitives/button/button.tsx';
import { Icon } from '../../primitives/icon/icon.tsx';
import { iconAlert, iconSearch } from '../../primitives/icon/icons.ts';
import { useStay } from '../stay-context.tsx';

const Box = styled.div`
  display: grid;
  justify-items: center;
  gap: ${token('space.16')};
  padding: ${token('space.48')} ${token('space.16')};
  border: ${token('card.border')};
  border-radius: ${token('radius.card')};
  background: ${token('color.surface')};
  color: ${token('color.text')};
  text-align: center;
`;

const Words = styled.p`
  max-inline-size: 560px;
  margin: 0;
  line-height: ${token('type.line-text')};
  &[data-size='large'] {
    font-size: ${token('type.size-20')};
    font-weight: ${token('type.weight-bold')};
    line-height: ${token('type.line-heading')};
  }
`;

const Mark = styled.span`
  display: grid;
  place-items: center;
  inline-size: 64px;
  block-size: 64px;
  border-radius: ${token('radius.pill')};
  background: ${token('color.accent-soft')};
  color: ${token('color.accent')};
  &[data-tone='danger'] {
    background: ${token('color.danger-soft')};
    color: ${token('color.danger')};
  }
`;

/** The search could not be answered: in plain words, without codes, with one way on. [ERROR-01] [ERROR-08] */
export function ResultsError({ onRetry }: { onRetry: () => void }) {
  const { t } = useStay();
  return (
    <Box part="error">
      <Mark data-tone="danger">
        <Icon of={iconAlert} size={32} />
      </Mark>
      <Words role="alert" data-size="large">
        {t('results.error')}
      </Words>
      <Words>{t('results.errorHint')}</Words>
      <Button variant="primary" onClick={onRetry}>
        {t('results.retry')}
      </Button>
    </Box>
  );
}

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

const Hint = styled.p`
  display: flex;
  align-items: center;
  gap: ${token('space.8')};
  margin: 0;
  color: ${token('color.text-muted')};
  font-size: ${token('type.size-14')};
  line-height: ${token('type.line-text')};
`;

/** A short remark above the results. [GRID-04] */
export function ResultsHint({ icon, children }: { icon: string; children: ReactNode }) {
  return (
    <Hint part="hint">
      <Icon of={icon} size={20} />
      <span>{children}</span>
    </Hint>
  );
}
