import type { Messages } from '../../widgets/messages/translate.ts';
import { createTranslate } from '../../widgets/messages/translate.ts';
import type { BoxStaysData } from '../pages/box/box-stays-data.ts';
import { BoxStays, type BoxStaysTools } from '../pages/box/box-stays.tsx';
import type { PageData } from './page-data.ts';

/** The stays of a box, as the server prints them and the browser takes them over. */
export function boxStaysIsland(
  { locale, origin }: PageData,
  data: BoxStaysData,
  { messages, now }: { messages: Messages; now: () => number },
  tools?: BoxStaysTools,
) {
  const stay = { locale, now, t: createTranslate(locale, messages), assetBase: origin };
  return <BoxStays data={data} stay={stay} {...(tools && { tools })} />;
}
