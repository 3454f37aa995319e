import type { Translate } from '@staykit/messages/translate.ts';
import { inside } from '@staykit/routing/inside.ts';
import { searchRouteFor } from '@staykit/routing/segments.ts';
import * as S from '../layout/page.styles.ts';

/** Comes too late for an activity, in the place of its price, and leads to the others. [ACTIVITY-05] [ACTIVITY-06] */
export function ExpiredActivity({ t, prefix }: { t: Translate; prefix: string }) {
  return (
    <S.PriceBox>
      <strong data-total="">{t('host.tooLate')}</strong>
      <p>{t('host.expiredText')}</p>
      <S.MainLink href={inside(prefix, `/${searchRouteFor('activity')}`)}>{t('host.seeOthers')}</S.MainLink>
    </S.PriceBox>
  );
}
