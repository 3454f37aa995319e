import { useState } from 'react';
import { ACCOUNT_PATHS } from '@staykit/core/account/account-links.ts';
import type { BeneficiaryGift } from '@staykit/client/gift/create-gift-sale-client.ts';
import { formatDay } from '@staykit/core/dates/format-date.ts';
import type { Locale } from '@staykit/values/market/locale.ts';
import { formatAmount } from '@staykit/core/price/money.ts';
import type { Translate } from '@staykit/messages/translate.ts';
import { Button } from '@staykit/ui/primitives/button/button.tsx';
import { ButtonLink } from '@staykit/ui/primitives/button/button-link.tsx';
import { Found, Steps, Ways } from '../gift/gift.styles.ts';
import { COVERS, giftWays } from './gift-ways.ts';

const ACTIVITY_STEPS = ['voucher.activityStep1', 'voucher.activityStep2', 'voucher.activityStep3'] as const;

interface GiftFoundProps {
  gift: BeneficiaryGift;
  locale: Locale;
  t: Translate;
  /** Prefix of links within the site. */
  prefix: string;
  /** The gift goes along: called before the holder leaves. Without it, the code is typed again to pay. */
  onLeave?: () => void;
  /** Puts the gift into the account of who is signed in; absent where there are no accounts. */
  onKeep?: () => Promise<'kept' | 'failed' | 'away'>;
}

/** A gift: its kind, what it covers, its validity, or why it can no longer be used. */
export function GiftFound({ gift, locale, t, prefix, onLeave, onKeep }: GiftFoundProps) {
  const { productType, label, amount, nights, adults, validUntil, status, bookingNumber = '' } = gift;
  const facts = [
    ...(nights > 0 ? [t('common.nights', { count: nights })] : []),
    t('common.people', { count: adults }),
  ];
  const covers = status === 'active' ? COVERS[productType] : 'voucher.worth';
  return (
    <Found>
      <h2>{label}</h2>
      <p>{facts.join(', ')}</p>
      <p>
        <strong>{t(covers, { amount: formatAmount(amount, locale) })}</strong>
      </p>
      {status === 'active' && <p>{t('voucher.validUntil', { date: formatDay(validUntil, locale) })}</p>}
      {status === 'active' && <UseGift {...{ gift, locale, t, prefix }} {...(onLeave && { onLeave })} />}
      {status === 'active' && onKeep && <KeepGift {...{ t, onKeep }} />}
      {status === 'expired' && <p>{t('errors.giftCodeExpired')}</p>}
      {status === 'redeemed' && <p>{t('gift.redeemed', { number: bookingNumber })}</p>}
    </Found>
  );
}

/** Puts a gift into an account with one press, and says what came of it. */
function KeepGift({ t, onKeep }: Pick<Required<GiftFoundProps>, 't' | 'onKeep'>) {
  const [state, setState] = useState<'idle' | 'busy' | 'kept' | 'failed'>('idle');
  const keep = async () => {
    if (state === 'busy') return;
    setState('busy');
    const done = await onKeep();
    if (done !== 'away') setState(done);
  };
  return (
    <>
      {state !== 'kept' && (
        <Ways>
          <Button
            type="button"
            onClick={() => void keep()}
            {...(state === 'busy' && { 'aria-disabled': true })}
          >
            {t('account.giftKeep')}
          </Button>
        </Ways>
      )}
      <p role="status">
        {state === 'kept' && <a href={ACCOUNT_PATHS.trips}>{t('account.giftKept')}</a>}
        {state === 'failed' && t('account.failed')}
      </p>
    </>
  );
}

/** The ways to use a gift: for any other stay only the difference is paid. [FLOW-07] */
function UseGift({ gift, locale, t, prefix, onLeave }: GiftFoundProps) {
  const isActivity = gift.productType === 'DIGITAL_ACTIVITY_ONLY';
  return (
    <>
      {isActivity ? (
        <Steps>
          {ACTIVITY_STEPS.map((step) => (
            <li key={step}>{t(step)}</li>
          ))}
        </Steps>
      ) : (
        <>
          <p>{t('gift.onlyDifference')}</p>
          <p>{t(onLeave ? 'gift.goesAlong' : 'gift.typedAgain')}</p>
        </>
      )}
      <Ways>
        {giftWays(gift, { locale, prefix }).map(({ href, text }, index) => (
          <ButtonLink
            key={text}
            href={href}
            {...(index === 0 && { variant: 'primary' as const })}
            {...(onLeave && !isActivity && { onClick: onLeave })}
          >
            {t(text)}
          </ButtonLink>
        ))}
      </Ways>
    </>
  );
}
