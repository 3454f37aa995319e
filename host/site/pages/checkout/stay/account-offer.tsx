import { useLayoutEffect, useRef, useState } from 'react';
import { postBookingAccount } from '@staykit/client/calls/post-booking-account.generated.ts';
import { OWN_SENDER, tell } from '@staykit/client/visitor/visitor-sender.ts';
import { ACCOUNT_PATHS } from '@staykit/core/account/account-links.ts';
import { useStay } from '@staykit/ui/hooks/stay-context.tsx';
import { BusyButton } from '@staykit/ui/primitives/button/busy-button.tsx';
import { ButtonLink } from '@staykit/ui/primitives/button/button-link.tsx';
import { Notice } from '@staykit/ui/primitives/notice/notice.tsx';
import * as S from './account-offer.styles.ts';

/** How a booking comes into an account: `own` where somebody is signed in. Pages of partners have none. */
export type AccountWay = 'own' | 'offered';

interface AccountOfferProps {
  way: AccountWay | undefined;
  bookingNumber: string;
  /** The e-mail of the booking. */
  email: string;
}

/** An account in one press: the link that sets its password goes to the address that was booked with. */
export function AccountOffer({ way, bookingNumber, email }: AccountOfferProps) {
  const { t } = useStay();
  const [state, setState] = useState<'open' | 'busy' | 'sent' | 'failed'>('open');
  const told = useRef<HTMLDivElement>(null);
  // The button is gone: who pressed it with a key goes on from what came of it.
  useLayoutEffect(() => {
    if (state === 'sent') told.current?.focus();
  }, [state]);
  if (way === undefined) return null;
  if (way === 'own')
    return (
      <S.Offer>
        <ButtonLink href={ACCOUNT_PATHS.trips}>{t('checkout.account.see')}</ButtonLink>
      </S.Offer>
    );
  const create = async () => {
    setState('busy');
    setState((await tell(OWN_SENDER, postBookingAccount, { bookingNumber, email })) ? 'sent' : 'failed');
  };
  return (
    <S.Offer aria-labelledby="account-offer">
      <h2 id="account-offer">{t('checkout.account.title')}</h2>
      {state === 'sent' ? (
        <div ref={told} tabIndex={-1}>
          <Notice tone="positive" role="status">
            <p>{t('checkout.account.sent', { email })}</p>
          </Notice>
        </div>
      ) : (
        <>
          <p>{t('checkout.account.text', { email })}</p>
          {state === 'failed' && (
            <Notice tone="danger" role="alert">
              <p>{t('checkout.account.failed')}</p>
            </Notice>
          )}
          <BusyButton type="button" loading={state === 'busy'} onClick={() => void create()}>
            {t('checkout.account.create')}
          </BusyButton>
        </>
      )}
    </S.Offer>
  );
}
