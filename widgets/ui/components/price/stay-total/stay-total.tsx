import { Fragment } from 'react';
import { formatAmount, formatMoney, wholeUnits } from '@staykit/core/price/money.ts';
import { Skeleton } from '../../../primitives/skeleton/skeleton.tsx';
import { VisuallyHidden } from '../../../primitives/visually-hidden/visually-hidden.tsx';
import { Percent } from '../price-tag/percent.styles.ts';
import { useStay } from '../../../hooks/stay-context.tsx';
import { Details, Message, Old, Root, Saved, TaxLine, TaxLines, Total } from './stay-total.styles.ts';
import type { TaxNote } from './tax-notes.ts';

/** The price of a stay in its parts. Amounts are cents for the whole party and stay by default. */
export interface StayPrice {
  /** All that is paid to the shop. */
  total: number;
  /** Whole units, rounded up; not told where it is the total. [PRICE-02] */
  perNight: number;
  /** The lowest of several days: the display says so. [PRICE-11] */
  from: boolean;
  /** Before the promotion, where that is worth telling. */
  before?: number;
  /** Whole per cent. */
  percent?: number;
  /** Told where the price is final. */
  saved?: number;
}

export interface StayTotalProps {
  /** Without it the same room is held while a price is on its way. */
  price: StayPrice | undefined;
  /** It is the price of an earlier choice, and a newer one is on its way. */
  isOld?: boolean;
  /** How long and who, in words: '2 nights', '2 adults'. */
  details?: readonly string[];
  /** Tourist taxes; a line is held for them where a list is given, even an empty one. */
  taxes?: readonly TaxNote[];
  /** Opens what the taxes are made of: from each of them, and from a line of its own while none is known. */
  onTaxes?: () => void;
  /** Said where no promotion has something to say; an empty one holds the line, and without one it may come and go. */
  note?: string;
}

/**
 * What a stay costs: the total strongest, a night weaker, the price before the promotion weakest, what is saved, and
 * where the tourist tax is paid. As tall while a price is on its way as when it is there. It is no live region: the
 * page around knows what is worth announcing.
 */
export function StayTotal(props: StayTotalProps) {
  const { price, isOld = false, details = [], taxes, onTaxes, note } = props;
  const { t, locale } = useStay();
  // What will be paid is told to the cent, as at the checkout; the lowest of several days in whole units.
  const amount = price?.from ? formatMoney : formatAmount;
  const isLoading = price === undefined;
  const [first, ...others] = details;
  const isSingle = price && wholeUnits(price.total) === price.perNight;
  const night =
    price && !isSingle && t('card.perNight', { price: formatMoney(price.perNight * 100, locale) });
  const facts = [first, night, ...others].filter((fact) => typeof fact === 'string');
  return (
    <Root part="price" aria-busy={isLoading || isOld} data-old={isOld || undefined}>
      <Total>
        {price ? (
          <>
            <VisuallyHidden>{`${t('card.total')} `}</VisuallyHidden>
            {price.from && <small>{`${t('card.from')} `}</small>}
            <strong translate="no">{amount(price.total, locale)}</strong>
            <Before price={price} />
          </>
        ) : (
          <>
            <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
            <Skeleton shape="title" />
          </>
        )}
      </Total>
      <Details>
        {price ? (
          facts.map((fact, index) => (
            <Fragment key={fact}>
              {index > 0 && ' '}
              <span>{fact}</span>
            </Fragment>
          ))
        ) : (
          <Skeleton shape="text" />
        )}
      </Details>
      {taxes && <TaxParts taxes={taxes} {...(onTaxes && { onTaxes })} />}
      <Saving price={price} note={note} />
    </Root>
  );
}

/** Where the taxes are paid, and what they come to; each opens what it is made of. [TAX-04] [TAX-05] */
function TaxParts({ taxes, onTaxes }: { taxes: readonly TaxNote[]; onTaxes?: () => void }) {
  const { t, locale } = useStay();
  const texts = taxes.map(({ amount, currency, atHotel }) =>
    t(atHotel ? 'booking.total.taxAtHotel' : 'booking.total.taxInPrice', {
      amount: formatAmount(amount, locale, currency),
    }),
  );
  if (texts.length === 0 && onTaxes) texts.push(t('tax.title'));
  return (
    <TaxLines>
      {texts.map((text) => (
        <TaxLine key={text}>
          {onTaxes ? (
            <button type="button" aria-haspopup="dialog" onClick={onTaxes}>
              {text}
            </button>
          ) : (
            text
          )}
        </TaxLine>
      ))}
    </TaxLines>
  );
}

/** The price before the promotion, beside the one that is paid. */
function Before({ price: { before, percent, from } }: { price: StayPrice }) {
  const { t, locale } = useStay();
  if (from || (before === undefined && percent === undefined)) return null;
  return (
    <Old>
      {before !== undefined && (
        <>
          <VisuallyHidden>{` ${t('card.oldPrice')} `}</VisuallyHidden>
          <s>{formatAmount(before, locale)}</s>
        </>
      )}
      {percent !== undefined && <Percent>{t('card.promo', { percent })}</Percent>}
    </Old>
  );
}

/** What is saved, or up to what; else what there is to say. (spec: product 4, price display) */
function Saving({ price, note }: { price: StayPrice | undefined; note: string | undefined }) {
  const { t, locale } = useStay();
  const { from, percent, saved } = price ?? {};
  const text = from
    ? percent !== undefined && t('booking.total.upTo', { percent })
    : saved && t('booking.total.saved', { amount: formatAmount(saved, locale) });
  if (text) {
    return (
      <Message>
        <Saved>{text}</Saved>
      </Message>
    );
  }
  // An empty text would be a node that the server's HTML does not have.
  return note === undefined ? null : <Message>{(price && note) || null}</Message>;
}
