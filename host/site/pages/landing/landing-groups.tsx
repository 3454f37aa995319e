import type { LandingGroup } from '@staykit/core/content/page-content.ts';
import type { Locale } from '@staykit/values/market/locale.ts';
import { addressOf } from '../../framework/request/address-of.ts';
import type { BlockRequest } from '../blocks/block-parts.tsx';
import * as S from '../layout/page.styles.ts';

/** The locales that have lists of landing pages. [LANDING-09] */
export const LANDING_LIST_LOCALES: readonly Locale[] = ['es_ES', 'fr_FR'];

interface LandingGroupsProps {
  request: Pick<BlockRequest, 'address' | 'locale'>;
  groups: readonly LandingGroup[];
}

/** Links to the landing pages by occasion, recipient and theme; nothing in a locale that has none. [LANDING-09] */
export function LandingGroups({ request, groups }: LandingGroupsProps) {
  if (!LANDING_LIST_LOCALES.includes(request.locale)) return null;
  return (
    <>
      {groups.map(({ title, links }) => (
        <S.Section key={title} data-landing-group="">
          <S.SectionHead>
            <h2>{title}</h2>
          </S.SectionHead>
          <S.Choices>
            {links.map(({ label, url }) => (
              <li key={url}>
                <a href={addressOf(url, request)}>{label}</a>
              </li>
            ))}
          </S.Choices>
        </S.Section>
      ))}
    </>
  );
}
