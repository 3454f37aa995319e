import type { ChangeEvent } from 'react';
import { GIFT_FIELDS, typedWords, type GiftField } from '@staykit/core/gift/gift-form.ts';
import { Field } from '@staykit/ui/primitives/field/field.tsx';
import { TextArea } from '@staykit/ui/primitives/text-area/text-area.tsx';
import type { GiftPartProps } from './gift-parts.ts';
import { Section } from './gift-drawer.styles.ts';

const LABELS = { fromName: 'gift.fromName', message: 'gift.message' } as const;

const FAULTS = { mandatory: 'form.mandatory', textOnly: 'form.onlyText' } as const;

/** Who gives, and a few words: both may stay empty. [PERSONALISE-06] [PERSONALISE-11..17] */
export function GiftWords({ gift, props }: GiftPartProps) {
  const { form, refused, stay, id, write, check, words } = gift;
  const { t } = stay;
  const field = (name: GiftField) => {
    const most = GIFT_FIELDS[name];
    const { value, error } = form[name];
    const isTooLong = refused === name || error === 'tooLong';
    const text = isTooLong ? t('gift.tooLong', { maxlength: most }) : error && t(FAULTS[error]);
    const label = t(LABELS[name]);
    const isOptional = !props.placeholders && !(props.mandatory && name === 'fromName');
    return {
      id: `${id}-${name}`,
      name,
      label: isOptional ? t('gift.optional', { label }) : label,
      value,
      ...(text !== undefined && { error: text }),
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
        const { currentTarget } = event;
        const typed = typedWords(value, currentTarget.value, most);
        // What is refused is gone from the field at once, whatever is rendered next.
        if (typed.refused) currentTarget.value = typed.value;
        write(name, typed);
      },
      onBlur: check,
    };
  };
  return (
    <Section ref={words}>
      <Field
        {...field('fromName')}
        autoComplete="name"
        {...(props.placeholders && { placeholder: t('gift.namePlaceholder') })}
      />
      <TextArea
        {...field('message')}
        hint={t('gift.most', { maxlength: GIFT_FIELDS.message })}
        {...(props.placeholders && { placeholder: t('gift.messagePlaceholder') })}
      />
    </Section>
  );
}
