import { useEffect, useRef, useState } from 'react';
import type { ResultsClient } from '@staykit/client/stay-client.ts';
import { StayContext, type Stay } from '@staykit/ui/hooks/stay-context.tsx';
import { localNow } from '@staykit/core/market/time-zone.ts';
import type { AddressBinding } from '@staykit/core/search/address/address.ts';
import { criteriaToHash, hashHasCriteria, readCriteria } from '@staykit/core/search/address/address-hash.ts';
import type { SearchCriteria } from '@staykit/core/search/criteria.ts';
import { DEFAULT_PAX } from '@staykit/values/pax/pax.ts';
import { emptyCriteria } from '@staykit/core/search/empty-criteria.ts';
import type { Translate } from '@staykit/messages/translate.ts';
import { Button } from '@staykit/ui/primitives/button/button.tsx';
import { Icon } from '@staykit/ui/primitives/icon/icon.tsx';
import { useEvent } from '@staykit/ui/hooks/use-event.ts';
import { iconMap } from '@staykit/ui/primitives/icon/icons.ts';
import { Section, SectionHead, Tiles } from '../layout/page.styles.ts';
import { datedOffer, redeemCriteria } from '../beneficiary/gift-ways.ts';
import { StayTile } from '../layout/stay-tile.tsx';
import type { BoxStaysData } from './box-stays-data.ts';
import { Covered as CoveredText, More } from './box.styles.ts';
import { StayFilters } from './stay-filters.tsx';
import { useBoxStays, type LoadStays } from './use-box-stays.ts';

/** Stays in a row on a desk. */
const COLUMNS = 4;

/** What the list takes from the browser; a server has none of it. */
export interface BoxStaysTools {
  load: LoadStays;
  /** Counts for the filters of the list. [PAPI-21] */
  facets: ResultsClient['facets'];
  /** Holds the filters; of the page where nobody else does. */
  address: AddressBinding;
  /** Opens the map of the stays: of those that the filters leave, where there are any. [BOX-05] */
  openMap: (filters?: SearchCriteria) => void;
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
export function BoxStays({ data: { code, first, productUrl, gift }, stay, tools }: BoxStaysProps) {
  const { t, locale, assetBase, now } = stay;
  const [criteria, setCriteria] = useState(() =>
    gift ? redeemCriteria(gift.adults) : emptyCriteria('gifting'),
  );
  const { list, live, more } = useBoxStays(first, tools?.load, criteria);
  const { offers, total, next, phase } = list;
  const filtered = criteriaToHash({ ...criteria, pax: DEFAULT_PAX }) !== criteriaToHash(emptyCriteria());
  const readAddress = useEvent(() => {
    const { hash = '' } = tools?.address.read() ?? {};
    if (!hashHasCriteria(hash)) return;
    setCriteria({ ...readCriteria({ hash, search: '' }, localNow(now(), locale)), flow: criteria.flow });
  });
  useEffect(readAddress, [readAddress]);
  const apply = (wanted: SearchCriteria) => {
    setCriteria(wanted);
    tools?.address.write({ hash: criteriaToHash(wanted) }, 'replace');
  };
  if (offers.length === 0 && !filtered) return null;
  return (
    <StayContext.Provider value={stay}>
      <Section aria-labelledby="stays" data-section="stays">
        <SectionHead>
          <h2 id="stays">
            {code === undefined
              ? t('gift.voucherStays', { count: total })
              : t('gift.stays', { count: total })}
          </h2>
          {code !== undefined && (
            <Button
              disabled={!live}
              aria-haspopup="dialog"
              onClick={() => tools?.openMap(filtered ? criteria : undefined)}
            >
              <Icon of={iconMap} size={20} />
              {t('map.see')}
            </Button>
          )}
        </SectionHead>
        <StayFilters criteria={criteria} onApply={apply} {...(live && tools && { facets: tools.facets })} />
        {offers.length === 0 && phase === 'done' && <p role="status">{t('results.empty')}</p>}
        <Tiles {...(offers.length >= COLUMNS && { 'data-count': COLUMNS })}>
          {offers.map((offer) => (
            <li key={offer.id}>
              <StayTile
                offer={gift ? datedOffer(offer) : offer}
                {...{ criteria, locale, t, productUrl }}
                apiOrigin={assetBase}
                {...(gift?.amount !== undefined && {
                  price: <Covered t={t} included={offer.sellPrice <= gift.amount} />,
                })}
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
          <Loader key={`${next} ${criteriaToHash(criteria)}`} label={t('common.loading')} onSeen={more} />
        )}
      </Section>
    </StayContext.Provider>
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
  const tellSeen = useEvent(onSeen);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      tellSeen();
    });
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, [tellSeen]);
  return (
    <More ref={place} role="status" data-loader="">
      {label}
    </More>
  );
}
