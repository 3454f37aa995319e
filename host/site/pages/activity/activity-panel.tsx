import { useEffect, useState } from 'react';
import type { FormEvent } from 'react';
import type { Track } from '@staykit/analytics/track.ts';
import { Percent } from '@staykit/ui/components/price/price-tag/percent.styles.ts';
import { StayContext, type Stay } from '@staykit/ui/hooks/stay-context.tsx';
import { activityCheckoutLink } from '@staykit/core/offer/activity/activity-checkout-link.ts';
import { activityPrices } from '@staykit/core/offer/activity/activity-detail.ts';
import {
  activityPaxRange,
  askedActivityPax,
  firstActivityPax,
  stepActivityPax,
} from '@staykit/core/offer/activity/activity-pax.ts';
import { activityPrice, formatMoney } from '@staykit/core/price/money.ts';
import { referencePrice, shownPromo } from '@staykit/core/price/promo.ts';
import type { AddressBinding } from '@staykit/core/search/address/address.ts';
import { Button } from '@staykit/ui/primitives/button/button.tsx';
import { Notice } from '@staykit/ui/primitives/notice/notice.tsx';
import { Stepper } from '@staykit/ui/primitives/stepper/stepper.tsx';
import { PriceBox } from '../layout/detail.styles.ts';
import type { ActivityPanelData } from './activity-data.ts';
import { Amounts, Buy } from './activity.styles.ts';
import { HowToReceive } from './how-to-receive.tsx';

/** What the panel takes from the browser; a server has none of it. */
export interface ActivityTools {
  address: AddressBinding;
  /** Leaves for another page. */
  navigate: (url: string) => void;
  track?: Track;
}

interface ActivityPanelProps {
  data: ActivityPanelData;
  stay: Stay;
  /** Only in the browser. */
  tools?: ActivityTools;
}

/** What an activity costs for as many as take part, and the two ways to buy it. [ACTIVITY-07] [ACTIVITY-08] */
export function ActivityPanel({ data, stay, tools }: ActivityPanelProps) {
  const { t, locale } = stay;
  const { id, prices, checkoutUrl, minisite } = data;
  const [pax, setPax] = useState(() => firstActivityPax(prices));
  /** How it is received is being asked, and whether it is for oneself. [ACTIVITY-09] [ACTIVITY-11] */
  const [asking, setAsking] = useState<{ ownUse: boolean }>();
  const price = activityPrices(prices).get(pax);
  const { min, max } = activityPaxRange(prices);
  const label = t('travellers.participants');

  useEffect(() => {
    if (!tools) return;
    const read = () => setPax(firstActivityPax(prices, askedActivityPax(tools.address.read().hash)));
    read();
    return tools.address.subscribe(read);
  }, [prices, tools]);

  const step = (by: 1 | -1) => {
    const next = stepActivityPax(prices, pax, by);
    if (next === pax) return;
    setPax(next);
    const hash = new URLSearchParams(tools?.address.read().hash);
    hash.set('a', String(next));
    tools?.address.write({ hash: String(hash) }, 'replace');
  };
  const choose = (ownUse: boolean) => (event: FormEvent<HTMLButtonElement>) => {
    // Until the page is live the button sends its form: the checkout is one page further either way.
    if (!tools) return;
    event.preventDefault();
    setAsking({ ownUse });
  };
  const leave = () => {
    setAsking(undefined);
    if (price)
      tools?.track?.('add_to_cart', {
        id,
        label: data.label,
        price: price.sellPrice,
        flow: 'activity',
        quantity: 1,
      });
    tools?.navigate(
      activityCheckoutLink(checkoutUrl, {
        id,
        pax,
        ...asking,
        ...(minisite !== undefined && { minisite }),
      }),
    );
  };
  if (!price)
    return (
      <PriceBox>
        <Notice tone="info">{t('activity.failed')}</Notice>
      </PriceBox>
    );
  const percent = shownPromo(price);
  const before = referencePrice(price);
  return (
    <StayContext.Provider value={stay}>
      <PriceBox>
        <Amounts aria-live="polite">
          <p data-price="">
            <strong data-total="">{formatMoney(price.sellPrice, locale)}</strong>
            {percent !== undefined && before !== undefined && (
              <>
                <s>{formatMoney(before, locale)}</s>
                <Percent>{t('card.promo', { percent })}</Percent>
              </>
            )}
          </p>
          {percent !== undefined && price.moneySaved ? (
            <p data-saved="">{t('booking.total.saved', { amount: formatMoney(price.moneySaved, locale) })}</p>
          ) : null}
          <p>
            {`${t('travellers.participantCount', { count: pax })} · `}
            <span data-person="">
              {`${formatMoney(100 * activityPrice(price.sellPrice, pax), locale)} ${t('card.aPerson')}`}
            </span>
          </p>
        </Amounts>
        <Stepper
          value={pax}
          min={min}
          max={max}
          label={label}
          hint={t('travellers.participantsRange', { min, max })}
          decreaseLabel={t('travellers.less', { label })}
          increaseLabel={t('travellers.more', { label })}
          onChange={(next) => step(next > pax ? 1 : -1)}
        />
        <Buy action={checkoutUrl}>
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="a" value={pax} />
          {minisite !== undefined && <input type="hidden" name="minisite" value={minisite} />}
          <Button type="submit" variant="gift" size="l" block aria-haspopup="dialog" onClick={choose(false)}>
            {t('booking.offer')}
          </Button>
          <Button
            type="submit"
            name="customType"
            value="OWN_USE"
            size="l"
            block
            aria-haspopup="dialog"
            onClick={choose(true)}
          >
            {t('activity.buyForMyself')}
          </Button>
        </Buy>
      </PriceBox>
      <HowToReceive
        open={asking !== undefined}
        {...(asking && { ownUse: asking.ownUse })}
        onClose={() => setAsking(undefined)}
        onContinue={leave}
      />
    </StayContext.Provider>
  );
}
