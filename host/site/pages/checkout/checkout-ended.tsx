import { phoneHoursText } from '@staykit/core/contact/help-hours.ts';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { marketPhone } from '@staykit/core/market/market-phone.ts';
import type { Locale } from '@staykit/values/market/locale.ts';
import type { Translate } from '@staykit/messages/translate.ts';
import { ButtonLink } from '@staykit/ui/primitives/button/button-link.tsx';
import * as S from './checkout.styles.ts';

interface CheckoutEndedProps {
  title: string;
  children: ReactNode;
  /** Where to go from here. */
  action: { href: string; label: string };
  locale: Locale;
  t: Translate;
  /** It came about while the guest was at it: they are led here. */
  focused?: boolean;
}

/** There is nothing to pay for: why, what can be done, and whom to call. */
export function CheckoutEnded({ title, children, action, locale, t, focused = false }: CheckoutEndedProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (focused) heading.current?.focus();
  }, [focused]);
  return (
    <S.Ended>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p>{children}</p>
      <S.Action>
        <ButtonLink variant="primary" size="l" href={action.href}>
          {action.label}
        </ButtonLink>
      </S.Action>
      <PhoneHelp locale={locale} t={t} />
    </S.Ended>
  );
}

/** The phone of the market, for those who would rather speak to somebody. */
export function PhoneHelp({ locale, t }: { locale: Locale; t: Translate }) {
  const phone = marketPhone(locale);
  return (
    <S.Phone>
      <span>{t('checkout.byPhone')}</span> <a href={phone.href}>{phone.text}</a>
      <small>{phoneHoursText(locale, t)}</small>
    </S.Phone>
  );
}
