import { CONTACT_ROUTE } from '@staykit/core/contact/contact-route.ts';
import { phoneHoursText } from '@staykit/core/contact/help-hours.ts';
import { marketPhone } from '@staykit/core/market/market-phone.ts';
import { inside } from '@staykit/routing/inside.ts';
import { ContentBlocks } from '../../blocks/content-blocks.tsx';
import { PlaceChoices } from '../../home/place-choices.tsx';
import * as S from '../../layout/page.styles.ts';
import { Banner } from '../banner.tsx';
import * as B from './brochure.styles.ts';
import { pickBlocks, type LayoutProps } from './layout-props.ts';

/** Pictures from edge to edge, one stay on a screen, and at the end whom to ask. */
export function Brochure({ request, partner, title, words, search, data, flow }: LayoutProps) {
  const { offers, stories, facts, ways, rest } = pickBlocks(data, {
    offers: ['topSearchResults'],
    stories: ['article'],
    ways: ['marketingBlock', 'boxes', 'boxesByCode'],
    facts: ['mainValueProposition'],
  });
  return (
    <>
      <B.Cover>
        <Banner partner={partner} t={request.t} />
        <div>
          <h1>{title}</h1>
          <p>{words}</p>
        </div>
      </B.Cover>
      <S.Wrap>{search}</S.Wrap>
      <B.Screens>
        <ContentBlocks request={request} blocks={offers} pictures="large" />
      </B.Screens>
      <B.Screens data-stories="">
        <ContentBlocks request={request} blocks={stories} />
      </B.Screens>
      <B.Ways>
        <ContentBlocks request={request} blocks={ways} />
      </B.Ways>
      <S.Wrap>
        <ContentBlocks request={request} blocks={rest} />
        {data && <PlaceChoices request={request} places={data.places} flow={flow} />}
        <B.Practical>
          <ContentBlocks request={request} blocks={facts} />
          <Help request={request} />
        </B.Practical>
      </S.Wrap>
    </>
  );
}

/** Whom to ask, by which number and when. */
function Help({ request: { t, locale, address } }: Pick<LayoutProps, 'request'>) {
  const phone = marketPhone(locale);
  return (
    <S.Section>
      <S.SectionHead>
        <h2>{t('minisite.practical')}</h2>
      </S.SectionHead>
      <dl>
        <div>
          <dt>{t('host.callUs')}</dt>
          <dd>
            <a href={phone.href}>{phone.text}</a>
            <br />
            {phoneHoursText(locale, t)}
          </dd>
        </div>
        <div>
          <dt>{t('menu.contact')}</dt>
          <dd>
            <a href={inside(address.prefix, CONTACT_ROUTE)}>{t('host.help')}</a>
          </dd>
        </div>
      </dl>
    </S.Section>
  );
}
