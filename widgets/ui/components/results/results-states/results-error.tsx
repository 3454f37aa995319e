import { Button } from '../../../primitives/button/button.tsx';
import { Icon } from '../../../primitives/icon/icon.tsx';
import { iconAlert } from '../../../primitives/icon/icons.ts';
import { useStay } from '../../../hooks/stay-context.tsx';
import { Box, Mark, Words } from './states.styles.ts';

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
