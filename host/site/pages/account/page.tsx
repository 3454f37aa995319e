import { withShop } from '@staykit/core/market/shop.ts';
import { askAccountState, SIGNED_OUT, type AccountState } from '@staykit/client/visitor/account-state.ts';
import {
  askAccountBookings,
  askAccountGifts,
  askReceivedGifts,
} from '@staykit/client/visitor/account-bookings.ts';
import { askProfile, type CustomerProfile } from '@staykit/client/visitor/profile.ts';
import type { AccountBooking, AccountGift, ReceivedGift } from '@staykit/core/account/account-booking.ts';
import {
  ACCOUNT_PATHS,
  DELETED_PATH,
  DELETE_PATH,
  FORGOTTEN_PATH,
  SIGN_IN_PATH,
  SIGN_UP_PATH,
  type AccountPage,
} from '@staykit/core/account/account-links.ts';
import {
  DELETION_CONFIRM_PATH,
  EMAIL_CONFIRM_PATH,
  NEW_PASSWORD_PATH,
} from '@staykit/core/account/account-settings.ts';
import type { OfferCard } from '@staykit/core/offer/card/offer-card.ts';
import type { MessageKey } from '@staykit/messages/translate.ts';
import type { PageRequest } from '../../framework/request/page-request.ts';
import type { SitePage } from '../../registry/islands.ts';
import { notFoundPage } from '../errors/not-found/page.tsx';
import * as P from '../layout/page.styles.ts';
import { AccountFormView, SignInView, type AccountForm } from './account-forms.tsx';
import * as S from './account.styles.ts';
import { CompanionsForm, ProfileForm } from './profile-forms.tsx';
import { Trips } from './trips.tsx';
import { loadWishes, Wishlist } from './wishlist.tsx';

const NAMES: Record<AccountPage, MessageKey> = {
  profile: 'account.mine',
  trips: 'account.trips',
  wishlist: 'menu.wishlist',
};

/** Forms with a page of their own. */
const FORM_PAGES: Readonly<Record<string, FormOfPage>> = {
  [SIGN_UP_PATH]: { form: 'sign-up', title: 'account.signUp', texts: ['account.signUpText'] },
  [FORGOTTEN_PATH]: { form: 'password-reset', title: 'account.forgotten', texts: ['account.forgottenText'] },
  [NEW_PASSWORD_PATH]: { form: 'new-password', title: 'account.passwordNew' },
  [DELETE_PATH]: {
    form: 'deletion-link',
    title: 'account.delete',
    texts: ['account.deleteByMailText', 'account.deleteText', 'account.kept'],
  },
  [DELETION_CONFIRM_PATH]: {
    form: 'deletion-confirm',
    title: 'account.delete',
    texts: ['account.deleteText', 'account.kept'],
  },
};

interface FormOfPage {
  form: AccountForm;
  title: MessageKey;
  texts?: readonly MessageKey[];
}

/** The page of the link that a new address was mailed; asked of who is signed in. */
const EMAIL_PAGE: FormOfPage = {
  form: 'email-confirm',
  title: 'account.emailConfirm',
  texts: ['account.emailConfirmText'],
};

/** The pages of an account. Nobody finds or keeps them; who is not signed in is asked to, but for the wishlist. */
export async function accountPage(
  request: Pick<
    PageRequest,
    | 'activitySearch'
    | 'address'
    | 'apiOrigin'
    | 'client'
    | 'content'
    | 'instant'
    | 'locale'
    | 'messages'
    | 'now'
    | 'path'
    | 'productUrl'
    | 'products'
    | 't'
    | 'tiles'
    | 'visit'
    | 'visitor'
  >,
): Promise<SitePage> {
  const path = request.path.split('?', 1)[0]?.replace(/\/$/, '') ?? '';
  if (request.address.partner) return notFoundPage(request);
  if (path === SIGN_IN_PATH) return pageOf(request, 'account.signIn', <SignInView request={request} />);
  if (path === DELETED_PATH) return pageOf(request, 'account.deleted', <Deleted request={request} />);
  const own = FORM_PAGES[path];
  if (own) return pageOf(request, own.title, <FormPage request={request} {...own} />);
  // Who types the short address means themselves.
  const wanted = path === '/account' ? ACCOUNT_PATHS.profile : path;
  const isEmail = path === EMAIL_CONFIRM_PATH;
  const page = (Object.keys(ACCOUNT_PATHS) as AccountPage[]).find((name) => ACCOUNT_PATHS[name] === wanted);
  if (!page && !isEmail) return notFoundPage(request);
  const state = request.visitor ? await askAccountState(request.visitor) : SIGNED_OUT;
  if (page !== 'wishlist' && !state.signedIn)
    return pageOf(request, page ? NAMES[page] : EMAIL_PAGE.title, <SignInView request={request} />);
  if (!page) return pageOf(request, EMAIL_PAGE.title, <FormPage request={request} {...EMAIL_PAGE} />);
  const wishes = page === 'wishlist' ? await loadWishes(request) : [];
  const [bookings, gifts, received] =
    page === 'trips' && request.visitor
      ? await Promise.all([
          askAccountBookings(request.visitor),
          askAccountGifts(request.visitor),
          askReceivedGifts(request.visitor),
        ])
      : [];
  const profile = page === 'profile' && request.visitor ? await askProfile(request.visitor) : undefined;
  return pageOf(
    request,
    NAMES[page],
    <AccountView {...{ request, page, state, wishes, bookings, gifts, received, profile }} />,
  );
}

function pageOf({ t }: Pick<PageRequest, 't'>, title: MessageKey, body: SitePage['body']): SitePage {
  return {
    status: 200,
    head: { title: withShop(t(title)), robots: 'noindex, nofollow' },
    unkept: true,
    styles: 'page',
    body: <P.Wrap>{body}</P.Wrap>,
  };
}

function FormPage({
  request,
  form,
  title,
  texts = [],
}: FormOfPage & { request: Pick<PageRequest, 'locale' | 't'> }) {
  const { t } = request;
  return (
    <S.Sheet>
      <h1>{t(title)}</h1>
      {texts.map((text) => (
        <p key={text}>{t(text)}</p>
      ))}
      <AccountFormView request={request} form={form} />
      <S.Ways>
        <a href={WAYS[form]?.href ?? SIGN_IN_PATH}>{t(WAYS[form]?.text ?? 'account.signIn')}</a>
      </S.Ways>
    </S.Sheet>
  );
}

/** The way on from a form whose link no longer works, or who thinks better of it. */
const WAYS: Partial<Record<AccountForm, { href: string; text: MessageKey }>> = {
  'new-password': { href: FORGOTTEN_PATH, text: 'account.forgotten' },
  'email-confirm': { href: ACCOUNT_PATHS.profile, text: 'account.mine' },
  'deletion-confirm': { href: DELETE_PATH, text: 'account.deleteByMail' },
};

function Deleted({ request: { t } }: { request: Pick<PageRequest, 't'> }) {
  return (
    <S.Sheet>
      <h1>{t('account.deleted')}</h1>
      <p>{t('account.deletedText')}</p>
      <P.MainLink href="/">{t('host.toHome')}</P.MainLink>
    </S.Sheet>
  );
}

interface AccountViewProps {
  request: Pick<PageRequest, 'apiOrigin' | 'locale' | 'now' | 'productUrl' | 't' | 'visit'>;
  page: AccountPage;
  state: AccountState;
  wishes: readonly OfferCard[];
  bookings: readonly AccountBooking[] | undefined;
  gifts: readonly AccountGift[] | undefined;
  received: readonly ReceivedGift[] | undefined;
  profile: CustomerProfile | undefined;
}

function AccountView({ request, page, state, wishes, bookings, gifts, received, profile }: AccountViewProps) {
  const { t } = request;
  return (
    <S.Account>
      {state.signedIn && (
        <nav aria-label={t('account.mine')}>
          <ul>
            {(Object.keys(ACCOUNT_PATHS) as AccountPage[]).map((name) => (
              <li key={name}>
                <a href={ACCOUNT_PATHS[name]} {...(name === page && { 'aria-current': 'page' })}>
                  {t(NAMES[name])}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <h1>{t(NAMES[page])}</h1>
      {page === 'profile' && (
        <>
          <S.Who>
            {state.name !== undefined && <p>{t('account.hello', { name: state.name })}</p>}
            <AccountFormView request={request} form="sign-out" />
          </S.Who>
          {!profile && <p role="alert">{t('account.profileFailed')}</p>}
          <S.Panels>
            {profile && (
              <div>
                <section aria-labelledby="account-profile">
                  <h2 id="account-profile">{t('account.profile')}</h2>
                  <p>{t('account.profileText')}</p>
                  <ProfileForm request={request} profile={profile} />
                </section>
                <section aria-labelledby="account-email-change">
                  <h2 id="account-email-change">{t('account.emailChange')}</h2>
                  <p>{t('account.emailChangeText', { email: profile.email })}</p>
                  <AccountFormView request={request} form="email" />
                </section>
              </div>
            )}
            <div>
              {profile && (
                <section aria-labelledby="account-companions">
                  <h2 id="account-companions">{t('account.companions')}</h2>
                  <p>{t('account.companionsText')}</p>
                  <CompanionsForm request={request} profile={profile} />
                </section>
              )}
              <section aria-labelledby="account-password-change">
                <h2 id="account-password-change">{t('account.passwordChange')}</h2>
                <AccountFormView request={request} form="password" />
              </section>
            </div>
          </S.Panels>
          <S.Deletion>
            <summary>{t('account.delete')}</summary>
            <p>{t('account.deleteText')}</p>
            <p>{t('account.kept')}</p>
            <AccountFormView request={request} form="deletion" />
            <S.Ways>
              <a href={DELETE_PATH}>{t('account.deleteByMail')}</a>
            </S.Ways>
          </S.Deletion>
        </>
      )}
      {page === 'trips' && <Trips {...{ request, bookings, gifts, received }} />}
      {page === 'wishlist' && <Wishlist {...{ request, wishes, signedIn: state.signedIn }} />}
    </S.Account>
  );
}
