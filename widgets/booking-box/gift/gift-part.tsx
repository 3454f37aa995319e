import { useEffect, useState, type FormEvent } from 'react';
import type { GiftPriceList } from '@staykit/client/gift/gift-delivery.ts';
import { AvailabilityUpsell } from '@staykit/ui/components/availability-upsell/availability-upsell.tsx';
import { useStay } from '@staykit/ui/hooks/stay-context.tsx';
import { StayTotal } from '@staykit/ui/components/price/stay-total/stay-total.tsx';
import { StayError } from '@staykit/values/errors/catalogue.ts';
import { isNotSold } from '@staykit/values/errors/code-groups.ts';
import { referencePrice } from '@staykit/core/price/promo.ts';
import type { BookedProduct } from '@staykit/core/offer/product.ts';
import { Button } from '@staykit/ui/primitives/button/button.tsx';
import { Notice } from '@staykit/ui/primitives/notice/notice.tsx';
import { Spinner } from '@staykit/ui/primitives/spinner/spinner.tsx';
import { RadioList } from '@staykit/ui/primitives/radio-list/radio-list.tsx';
import { useEvent } from '@staykit/ui/hooks/use-event.ts';
import { Form, Options } from '../booking-box.styles.ts';
import { useOnDemand } from '@staykit/ui/hooks/on-demand.ts';
import { BOOKING_PANELS } from '../booking-parts.ts';
import type { BookingPartProps } from '../use-booking-box.ts';
import { chosenGift, offersUpsell } from './chosen-gift.ts';
import { LoadAgain } from '../price/load-again.tsx';
import { finalPrice, type PriceDisplay } from '../price/price-display.ts';

/** The price of a gift; the length that the product is shown with has its promotion too, as on its card. [BOOKING-22] */
function giftDisplay(product: BookedProduct | undefined, sellPrice: number, nights: number): PriceDisplay {
  const isShown = product?.sellPrice === sellPrice;
  const refPrice = (isShown && referencePrice(product)) || sellPrice;
  return finalPrice({ sellPrice, refPrice, totalPrice: sellPrice, nights, nbRooms: 1 });
}

/** The stay as a present: its price by nights, whether every night is included, and no dates. [UPSELL-03] [UPSELL-08] */
export function GiftPart({ box, props }: BookingPartProps) {
  const { client, chosen, adjust, stay, report } = box;
  const { t } = stay;
  const { Extras } = props.parts;
  const [list, setList] = useState<GiftPriceList | 'failed' | 'unsold' | undefined>(props.giftPrices);
  const [tries, setTries] = useState(0);

  const { productId } = props;
  const prices = typeof list === 'object' ? list.prices : [];
  const { nights, upsell, price } = chosenGift(prices, box, props);
  const [daysFailed, setDaysFailed] = useState(false);
  const days = useOnDemand(BOOKING_PANELS.giftDays, upsell && !daysFailed, (error) => {
    setDaysFailed(true);
    report(error);
  });
  const ask = useEvent((signal: AbortSignal) => {
    if (props.giftPrices && tries === 0) return;
    setList(undefined);
    client.giftPrices(productId, { signal }).then(
      (found) => signal.aborted || setList(found),
      (thrown: unknown) => {
        if (signal.aborted) return;
        const isUnsold = thrown instanceof StayError && isNotSold(thrown.code);
        setList(isUnsold ? 'unsold' : 'failed');
        if (!isUnsold) report(thrown);
      },
    );
  });
  useEffect(() => {
    const call = new AbortController();
    ask(call.signal);
    return () => call.abort();
  }, [ask, productId, tries]);

  if (list === 'failed') return <LoadAgain text="booking.failed" onRetry={() => setTries(tries + 1)} />;
  if (list === 'unsold')
    return (
      <Notice
        tone="info"
        role="status"
        {...(props.productUrl !== undefined && {
          action: (
            <a href={`${props.productUrl}/${encodeURIComponent(props.productId)}`}>{t('booking.addDates')}</a>
          ),
        })}
      >
        {t('booking.notGiven')}
      </Notice>
    );
  const plain = prices.find((one) => one.nights === nights);
  return (
    <>
      <StayTotal
        price={price && giftDisplay(box.product, price.sellPrice, nights)}
        details={[
          t('common.nights', { count: nights }),
          t('common.people', { count: list?.giftAdults ?? chosen.pax.adult }),
        ]}
      />
      {prices.length > 1 && (
        <Options>
          <RadioList
            name={`${props.id ?? 'stay-booking'}-nights`}
            label={t('booking.giftNights')}
            value={String(nights)}
            options={prices.map((one) => ({
              value: String(one.nights),
              label: t('common.nights', { count: one.nights }),
            }))}
            onChange={(value) => adjust({ ...chosen, giftNights: Number(value) })}
          />
        </Options>
      )}
      {plain && price && offersUpsell(props) && (
        <AvailabilityUpsell
          checked={upsell}
          supplement={plain.extraUpsellAvailabilityAmount}
          onChange={(checked) => adjust({ ...chosen, upsell: checked ? 'availability' : 'none' })}
        >
          {days ? (
            <days.GiftDays
              // Another worth, other days.
              key={`${nights}-${price.sellPrice}`}
              box={box}
              props={props}
              nights={nights}
              worth={price.sellPrice}
            />
          ) : daysFailed ? (
            <LoadAgain text="booking.giftDaysFailed" onRetry={() => setDaysFailed(false)} />
          ) : (
            <Spinner />
          )}
        </AvailabilityUpsell>
      )}
      {(props.onGift ?? props.giftUrl) && (
        <GiveForm props={props} nights={nights} upsell={upsell} disabled={!price} />
      )}
      {Extras && <Extras box={box} props={props} nights={nights} />}
    </>
  );
}

/** The button that gives the stay: it tells the page, and without script it leads to the checkout. */
function GiveForm({
  props: { giftUrl, onGift, productId },
  nights,
  upsell,
  disabled,
}: Pick<BookingPartProps, 'props'> & { nights: number; upsell: boolean; disabled: boolean }) {
  const { t } = useStay();
  const sent = {
    giftFormat: 'digital',
    id: productId,
    giftNights: String(nights),
    ...(upsell && { upsell: 'availability' }),
  };
  const submit = (event: FormEvent) => {
    if (!onGift) return;
    event.preventDefault();
    onGift();
  };
  return (
    <Form method="get" onSubmit={submit} {...(giftUrl !== undefined && { action: giftUrl })}>
      {Object.entries(sent).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button part="button" type="submit" variant="gift" size="l" block disabled={disabled}>
        {t('booking.offer')}
      </Button>
    </Form>
  );
}
