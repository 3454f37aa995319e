import { withShop } from '@staykit/core/market/shop.ts';
import { phoneHoursText } from '@staykit/core/contact/help-hours.ts';
import { marketPhone } from '@staykit/core/market/market-phone.ts';
import { ButtonLink } from '@staykit/ui/primitives/button/button-link.tsx';
import type { PageRequest } from '../../framework/request/page-request.ts';
import type { SitePage } from '../../registry/islands.ts';
import { Ways } from '../gift/gift.styles.ts';
import { notFoundPage } from '../errors/not-found/page.tsx';
import * as S from '../layout/page.styles.ts';
import { answerCode, type CodeAnswer } from './answer-code.ts';
import { CodeField } from './code-field.tsx';
import { GiftFound } from './gift-found.tsx';
import { giftStaysPage, voucherStaysPage } from './gift-stays.tsx';

/** `/beneficiary`, and where vouchers lead to unless another site is configured. [VOUCHER-06] */
const LOGIN = /\/beneficiary(\/login)?\/?$/;

/** The stays of a box, or without its code those of vouchers, for recipients. */
const STAYS = /\/beneficiary\/stays(?:\/([\w-]{1,60}))?\/?$/;

/** What the recipient of a voucher sees: what it is worth, and the way to what it is good for. */
export async function beneficiaryPage(
  request: Pick<
    PageRequest,
    | 'activitySearch'
    | 'address'
    | 'apiOrigin'
    | 'client'
    | 'content'
    | 'giftSales'
    | 'gifts'
    | 'instant'
    | 'locale'
    | 'messages'
    | 'path'
    | 'posted'
    | 'productUrl'
    | 't'
    | 'tiles'
    | 'visit'
  >,
): Promise<SitePage> {
  const path = request.path.split('?', 1)[0] ?? '';
  const stays = STAYS.exec(path);
  if (stays) return stays[1] === undefined ? voucherStaysPage(request) : giftStaysPage(request, stays[1]);
  if (!LOGIN.test(path)) return notFoundPage(request);
  const { t } = request;
  const typed = request.posted?.['code'];
  const answer = typed === undefined ? undefined : await answerCode(request.giftSales, typed);
  return {
    status: 200,
    // The code of a voucher may stand in the address, or be typed into the page: it is nobody's to keep.
    head: { title: withShop(t('gift.loginTitle')), robots: 'noindex, follow' },
    unkept: answer !== undefined,
    styles: 'page',
    body: <CodeBody request={request} {...(answer && { answer })} />,
  };
}

/** The field of a code, the gift that was found, and how else to redeem it. */
function CodeBody({
  request,
  answer,
}: {
  request: Pick<PageRequest, 'address' | 'locale' | 't'>;
  answer?: CodeAnswer;
}) {
  const {
    t,
    locale,
    address: { prefix, partner },
  } = request;
  const phone = marketPhone(locale);
  const { gift } = answer ?? {};
  return (
    <S.Wrap>
      <S.Prose>
        <h1>{t('gift.loginTitle')}</h1>
        <p>{t('gift.loginText')}</p>
        <CodeField t={t} {...(answer && { answer })} />
        <div data-gift-found="" aria-live="polite" {...(!partner && { 'data-keeps': '' })}>
          {gift && <GiftFound {...{ gift, locale, t, prefix }} />}
        </div>
        <h2>{t('host.callUs')}</h2>
        <p>{t('gift.redeemPhone')}</p>
        <p>{phoneHoursText(locale, t)}</p>
        <Ways>
          <ButtonLink href={phone.href}>{phone.text}</ButtonLink>
        </Ways>
      </S.Prose>
    </S.Wrap>
  );
}
