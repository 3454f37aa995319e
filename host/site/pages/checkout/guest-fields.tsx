import { useStay } from '@staykit/ui/hooks/stay-context.tsx';
import { Field } from '@staykit/ui/primitives/field/field.tsx';
import type { MessageKey } from '@staykit/messages/translate.ts';
import type { ReactNode } from 'react';
import { LINE_LENGTH, MESSAGE_LENGTH } from './checkout-form.ts';
import * as S from './checkout.styles.ts';
import type { CustomerProfile } from '@staykit/client/visitor/profile.ts';
import type { Checkout } from './use-checkout.ts';

/** A form that sells, as its fields use it. */
export interface SaleForm<Name extends string> {
  state: { fields: Readonly<Record<Name, string>>; phase: string };
  /** What is wrong, of the fields that were left. */
  errors: Partial<Record<Name, MessageKey>>;
  type: (field: Name, value: string) => void;
  leaveField: (field: Name) => void;
}

/** The id of a field in the document. */
export const fieldId = (field: string): string => `checkout-${field}`;

/** What fields share: their value, what is wrong with it, and whom they tell. */
export function useField<Name extends string>({ state, errors, type, leaveField }: SaleForm<Name>) {
  const { t } = useStay();
  return (field: Name, write: (typed: string) => string = (typed) => typed) => {
    const error = errors[field];
    return {
      id: fieldId(field),
      name: field,
      value: state.fields[field],
      readOnly: state.phase !== 'editing',
      maxLength: (LINE_LENGTH as Partial<Record<string, number>>)[field],
      onChange: (event: { currentTarget: { value: string } }) =>
        type(field, write(event.currentTarget.value)),
      onBlur: () => leaveField(field),
      ...(error !== undefined && { error: t(error, { count: MESSAGE_LENGTH }) }),
    };
  };
}

interface GuestFieldsProps {
  checkout: Checkout;
  /** Of who is signed in: a stay can be booked in the name of who travels with them. */
  profile: CustomerProfile | undefined;
  /** What else is asked for, before the message. */
  children: ReactNode;
}

/** Who books, and what they have to say to the hotel. */
export function GuestFields({ checkout, profile, children }: GuestFieldsProps) {
  const { t } = useStay();
  const { companions = [] } = profile ?? {};
  const people = profile && companions.length > 0 ? [profile, ...companions] : [];
  const { error, maxLength: _none, ...message } = useField(checkout)('message');
  return (
    <S.Part aria-labelledby="checkout-guest">
      <h2 id="checkout-guest">{t('checkout.guest')}</h2>
      {people.length > 0 && (
        <S.Lines>
          <label htmlFor="checkout-name-of">{t('checkout.inNameOf')}</label>
          <select
            id="checkout-name-of"
            autoComplete="off"
            disabled={checkout.state.phase !== 'editing'}
            onChange={({ currentTarget }) => {
              const chosen = people[currentTarget.selectedIndex];
              checkout.type('firstName', chosen?.firstName ?? '');
              checkout.type('lastName', chosen?.lastName ?? '');
            }}
          >
            {people.map(({ firstName, lastName }, place) => (
              <option key={place} value={place}>
                {`${firstName} ${lastName}`}
              </option>
            ))}
          </select>
        </S.Lines>
      )}
      <PersonFields form={checkout} phoneHint={t('checkout.phoneHint')} />
      {children}
      <S.Lines {...(error !== undefined && { 'data-invalid': '' })}>
        <label htmlFor={message.id}>{t('checkout.message')}</label>
        <textarea
          {...message}
          rows={3}
          {...(error !== undefined && { 'aria-invalid': true, 'aria-describedby': `${message.id}-error` })}
        />
        {error !== undefined && <p id={`${message.id}-error`}>{error}</p>}
      </S.Lines>
    </S.Part>
  );
}

interface PersonFieldsProps {
  form: SaleForm<'firstName' | 'lastName' | 'email' | 'phone'>;
  phoneHint?: string;
}

/** Who pays, and how they are reached. */
export function PersonFields({ form, phoneHint }: PersonFieldsProps) {
  const { t } = useStay();
  const field = useField(form);
  return (
    <>
      <S.Pair>
        <Field {...field('firstName')} label={t('checkout.firstName')} autoComplete="given-name" required />
        <Field {...field('lastName')} label={t('checkout.lastName')} autoComplete="family-name" required />
      </S.Pair>
      <Field
        {...field('email')}
        label={t('checkout.email')}
        hint={t('checkout.emailHint')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <Field
        {...field('phone')}
        label={t('checkout.phone')}
        {...(phoneHint !== undefined && { hint: phoneHint })}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />
    </>
  );
}
