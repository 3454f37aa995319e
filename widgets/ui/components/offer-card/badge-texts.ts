import { formatDay } from '@staykit/core/dates/format-date.ts';
import type { Badge } from '@staykit/core/offer/card/badges.ts';
import type { Stay } from '../../hooks/stay-context.tsx';
import type { BadgeText } from '../badges/badges.tsx';

/** A badge in words. [BADGE-02] */
export function badgeText(badge: Badge, { t, locale }: Stay): BadgeText {
  const { kind } = badge;
  if (badge.kind === 'expiration') {
    return { kind, text: t('badge.expiration', { date: formatDay(badge.date, locale, 'medium') }) };
  }
  if (badge.kind === 'roomsLeft') return { kind, text: t('badge.roomsLeft', { count: badge.count }) };
  if (badge.kind === 'lastMinute') return { kind, text: t('badge.lastMinute') };
  return { kind, text: badge.text };
}
