import { askWishes } from '@staykit/client/visitor/wishlist.ts';
import { ACCOUNT_PATHS, SIGN_IN_PATH } from '@staykit/core/account/account-links.ts';
import type { OfferCard } from '@staykit/core/offer/card/offer-card.ts';
import { emptyCriteria } from '@staykit/core/search/empty-criteria.ts';
import { ButtonLink } from '@staykit/ui/primitives/button/button-link.tsx';
import { hasHearts } from '../../shell/wishlist/has-hearts.ts';
import type { PageRequest } from '../../framework/request/page-request.ts';
import * as P from '../layout/page.styles.ts';
import { StayTile } from '../layout/stay-tile.tsx';
import * as S from './account.styles.ts';

/** Wishes that a page shows, the newest first. */
const WISHES_SHOWN = 24;

/** Signing in, and back to the wishlist: the account may keep other stays than this browser. */
const SIGN_IN = `${SIGN_IN_PATH}?origin=${encodeURIComponent(ACCOUNT_PATHS.wishlist)}`;

/** What is wished for and still sold. */
export async function loadWishes({
  visitor,
  products,
}: Pick<PageRequest, 'products' | 'visitor'>): Promise<OfferCard[]> {
  const ids = visitor ? await askWishes(visitor) : [];
  const found = await Promise.all(
    ids
      .slice(0, WISHES_SHOWN)
      .map((id) => products.productDetail(id, emptyCriteria()).catch(() => undefined)),
  );
  return found.filter((offer) => offer !== undefined);
}

interface WishlistProps {
  request: Pick<PageRequest, 'apiOrigin' | 'locale' | 'productUrl' | 't' | 'visit'>;
  signedIn: boolean;
  wishes: readonly OfferCard[];
}

/** The stays that a visitor keeps, each with a heart that takes it off; without any, the way to some. */
export function Wishlist({ request, signedIn, wishes }: WishlistProps) {
  const { t, locale, productUrl, apiOrigin } = request;
  const hearted = wishes.length > 0 && hasHearts({ origin: apiOrigin, care: request.visit.care });
  return (
    <>
      {wishes.length === 0 && (
        <div>
          <p>{t('account.noWishes')}</p>
          <P.MainLink href="/search">{t('host.allStays')}</P.MainLink>
        </div>
      )}
      {wishes.length > 0 && (
        <P.Tiles {...(hearted && { 'data-wish': '' })}>
          {wishes.map((offer) => (
            <S.Wished key={offer.id} data-wished={offer.id}>
              <StayTile
                heading="h2"
                {...{ offer, criteria: emptyCriteria(), locale, t, productUrl, apiOrigin }}
              />
            </S.Wished>
          ))}
        </P.Tiles>
      )}
      {!signedIn && (
        <S.Elsewhere>
          <p>{t('account.wishesElsewhere')}</p>
          <ButtonLink href={SIGN_IN}>{t('account.signIn')}</ButtonLink>
        </S.Elsewhere>
      )}
    </>
  );
}
