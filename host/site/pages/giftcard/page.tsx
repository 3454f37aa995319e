import { hasMark, shop, withShop } from '@staykit/core/market/shop.ts';
import { GIFT_CARD_CODE, giftCardTerms } from '@staykit/core/gift/card/gift-card.ts';
import type { GiftCardTerms } from '@staykit/core/gift/card/gift-card-terms.ts';
import { isPhysicalOffered } from '@staykit/core/gift/sending/gift-formats.ts';
import { GIFT_DESIGNS } from '@staykit/values/gift/gift-design.ts';
import { GIFT_FORMATS } from '@staykit/values/gift/gift-product.ts';
import { CHECKOUT_ROUTES } from '@staykit/core/offer/checkout/checkout-routes.ts';
import { CURRENCY, formatMoney } from '@staykit/core/price/money.ts';
import type { PageRequest } from '../../framework/request/page-request.ts';
import type { SitePage } from '../../registry/islands.ts';
import { inside } from '@staykit/routing/inside.ts';
import { DesignChoice } from '../gift/card/design-choice.tsx';
import { GiftArt } from '../gift/card/gift-art.tsx';
import { GiftLogin } from '../gift/gift-login.tsx';
import { Steps } from '../gift/gift.styles.ts';
import { notFoundPage } from '../errors/not-found/page.tsx';
import * as P from '../layout/page.styles.ts';
import * as S from './giftcard.styles.ts';

const CUSTOMIZATION = /\/giftcard\/customization\/?$/;

const FORMAT_TEXTS = { digital: 'gift.card.digital', physical: 'gift.card.physical' } as const;

const STEPS = ['gift.card.step1', 'gift.step2', 'gift.step3', 'gift.step4'] as const;

/** Where a gift card is made: its amount and its format, which its checkout goes on with. A plain form. [PAGES-05] */
export function giftCardPage(
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
    | 'origin'
    | 'path'
    | 'productUrl'
    | 'search'
    | 't'
    | 'tiles'
    | 'visit'
  >,
): SitePage | Promise<SitePage> {
  const { t, locale, path, search, address } = request;
  const card = giftCardTerms(locale);
  if (!card || !CUSTOMIZATION.test(path.split('?', 1)[0] ?? '')) return notFoundPage(request);
  const formats = GIFT_FORMATS.filter((format) => format === 'digital' || isPhysicalOffered(locale));
  const { amounts, months } = card;
  const [first, chosen = first] = amounts;
  return {
    status: 200,
    styles: 'page',
    head: {
      title: withShop(t('gift.card.title')),
      description: t('gift.card.text'),
      jsonLd: [giftCardData(request, card)],
    },
    body: (
      <P.Wrap>
        <S.Columns>
          <div>
            <h1>{t('gift.card.title')}</h1>
            <p>{t('gift.card.text')}</p>
            {/* Which picture and amount it shows follows from the form, without script. */}
            <S.Card aria-hidden="true">
              {GIFT_DESIGNS.map((design) => (
                <span key={design} data-face={design}>
                  <GiftArt design={design} />
                </span>
              ))}
              <S.Strip>
                <span>{shop().name}</span>
                {amounts.map((cents, at) => (
                  <strong key={cents} data-worth={at}>
                    {formatMoney(cents, locale)}
                  </strong>
                ))}
                <strong data-worth="">{t('gift.card.title')}</strong>
              </S.Strip>
            </S.Card>
          </div>
          <S.Form
            method="get"
            action={inside(address.prefix, CHECKOUT_ROUTES.gifting)}
            data-cart={GIFT_CARD_CODE}
            data-label={t('gift.card.title')}
          >
            <input type="hidden" name="type" value="GIFTCARD" />
            <input type="hidden" name="code" value={GIFT_CARD_CODE} />
            {carried(search).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <div>
              <h2>{t('gift.card.design')}</h2>
              <DesignChoice t={t} label={t('gift.card.design')} design="plain" />
            </div>
            <fieldset>
              <legend>{t('gift.card.amount')}</legend>
              {amounts.map((cents, at) => (
                <label key={cents}>
                  <input
                    type="radio"
                    name="amount"
                    value={cents}
                    defaultChecked={cents === chosen}
                    data-pick={at}
                  />
                  {formatMoney(cents, locale)}
                </label>
              ))}
              <label>
                <input type="radio" name="amount" value="" data-pick="" />
                {t('gift.card.other')}
              </label>
            </fieldset>
            <fieldset>
              <legend>{t('gift.formats')}</legend>
              {formats.map((format) => (
                <label key={format}>
                  <input
                    type="radio"
                    name="giftFormat"
                    value={format}
                    defaultChecked={format === 'digital'}
                  />
                  {t(FORMAT_TEXTS[format])}
                </label>
              ))}
            </fieldset>
            <small>{t('gift.card.valid', { count: months })}</small>
            <button type="submit" data-variant="primary" data-size="l" data-block="true">
              {t('gift.card.continue')}
            </button>
          </S.Form>
        </S.Columns>
        <P.Section aria-labelledby="how">
          <P.SectionHead>
            <h2 id="how">{t('gift.howTitle')}</h2>
          </P.SectionHead>
          <Steps>
            {STEPS.map((step) => (
              <li key={step}>{t(step)}</li>
            ))}
          </Steps>
          <GiftLogin request={request} />
        </P.Section>
      </P.Wrap>
    ),
  };
}

/** What led here goes on to the sale. */
function carried(search: string): [string, string][] {
  return [...new URLSearchParams(search)].filter(([name]) => name.startsWith('utm_') || name === 'minisite');
}

/** What search engines learn about the gift card: what it is, and from what to what amount it is sold. */
function giftCardData(
  { t, origin, path }: Pick<PageRequest, 'origin' | 'path' | 't'>,
  { least, most }: GiftCardTerms,
): object {
  const site = `${origin.protocol}://${origin.host}`;
  const shopImage = shop().social?.url ?? (hasMark() ? '/assets/staykit-600x315.png' : undefined);
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: t('gift.card.title'),
    description: t('gift.card.text'),
    ...(shopImage !== undefined && { image: `${site}${shopImage}` }),
    offers: {
      '@type': 'AggregateOffer',
      lowPrice: (least / 100).toFixed(2),
      highPrice: (most / 100).toFixed(2),
      priceCurrency: CURRENCY,
      url: `${site}${path}`,
      availability: 'https://schema.org/InStock',
    },
  };
}
