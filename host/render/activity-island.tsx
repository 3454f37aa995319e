import type { Messages } from '../../widgets/messages/translate.ts';
import { createTranslate } from '../../widgets/messages/translate.ts';
import type { ActivityPanelData } from '../pages/activity/activity-data.ts';
import { ActivityPanel, type ActivityTools } from '../pages/activity/activity-panel.tsx';
import type { PageData } from './page-data.ts';

/** The purchase panel of an activity, as the server prints it and the browser takes it over. */
export function activityIsland(
  { locale, origin }: PageData,
  data: ActivityPanelData,
  { messages, now }: { messages: Messages; now: () => number },
  tools?: ActivityTools,
) {
  const stay = { locale, now, t: createTranslate(locale, messages), assetBase: origin };
  return <ActivityPanel data={data} stay={stay} {...(tools && { tools })} />;
}
