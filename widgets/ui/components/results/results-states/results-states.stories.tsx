import { story } from '@staykit/testing/workshop/story.tsx';
import { iconUsers } from '../../../primitives/icon/icons.ts';
import { FallbackBanner, NoResults } from './no-results.tsx';
import { ResultsError } from './results-error.tsx';
import { ResultsHint } from './results-hint.tsx';

export default { component: NoResults };

export const Empty = story(({ t }) => <NoResults text={t('results.empty')} onRemoveFilters={() => {}} />);
export const InsteadOfNothing = story(() => <FallbackBanner instead />);
export const AfterAFew = story(() => <FallbackBanner instead={false} />);
export const Failed = story(() => <ResultsError onRetry={() => {}} />);
export const Hint = story(({ t }) => <ResultsHint icon={iconUsers}>{t('results.familyHint')}</ResultsHint>);
