import { CancellationText } from '@staykit/ui/components/cancellation-text/cancellation-text.tsx';
import { ReviewScore } from '@staykit/ui/components/reviews/review-score/review-score.tsx';
import { cutText, DESCRIPTION_LETTERS } from '@staykit/core/content/cut-text.ts';
import { PETS_DEFAULT_MAX, type PetPolicy } from '@staykit/core/offer/hotel.ts';
import type { ProductDetail } from '@staykit/core/offer/product.ts';
import { taxTerms } from '@staykit/ui/components/price/tourist-tax/tax-terms.ts';
import { formatMoney } from '@staykit/core/price/money.ts';
import type { SearchCriteria } from '@staykit/core/search/criteria.ts';
import { Icon } from '@staykit/ui/primitives/icon/icon.tsx';
import { iconCheck } from '@staykit/ui/primitives/icon/icons.ts';
import type { PageRequest } from '../../../framework/request/page-request.ts';
import { Popover } from '../popover/popover.tsx';
import { Asks, Checks, LongText, Part } from './part.styles.ts';
import { ReviewsLink } from '../reviews/reviews-link.tsx';

/** The part of a hotel's information about parking. [PRODUCT-17] */
const PARKING = 'parking';
/** The part about the way there. */
const ACCESS = 'access';

/** What opens over the page. */
const POPOVERS = ['gettingThere', 'openingHours', 'services', 'thingsToKnow'] as const;

interface HotelInfoProps {
  offer: Pick<ProductDetail, 'hotel' | 'breakfast' | 'cancellationPolicy'>;
  /** It is the page of the hotel, and not a part of a stay. */
  alone?: boolean;
  criteria: SearchCriteria;
  request: Pick<PageRequest, 'address' | 'locale' | 't'>;
}

/** The house: its description, what it has, and four questions that open over the page. [PRODUCT-13] [PRODUCT-14] */
export function HotelInfo({ offer, alone = false, criteria, request }: HotelInfoProps) {
  const { t, locale } = request;
  const { hotel, cancellationPolicy } = offer;
  const { description, highlightedFacilities = [], infoGeneral = [], facilities = [], checkInOut } = hotel;
  const { policy, localTax } = hotel;
  if (description === undefined) return null;
  const about = (code: string) => infoGeneral.find((part) => part.code === code)?.facilities ?? [];
  const { address, zipCode, label: town } = hotel.location;
  const hours = [
    ...(checkInOut
      ? [
          t('product.arrivalFrom', { time: checkInOut.checkin }),
          t('product.departureUntil', { time: checkInOut.checkout }),
        ]
      : []),
    ...(offer.breakfast?.schedules ?? []).map((time) => t('product.breakfastHours', { time })),
  ];
  const services = infoGeneral.filter(({ code }) => code !== PARKING && code !== ACCESS);
  /** Questions that nothing is known of are not shown. */
  const isKnown: Partial<Record<(typeof POPOVERS)[number], boolean>> = {
    openingHours: hours.length > 0,
    services: services.length + facilities.length > 0,
    thingsToKnow: (policy ?? localTax ?? cancellationPolicy) !== undefined,
  };
  const dated = criteria.checkin !== undefined && criteria.checkout !== undefined;
  return (
    <Part id="hotel" {...(!alone && { 'data-section': 'hotel-info' })}>
      <h2>{t('hotel.about')}</h2>
      {description !== '' && <Description text={description} request={request} />}
      {!alone && (
        <ReviewsLink hotel={hotel} request={request}>
          <ReviewScore {...hotel.review} />
        </ReviewsLink>
      )}
      <Checks>
        {highlightedFacilities.map(({ label }) => (
          <li key={label}>
            <Icon of={iconCheck} />
            {label}
          </li>
        ))}
      </Checks>
      <Asks>
        {POPOVERS.filter((about) => isKnown[about] !== false).map((about) => (
          <button key={about} type="button" popoverTarget={about}>
            {t(`product.${about}`)}
          </button>
        ))}
      </Asks>
      <Popover id="gettingThere" title={t('product.gettingThere')} t={t}>
        <address>
          {[hotel.label, address, [zipCode, town].filter(Boolean).join(' ')].filter(Boolean).join(', ')}
        </address>
        <List lines={about(ACCESS)} />
        {about(PARKING).length > 0 && (
          <section>
            <h3>{t('product.parking')}</h3>
            <List lines={about(PARKING)} />
          </section>
        )}
      </Popover>
      {isKnown.openingHours && (
        <Popover id="openingHours" title={t('product.openingHours')} t={t}>
          <List lines={hours} />
        </Popover>
      )}
      {isKnown.services && (
        <Popover id="services" title={t('product.services')} t={t}>
          {services.map(({ code, label, facilities: lines }) => (
            <section key={code}>
              {label !== undefined && <h3>{label}</h3>}
              <List lines={lines} />
            </section>
          ))}
          <List lines={facilities} />
        </Popover>
      )}
      {isKnown.thingsToKnow && (
        <Popover id="thingsToKnow" title={t('product.thingsToKnow')} t={t}>
          {policy && (
            <section>
              <h3>{t('product.pets')}</h3>
              <p>{petText(policy, request)}</p>
            </section>
          )}
          {localTax && (
            <section>
              <h3>{t('tax.title')}</h3>
              {localTax.length === 0 && <p>{t('tax.none')}</p>}
              {localTax.map((tax) => (
                <p key={tax.type + tax.amount}>
                  {taxTerms(tax, t, locale).join(', ')}
                  {'. '}
                  {t(tax.toBePaidAtHotel ? 'tax.atHotel' : 'tax.inPrice')}
                  {'.'}
                </p>
              ))}
            </section>
          )}
          {cancellationPolicy && (
            <section>
              <h3>{t('product.cancellation')}</h3>
              <p data-stay-terms="">
                <CancellationText policy={cancellationPolicy} dated={dated} />
              </p>
            </section>
          )}
        </Popover>
      )}
    </Part>
  );
}

/** Whether animals may come, how many, how heavy, and what it costs. [PRODUCT-16] */
export function petText(policy: PetPolicy, { t, locale }: Pick<PageRequest, 't' | 'locale'>): string {
  const { petsAllowed, petsPrice = 0, petsMaxWeight, petsMaxNumberOfPets = PETS_DEFAULT_MAX } = policy;
  if (!petsAllowed) return t('product.petsNo');
  return [
    t('product.petsMax', { count: petsMaxNumberOfPets }),
    ...(petsMaxWeight === undefined ? [] : [t('product.petsWeight', { weight: petsMaxWeight })]),
    petsPrice > 0 ? t('product.petsPrice', { price: formatMoney(petsPrice, locale) }) : t('product.petsFree'),
  ].join(' ');
}

/** The description by its first letters, fewer on a phone; a press shows all of it. [PRODUCT-11] [PRODUCT-12] */
function Description({ text, request: { t } }: { text: string; request: Pick<PageRequest, 't'> }) {
  const { mobile, desktop } = DESCRIPTION_LETTERS;
  if (cutText(text, mobile) === text) return <p>{text}</p>;
  const isShort = cutText(text, desktop) === text;
  return (
    <LongText>
      {isShort && <p data-cut="desktop">{text}</p>}
      <details {...(isShort && { 'data-cut': 'mobile' })}>
        <summary>
          <span data-cut="mobile">{cutText(text, mobile)} </span>
          <span data-cut="desktop">{cutText(text, desktop)} </span>
          <b>{t('common.showMore')}</b>
          <b>{t('common.showLess')}</b>
        </summary>
        <p>{text}</p>
      </details>
    </LongText>
  );
}

function List({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <ul>
      {[...new Set(lines)].map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
