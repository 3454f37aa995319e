import type { ActivityDetail } from '@staykit/core/offer/activity/activity-detail.ts';
import { Icon } from '@staykit/ui/primitives/icon/icon.tsx';
import { iconCheck } from '@staykit/ui/primitives/icon/icons.ts';
import type { Translate } from '@staykit/messages/translate.ts';
import { Checks, Item, Part } from '../product/details/part.styles.ts';
import { Steps } from './activity.styles.ts';

interface ActivityTextsProps {
  activity: ActivityDetail;
  t: Translate;
}

/** What is to know of the activities themselves; practical information has it. */
const ownNotes = ({ activities }: ActivityDetail) =>
  activities.flatMap(({ importantInformation = [] }) => importantInformation);

const once = (lines: readonly string[]) => [...new Set(lines)];

/** All texts of an activity; parts without one are left out. [ACTIVITY-01] */
export function ActivityTexts({ activity, t }: ActivityTextsProps) {
  const { description, activities, locations, niceToKnow, importantInformation } = activity;
  const own = ownNotes(activity);
  return (
    <>
      <Part data-section="description">
        <h2>{t('activity.about')}</h2>
        <p>{description}</p>
      </Part>
      <Part data-section="activities">
        <h2>{t('activity.activities')}</h2>
        {activities.map((one) => (
          <Item key={one.title}>
            <div>
              <h3>{one.title}</h3>
              {one.univers !== undefined && <p data-muted="">{one.univers}</p>}
              <p>{one.description}</p>
            </div>
          </Item>
        ))}
      </Part>
      <Lines
        section="program"
        title={t('activity.program')}
        lines={activities.flatMap(({ composition = [] }) => composition)}
        checked
      />
      <Lines
        section="schedules"
        title={t('activity.schedules')}
        lines={activities.flatMap(({ schedules = [] }) => schedules)}
      />
      <Lines
        section="locations"
        title={t('activity.locations')}
        lines={locations.map(({ label }) => label)}
      />
      <Lines section="nice-to-know" title={t('activity.niceToKnow')} lines={niceToKnow} />
      <Lines
        section="important"
        title={t('activity.important')}
        lines={importantInformation.filter((line) => !own.includes(line))}
      />
      <PracticalInfo activity={activity} t={t} />
      <HowItWorks t={t} />
    </>
  );
}

interface LinesProps {
  section: string;
  title: string;
  lines: readonly string[];
  /** Each with a sign, as what is included. */
  checked?: boolean;
}

function Lines({ section, title, lines, checked = false }: LinesProps) {
  if (lines.length === 0) return null;
  return (
    <Part data-section={section}>
      <h2>{title}</h2>
      {checked ? (
        <Checks>
          {once(lines).map((line) => (
            <li key={line}>
              <Icon of={iconCheck} />
              {line}
            </li>
          ))}
        </Checks>
      ) : (
        <ul>
          {once(lines).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </Part>
  );
}

/** How to come, when it is open, what to know. [ACTIVITY-01] */
function PracticalInfo({ activity, t }: ActivityTextsProps) {
  const { activities, locations, importantInformation, niceToKnow } = activity;
  const centers = activities.flatMap(({ activityCenter }) => activityCenter ?? []);
  const addresses = centers.map(({ label, location }) =>
    [label, location?.address, [location?.zipCode, location?.label].filter(Boolean).join(' ')]
      .filter(Boolean)
      .join(', '),
  );
  const parts = [
    [t('product.gettingThere'), addresses.length > 0 ? addresses : locations.map(({ label }) => label)],
    [t('product.openingHours'), activities.flatMap(({ schedules = [] }) => schedules)],
    [
      t('product.thingsToKnow'),
      [...ownNotes(activity), ...(importantInformation.length > 0 ? importantInformation : niceToKnow)],
    ],
  ] as const;
  return (
    <Part data-section="practical">
      <h2>{t('activity.practical')}</h2>
      {parts.map(([title, lines]) => (
        <div key={title}>
          <h3>{title}</h3>
          <ul>
            {once(lines).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      ))}
    </Part>
  );
}

/** The way from the choice to the day itself, in three steps. [ACTIVITY-03] */
function HowItWorks({ t }: { t: Translate }) {
  return (
    <Part data-section="how-it-works">
      <h2>{t('gift.howTitle')}</h2>
      <Steps>
        <li>{t('activity.step1')}</li>
        <li>{t('activity.step2')}</li>
        <li>{t('activity.step3')}</li>
      </Steps>
    </Part>
  );
}
