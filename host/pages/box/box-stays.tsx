import { useEffect, useRef } from 'react';
import type { Stay } from '../../../widgets/components/stay-context.tsx';
import { emptyCriteria } from '../../../widgets/core/search/empty-criteria.ts';
import type { Translate } from '../../../widgets/messages/translate.ts';
import { Button } from '../../../widgets/primitives/button/button.tsx';
import { Icon } from '../../../widgets/primitives/icon/icon.tsx';
import { iconMap } from '../../../widgets/primitives/icon/icons.ts';
import { Section, SectionHead, Tiles } from '../page.styles.ts';
import { datedOffer, redeemCriteria } from '../beneficiary/gift-ways.ts';
import { StayTile } from '../stay-tile.tsx';
import type { BoxStaysData } from './box-stays-data.ts';
import { Covered as CoveredText, More } from './box.styles.ts';
import { useBoxStays, type LoadStays } from './use-box-stays.ts';

/** Stays in a row on a desk. */
const COLUMNS = 4;

/** What the list takes from the browser; a server has none of it. */
export interface BoxStaysTools {
  load: LoadStays;
  /** Opens the map of the stays. [BOX-05] */
  openMap: () => void;
}

interface BoxStaysProps {
  data: BoxStaysData;
  stay: Stay;
  /** Only in the browser. */
  tools?: BoxStaysTools;
}

/**
 * The stays that a box is for, and the way to their map. More of them come as their end comes into view; a list that
 * could not be had, or is still on its way, is not there. [BOX-05..09]
 */
export function BoxStays({ data: { first, productUrl, gift }, stay, tools }: BoxStaysProps) {
  const { list, live, more } = useBoxStays(first, tools?.load);
  const { t, locale, assetBase } = stay;
  const { offers, total, next, phase } = list;
  if (offers.length === 0) return null;
  const criteria = gift ? redeemCriteria(gift.adults) : emptyCriteria('gifting');
  return (
    <Section aria-labelledby="stays" data-section="stays">
      <SectionHead>
        <h2 id="stays">{t('gift.stays', { count: total })}</h2>
        <Button disabled={!live} aria-haspopup="dialog" onClick={() => tools?.openMap()}>
          <Icon of={iconMap} size={20} />
          {t('map.see')}
        </Button>
      </SectionHead>
      <Tiles {...(offers.length >= COLUMNS && { 'data-count': COLUMNS })}>
        {offers.map((offer) => (
          <li key={offer.id}>
            <StayTile
              offer={gift ? datedOffer(offer) : offer}
              {...{ criteria, locale, t, productUrl }}
              apiOrigin={assetBase}
              {...(gift && { price: <Covered t={t} included={offer.sellPrice <= gift.amount} /> })}
            />
          </li>
        ))}
      </Tiles>
      {live && phase === 'failed' && (
        <More>
          <Button onClick={more}>{t('common.retry')}</Button>
        </More>
      )}
      {live && (phase === 'idle' || phase === 'loading') && (
        // Each page has a loader of its own: one that is still in view asks again.
        <Loader key={next} label={t('common.loading')} onSeen={more} />
      )}
    </Section>
  );
}

/** Whether a stay is in the box, on days that cost what the box counts for. */
function Covered({ t, included }: { t: Translate; included: boolean }) {
  return (
    <CoveredText data-more={included ? undefined : ''}>
      {t(included ? 'gift.stayIncluded' : 'gift.staySupplement')}
    </CoveredText>
  );
}

/** Stands for the stays to come, and asks for them when somebody sees it. [BOX-07] */
function Loader({ label, onSeen }: { label: string; onSeen: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      onSeen();
    });
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <More ref={place} role="status" data-loader="">
      {label}
    </More>
  );
}
