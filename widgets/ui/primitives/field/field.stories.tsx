import type { Translate } from '@staykit/messages/translate.ts';
import { story } from '@staykit/testing/workshop/story.tsx';
import { Icon } from '../icon/icon.tsx';
import { iconMapPin } from '../icon/icons.ts';
import { Field, type FieldProps } from './field.tsx';
import { SelectField } from './select-field.tsx';

export default { component: Field };

const field = (props: (t: Translate) => Partial<FieldProps>) =>
  story(({ t }) => <Field id="mail" label={t('checkout.email')} {...props(t)} />);

export const Empty = field((t) => ({ hint: t('checkout.emailHint') }));
export const Filled = field(() => ({ defaultValue: 'camille@example.org' }));
export const Right = field(() => ({ defaultValue: 'camille@example.org', good: true }));
export const Wrong = field((t) => ({ defaultValue: 'camille@', error: t('checkout.error.email') }));
export const Disabled = field(() => ({ defaultValue: 'camille@example.org', disabled: true }));
export const WithAnIcon = field(() => ({ before: <Icon of={iconMapPin} /> }));

const OPTIONS = ['reason.modification', 'reason.cancellation', 'reason.other'] as const;

const select = (wrong: boolean) =>
  story(({ t }) => (
    <SelectField id="reason" label={t('contact.reason')} {...(wrong && { error: t('contact.chooseReason') })}>
      {OPTIONS.map((key) => (
        <option key={key}>{t(`contact.${key}`)}</option>
      ))}
    </SelectField>
  ));

export const OneOfAFew = select(false);
export const OneOfAFewAndWrong = select(true);
