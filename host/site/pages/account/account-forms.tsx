import type { ReactNode } from 'react';
import { PASSWORD_LENGTH } from '@staykit/values/account/password-length.ts';
import { FORGOTTEN_PATH, SIGN_UP_PATH } from '@staykit/core/account/account-links.ts';
import { CONTACT_LENGTHS } from '@staykit/values/contact/contact-field.ts';
import type { MessageKey } from '@staykit/messages/translate.ts';
import { Button } from '@staykit/ui/primitives/button/button.tsx';
import { Field } from '@staykit/ui/primitives/field/field.tsx';
import type { PageRequest } from '../../framework/request/page-request.ts';
import * as S from './account.styles.ts';

/** The forms of an account: each sends its fields to the call of its name. */
export type AccountForm =
  | 'sign-in'
  | 'sign-up'
  | 'password-reset'
  | 'new-password'
  | 'password'
  | 'sign-out'
  | 'deletion'
  | 'profile'
  | 'companions'
  | 'gift'
  | 'email'
  | 'email-confirm'
  | 'deletion-link'
  | 'deletion-confirm';

type FieldName = 'email' | 'name' | 'password' | 'current' | 'next';

const FIELDS: Record<AccountForm, readonly FieldName[]> = {
  'sign-in': ['email', 'password'],
  'sign-up': ['name', 'email'],
  'password-reset': ['email'],
  'new-password': ['password'],
  password: ['current', 'next'],
  'sign-out': [],
  deletion: ['password'],
  // Their fields are their children.
  profile: [],
  companions: [],
  gift: [],
  email: ['email', 'password'],
  'email-confirm': [],
  'deletion-link': ['email'],
  'deletion-confirm': [],
};

const BUTTONS: Record<AccountForm, MessageKey> = {
  'sign-in': 'account.signIn',
  'sign-up': 'account.signUp',
  'password-reset': 'account.send',
  'new-password': 'account.passwordSave',
  password: 'account.passwordChange',
  'sign-out': 'account.signOut',
  deletion: 'account.deleteNow',
  profile: 'account.save',
  companions: 'account.save',
  gift: 'account.giftAdd',
  email: 'account.send',
  'email-confirm': 'account.emailConfirm',
  'deletion-link': 'account.send',
  'deletion-confirm': 'account.deleteNow',
};

/** What is not right where the shop refuses a form: it names the field that the form has. */
const REFUSED: Record<AccountForm, MessageKey> = {
  'sign-in': 'account.refused',
  'sign-up': 'checkout.error.email',
  'password-reset': 'checkout.error.email',
  'new-password': 'account.linkExpired',
  password: 'account.passwordWrong',
  'sign-out': 'account.signOutFailed',
  deletion: 'account.deleteRefused',
  profile: 'account.invalid',
  companions: 'account.invalid',
  gift: 'errors.giftCodeUnknown',
  email: 'account.deleteRefused',
  'email-confirm': 'account.linkExpired',
  'deletion-link': 'checkout.error.email',
  'deletion-confirm': 'account.linkExpired',
};

/** What is shown once a form that leads nowhere has been sent. */
const DONE: Partial<Record<AccountForm, MessageKey>> = {
  'sign-up': 'account.sent',
  'password-reset': 'account.sent',
  password: 'account.passwordChanged',
  profile: 'account.saved',
  companions: 'account.saved',
  email: 'account.emailSent',
  'deletion-link': 'account.sent',
};

interface AccountFormProps {
  request: Pick<PageRequest, 't' | 'locale'>;
  form: AccountForm;
  /** Fields that hold something already. */
  children?: ReactNode;
}

/** A form of an account; what it says of an answer stands in it, so that the script brings no words. */
export function AccountFormView({ request: { t, locale }, form, children }: AccountFormProps) {
  const done = DONE[form];
  return (
    <S.Form
      method="post"
      data-account-form={form}
      data-locale={locale}
      data-failed={t(form === 'sign-out' ? 'account.signOutFailed' : 'account.failed')}
      data-refused={t(REFUSED[form])}
      {...(form.startsWith('deletion') && { 'data-coming': t('account.deleteComing') })}
      {...(done && { 'data-done': t(done) })}
    >
      {FIELDS[form].map((name) => (
        <AccountField key={name} name={name} form={form} t={t} />
      ))}
      {children}
      <p role="alert" />
      <p role="status" />
      <Button type="submit" disabled {...(form !== 'sign-out' && { variant: 'primary', size: 'l' })}>
        {t(BUTTONS[form])}
      </Button>
      <noscript>
        <p>{t('account.script')}</p>
      </noscript>
    </S.Form>
  );
}

function AccountField({ name, form, t }: { name: FieldName; form: AccountForm; t: PageRequest['t'] }) {
  // A profile has several forms with the same fields.
  const id = form === 'email' ? `account-new-${name}` : `account-${name}`;
  if (name === 'email')
    return (
      <Field
        id={id}
        name={name}
        type="email"
        required
        autoComplete="email"
        label={t(form === 'email' ? 'account.emailNew' : 'checkout.email')}
        maxLength={CONTACT_LENGTHS.email}
      />
    );
  if (name === 'name')
    return (
      <Field
        id={id}
        name={name}
        required
        autoComplete="name"
        label={t('account.name')}
        maxLength={CONTACT_LENGTHS.name}
      />
    );
  const chosen = name === 'next' || form === 'new-password';
  const label =
    name === 'current' ? 'account.passwordNow' : chosen ? 'account.passwordNew' : 'account.password';
  return (
    <Field
      id={id}
      name={name}
      type="password"
      required
      label={t(label)}
      maxLength={PASSWORD_LENGTH.max}
      autoComplete={chosen ? 'new-password' : 'current-password'}
      {...(chosen && {
        minLength: PASSWORD_LENGTH.min,
        hint: t('account.passwordHint', { min: PASSWORD_LENGTH.min }),
      })}
    />
  );
}

/** Signing in, and the two ways on for who cannot. */
export function SignInView({ request }: { request: Pick<PageRequest, 't' | 'locale'> }) {
  const { t } = request;
  return (
    <S.Sheet>
      <h1>{t('account.signIn')}</h1>
      <AccountFormView request={request} form="sign-in" />
      <S.Ways>
        <a href={FORGOTTEN_PATH}>{t('account.forgotten')}</a>
        <a href={SIGN_UP_PATH}>{t('account.signUp')}</a>
      </S.Ways>
    </S.Sheet>
  );
}
