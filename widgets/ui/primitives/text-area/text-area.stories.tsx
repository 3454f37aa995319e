import type { Translate } from '@staykit/messages/translate.ts';
import { story } from '@staykit/testing/workshop/story.tsx';
import { TextArea, type TextAreaProps } from './text-area.tsx';

export default { component: TextArea };

const area = (props: (t: Translate) => Partial<TextAreaProps> = () => ({})) =>
  story(({ t }) => <TextArea id="message" label={t('contact.message')} {...props(t)} />);

export const Empty = area((t) => ({ hint: t('contact.writeHint') }));
export const Wrong = area((t) => ({ error: t('checkout.error.message') }));
export const Disabled = area(() => ({ disabled: true }));
