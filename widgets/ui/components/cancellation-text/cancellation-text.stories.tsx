import { story } from '@staykit/testing/workshop/story.tsx';
import { CancellationText, type CancellationTextProps } from './cancellation-text.tsx';

export default { component: CancellationText };

const text = (props: Partial<CancellationTextProps>) => story(() => <CancellationText dated {...props} />);

const POLICY = { cancellable: true, cancellationDeadline: '2030-06-07' };

export const Cancellable = text({ policy: POLICY });
export const CancellableInShort = text({ policy: POLICY, length: 'short' });
export const Never = text({ policy: { cancellable: false } });
export const WithoutDates = text({ policy: POLICY, dated: false });
