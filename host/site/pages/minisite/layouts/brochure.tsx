import type { ReactNode } from 'react';
import { CONTACT_ROUTE } from '@staykit/core/contact/contact-route.ts';
import { phoneHoursText } from '@staykit/core/contact/help-hours.ts';
import { marketPhone } from '@staykit/core/market/market-phone.ts';
import { inside } from '@staykit/routing/inside.ts';
import * as S from '../../layout/page.styles.ts';
import { Banner } from '../banner.tsx';
import * as B from './brochure.styles.ts';
import { HomeBody } from './home-body.tsx';
import type { LayoutProps } from './layout-props.ts';

const Stories = ({ children }: { children: ReactNode }) => <B.Screens data-stories="">{children}</B.Screens>;

/** Pictures from edge to edge, one stay on a screen, and at the end whom to ask. */
export function Brochure(props: LayoutProps) {
  const { request, partner, title, words } = props;
  const Facts = ({ children }: { children: ReactNode }) => (
    <S.Wrap>
      <B.Practical>
        {children}
        <Help request={request} />
      </B.Practical>
    </S.Wrap>
  );
  return (
    <>
      <B.Cover>
        <Banner partner={partner} t={request.t} />
        <div>
          <h1>{title}</h1>
          <p>{words}</p>
        </div>
      </B.Cover>
      <HomeBody
        {...props}
        order={['search', 'offers', 'stories', 'ways', 'rest', 'places', 'facts']}
        frames={{ offers: B.Screens, stories: Stories, ways: B.Ways, facts: Facts }}
        kept="facts"
        others={S.Wrap}
        pictures="large"
      />
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
