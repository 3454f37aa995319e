import polyglot from 'ra-i18n-polyglot';
import english from 'ra-language-english';

/** All words of the back office that are ours. Staff read English; see docs/guides/operating/back-office.md. */
const MESSAGES = {
  title: 'Staykit back office',
  groups: { sales: 'Sales', catalogue: 'Catalogue', money: 'Money', shop: 'Shop' },
  actions: { done: 'Done: %{action}' },
  signIn: {
    title: 'Sign in',
    email: 'E-mail address',
    password: 'Password',
    code: 'Code',
    codeHint: 'Six digits of your authenticator app, or a recovery code',
    submit: 'Sign in',
    toSignIn: 'To the sign-in',
  },
  setUp: {
    title: 'Set up your account',
    intro:
      'Scan the picture with an authenticator app, choose a password, and enter the code that the app shows.',
    qr: 'QR code for the authenticator app',
    secret: 'Or type this key: %{secret}',
    password: 'New password (12 characters or more)',
    code: 'Code of the app',
    submit: 'Finish',
    recovery: 'Your recovery codes',
    recoveryHint:
      'Keep them where you keep your documents. Each one replaces a code once, if you lose your phone. They are not shown again.',
  },
  resources: {
    audit: {
      name: 'Audit log',
      fields: {
        at: 'When',
        staffEmail: 'Who',
        role: 'Role',
        resource: 'Of',
        action: 'What',
        subject: 'Which',
        reason: 'Reason',
      },
      filters: { staff: 'Who', resource: 'Of', subject: 'Which', since: 'Since' },
      changes: 'Before and after',
      noChanges: 'Nothing to compare',
    },
  },
};

/** Texts of react-admin and ours; ours are under `staff.`. */
export const i18nProvider = polyglot(
  () => ({ ...english, staff: MESSAGES, resources: namesOf(MESSAGES.resources) }),
  'en',
  [{ locale: 'en', name: 'English' }],
);

/** The form in which react-admin looks for names of resources and fields. */
function namesOf(resources: Record<string, { name: string; fields?: Record<string, string> }>) {
  return Object.fromEntries(
    Object.entries(resources).map(([key, { name, fields = {} }]) => [
      key,
      { name: `${name} |||| ${name}`, fields, empty: `No ${name.toLowerCase()} yet` },
    ]),
  );
}
