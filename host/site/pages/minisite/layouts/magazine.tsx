import type { ReactNode } from 'react';
import * as S from '../../layout/page.styles.ts';
import { Banner } from '../banner.tsx';
import { HomeBody, leadsWithSearch } from './home-body.tsx';
import type { LayoutProps } from './layout-props.ts';
import * as M from './magazine.styles.ts';

const Places = ({ children }: { children: ReactNode }) => <M.Contents data-places="">{children}</M.Contents>;

/** A large headline, the story of the editors, then stays of unequal size. */
export function Magazine(props: LayoutProps) {
  const { request, partner, title, words, search } = props;
  return (
    <S.Wrap>
      <M.Cover>
        <div>
          <h1>{title}</h1>
          <p>{words}</p>
        </div>
        {leadsWithSearch(partner) && search}
        <Banner partner={partner} t={request.t} />
      </M.Cover>
      <HomeBody
        {...props}
        order={['stories', 'offers', 'themes', 'ways', 'rest', 'places']}
        frames={{
          stories: M.Lead,
          offers: M.Offers,
          themes: M.Contents,
          ways: M.Features,
          places: Places,
        }}
        pictures="large"
      />
    </S.Wrap>
  );
}
