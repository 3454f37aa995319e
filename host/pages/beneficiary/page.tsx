import { phoneHoursText } from '../../../widgets/core/contact/help-hours.ts';
import { marketPhone } from '../../../widgets/core/market/market-phone.ts';
import type { Page, PageRequest } from '../../render/page.ts';
import { CodeForm } from '../gift/gift.styles.ts';
import { notFoundPage } from '../not-found/page.tsx';
import * as S from '../page.styles.ts';

/** `/beneficiary`, and where vouchers lead to unless another site is configured. [VOUCHER-06] */
const LOGIN = /\/beneficiary(\/login)?\/?$/;

/** Where whoever was given a voucher sees what it is worth, and how to turn it into a stay. */
export function beneficiaryPage(request: PageRequest): Page | Promise<Page> {
  const { t, locale, path } = request;
  if (!LOGIN.test(path.split('?', 1)[0] ?? '')) return notFoundPage(request);
  const phone = marketPhone(locale);
  return {
    status: 200,
    // The code of a voucher may stand in the address: it is nobody's to keep.
    head: { title: `${t('gift.loginTitle')} | Staykit`, robots: 'noindex, follow' },
    styles: 'page',
    data: {},
    body: (
      <S.Wrap>
        <S.Prose>
          <h1>{t('gift.loginTitle')}</h1>
          <p>{t('gift.loginText')}</p>
          <CodeForm data-gift-code="" method="post">
            <label htmlFor="gift-code">{t('voucher.code')}</label>
            <input
              id="gift-code"
              name="code"
              required
              maxLength={40}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              aria-describedby="gift-code-hint gift-code-alert"
            />
            <small id="gift-code-hint">{t('gift.codeHint')}</small>
            <p role="alert" id="gift-code-alert" />
            <button type="submit" disabled>
              {t('gift.show')}
            </button>
            <noscript>
              <p>{t('gift.script')}</p>
            </noscript>
          </CodeForm>
          <div data-gift-found="" aria-live="polite" />
          <h2>{t('host.callUs')}</h2>
          <p>{t('gift.redeemPhone')}</p>
          <p>{phoneHoursText(locale, t)}</p>
          <S.MainLink href={phone.href}>{phone.text}</S.MainLink>
        </S.Prose>
      </S.Wrap>
    ),
  };
}
