import { withShop } from '@staykit/core/market/shop.ts';
import { FAQ_URL, POPULAR_QUESTIONS } from '@staykit/core/contact/faq.ts';
import { CONTACT_REFUSED, CONTACT_THANKS } from '@staykit/core/contact/contact-request.ts';
import { CONTACT_ROUTE } from '@staykit/core/contact/contact-route.ts';
import { quickActions, type QuickAction } from '@staykit/core/contact/quick-actions.ts';
import { CONTACT_REPLY_HOURS } from '@staykit/core/contact/reply-hours.ts';
import { ButtonLink } from '@staykit/ui/primitives/button/button-link.tsx';
import { iconCalendar, iconChevronRight, iconClose, iconTag } from '@staykit/ui/primitives/icon/icons.ts';
import { Icon } from '@staykit/ui/primitives/icon/icon.tsx';
import { Notice } from '@staykit/ui/primitives/notice/notice.tsx';
import type { PageRequest } from '../../framework/request/page-request.ts';
import type { SitePage } from '../../registry/islands.ts';
import { inside } from '@staykit/routing/inside.ts';
import * as P from '../layout/page.styles.ts';
import * as S from './contact.styles.ts';
import { HelpBox } from './help-box.tsx';

const SIGNS: Readonly<Record<QuickAction['name'], string>> = {
  modify: iconCalendar,
  cancel: iconClose,
  invoice: iconTag,
};

/** Help: the answers that many look for, what a guest settles alone, and the ways to talk to somebody. [CONTACT-01] */
export function contactPage(
  request: Pick<PageRequest, 'address' | 'apiOrigin' | 'captcha' | 'locale' | 'productUrl' | 'search' | 't'>,
): SitePage {
  const { t, locale, search, address, apiOrigin, productUrl, captcha } = request;
  const page = inside(productUrl, CONTACT_ROUTE);
  const at = (url: string) => (url.startsWith('/') ? inside(address.prefix, url) : url);
  return {
    status: 200,
    head: { title: withShop(t('contact.title')), description: t('contact.description') },
    styles: 'page',
    islands: {
      contact: apiOrigin === '' ? { successUrl: page } : { contactUrl: apiOrigin + page },
    },
    ...(captcha && { captcha: captcha.sources }),
    body: (
      <>
        <P.Hero data-compact="">
          <P.Wrap>
            <P.Headline>
              <h1>{t('contact.title')}</h1>
              <p>{t('contact.lead')}</p>
            </P.Headline>
          </P.Wrap>
        </P.Hero>
        <P.Wrap>
          <Outcome t={t} told={new URLSearchParams(search).get('ref')} />
          <S.Columns>
            <S.Answers>
              <S.Faq aria-labelledby="contact-faq">
                <div>
                  <h2 id="contact-faq">{t('contact.faqTitle')}</h2>
                  <p>{t('contact.faqText')}</p>
                </div>
                <ButtonLink href={at(FAQ_URL[locale])}>{t('contact.faqLink')}</ButtonLink>
              </S.Faq>
              <section aria-labelledby="contact-quick">
                <h2 id="contact-quick">{t('contact.quick')}</h2>
                <S.Actions>
                  {quickActions().map(({ name, href }) => (
                    <li key={name}>
                      <a href={at(href)}>
                        <Icon of={SIGNS[name]} />
                        {t(`contact.quick.${name}`)}
                      </a>
                    </li>
                  ))}
                </S.Actions>
              </section>
              <section aria-labelledby="contact-popular">
                <h2 id="contact-popular">{t('contact.popular')}</h2>
                <S.Questions>
                  {POPULAR_QUESTIONS[locale].map(({ label, url }) => (
                    <li key={url}>
                      <a href={at(url)}>
                        {label}
                        <Icon of={iconChevronRight} />
                      </a>
                    </li>
                  ))}
                </S.Questions>
              </section>
            </S.Answers>
            <HelpBox request={request} />
          </S.Columns>
        </P.Wrap>
      </>
    ),
  };
}

/** The outcome of a message; the address says it. [CONTACT-06] [SERROR-02] */
function Outcome({ t, told }: Pick<PageRequest, 't'> & { told: string | null }) {
  if (told !== CONTACT_THANKS && told !== CONTACT_REFUSED) return null;
  const isTaken = told === CONTACT_THANKS;
  return (
    <S.Said>
      <Notice tone={isTaken ? 'positive' : 'danger'} role={isTaken ? 'status' : 'alert'}>
        <p>{isTaken ? t('contact.sent', { hours: CONTACT_REPLY_HOURS }) : t('contact.failed')}</p>
      </Notice>
    </S.Said>
  );
}
