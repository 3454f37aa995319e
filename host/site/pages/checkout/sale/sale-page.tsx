import { withShop } from '@staykit/core/market/shop.ts';
import type { ReactNode } from 'react';
import type { CartItem } from '@staykit/analytics/events.ts';
import { phoneHoursText } from '@staykit/core/contact/help-hours.ts';
import { marketPhone } from '@staykit/core/market/market-phone.ts';
import type { PageRequest } from '../../../framework/request/page-request.ts';
import type { SitePage } from '../../../registry/islands.ts';
import * as P from '../../layout/page.styles.ts';
import { CheckoutEnded } from '../checkout-ended.tsx';
import * as S from '../checkout.styles.ts';

/** The status of a page on which nothing can be paid, by why. */
export const ENDED_STATUS = { unreadable: 404, undated: 200, gone: 200, down: 503 } as const;

interface SalePageParts {
  title: string;
  /** 200 by default. */
  status?: number;
  islands?: SitePage['islands'];
  /** What is sold, where it can be. */
  cart?: CartItem;
  children: ReactNode;
}

/** A page on which something is paid. Nobody's to find, and nobody's to keep: it holds a price that lapses. */
export function salePage({ title, status = 200, islands, cart, children }: SalePageParts): SitePage {
  return {
    status,
    head: { title: withShop(title), robots: 'noindex, nofollow' },
    unkept: true,
    styles: 'page',
    ...(islands && { islands }),
    ...(cart && { cart }),
    body: <P.Wrap>{children}</P.Wrap>,
  };
}

/** Without script nothing can be paid: why, what to name, and whom to call. */
export function ByPhone({
  request: { t, locale },
  words,
}: {
  request: PageRequest;
  words: readonly string[];
}) {
  const phone = marketPhone(locale);
  return (
    <noscript>
      <S.NoScript>
        {[...words, phoneHoursText(locale, t)].map((line) => (
          <p key={line}>{line}</p>
        ))}
        <P.MainLink href={phone.href}>{phone.text}</P.MainLink>
      </S.NoScript>
    </noscript>
  );
}

/** What could not be had now may be there in a moment: the same address once more. */
export function SaleDown({ request, children }: { request: PageRequest; children: ReactNode }) {
  const { t, locale, path, search } = request;
  return (
    <CheckoutEnded
      locale={locale}
      t={t}
      title={t('checkout.downTitle')}
      action={{ href: `${path.split('?', 1)[0]}${search}`, label: t('common.retry') }}
    >
      {children}
    </CheckoutEnded>
  );
}
