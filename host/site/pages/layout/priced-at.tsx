import { formatDay } from '@staykit/core/dates/format-date.ts';
import { marketNow } from '@staykit/core/dates/market-time.ts';
import { settingsOf } from '@staykit/core/market/market-settings.ts';
import type { PageRequest } from '../../framework/request/page-request.ts';
import { PricedLine } from './page.styles.ts';

/** Stands for the date while a text is cut in two. */
const CUT = '\u0000';

/** Of which day the prices of a page are that was printed in advance; nothing on a page that is made when it is asked for. */
export function PricedAt({
  request: { pricedAt, locale, t },
}: {
  request: Pick<PageRequest, 'pricedAt' | 'locale' | 't'>;
}) {
  if (pricedAt === undefined) return null;
  const [before, after] = t('host.pricesOf', { date: CUT }).split(CUT);
  const { date } = marketNow(pricedAt, settingsOf(locale).timeZone);
  return (
    <PricedLine data-priced="">
      {before}
      <time dateTime={new Date(pricedAt).toISOString()}>{formatDay(date, locale)}</time>
      {after}
    </PricedLine>
  );
}
