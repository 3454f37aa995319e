import { withShop } from '@staykit/core/market/shop.ts';
import type { PageRequest } from '../../framework/request/page-request.ts';
import type { SitePage } from '../../registry/islands.ts';
import * as S from '../../shell/care/care.styles.ts';
import { Logo } from '../../shell/header/logo.tsx';

/** What the customer care shows without a token, whatever was asked for: nothing of the shop. [CARE-04] [CAREMODE-02] */
export function careSignInPage({ care, t }: Pick<PageRequest, 'care' | 't'>): SitePage {
  const signIn = care?.signIn;
  return {
    status: 200,
    head: { title: withShop(t('care.title')), robots: 'noindex, nofollow' },
    styles: 'page',
    bare: true,
    body: (
      <S.SignIn>
        <Logo />
        <h1>{t('care.title')}</h1>
        <p>{t('care.text')}</p>
        {signIn ? (
          <>
            <button
              type="button"
              // Its script takes this away: a press before that would be lost.
              disabled
              data-care-sign-in={signIn.by}
              {...(signIn.by === 'google' && { 'data-client-id': signIn.clientId })}
            >
              {t(signIn.by === 'google' ? 'care.google' : 'care.embedded')}
            </button>
            <p role="alert" data-care-failed={t('care.failed')} />
            <noscript>
              <p>{t('care.script')}</p>
            </noscript>
          </>
        ) : (
          <p>{t('care.unset')}</p>
        )}
      </S.SignIn>
    ),
  };
}
