import { VisuallyHidden } from '@staykit/ui/primitives/visually-hidden/visually-hidden.tsx';
import { shop } from '@staykit/core/market/shop.ts';
import { languageTag, type Locale } from '@staykit/values/market/locale.ts';
import type { PageRequest } from '../../framework/request/page-request.ts';
import type { SitePage } from '../../registry/islands.ts';
import { siteAddress } from '@staykit/routing/sites.ts';
import * as S from '../layout/page.styles.ts';

/** Greeting and way in, in each language of Belgium: the same two for every visitor. [PAGES-04] */
const WAYS: readonly { locale: Locale; greeting: string; enter: string; name: string }[] = [
  { locale: 'nl_BE', greeting: 'Welkom', enter: 'Ga verder', name: 'Nederlands' },
  { locale: 'fr_BE', greeting: 'Bienvenue', enter: 'Entrer', name: 'Français' },
];

/** Where Belgium chooses its language. */
export function splashPage({ origin, sites }: Pick<PageRequest, 'origin' | 'sites'>): SitePage {
  return {
    status: 200,
    head: {
      title: `${shop().name}: Nederlands, français`,
      description: 'Kies je taal. Choisissez votre langue.',
      canonical: '/',
    },
    styles: 'page',
    body: (
      <S.Wrap>
        <VisuallyHidden as="h1">{shop().name}</VisuallyHidden>
        <S.Splash>
          {WAYS.map(({ locale, greeting, enter, name }) => (
            <section key={locale} lang={languageTag(locale)}>
              <h2>{greeting}</h2>
              <p>{name}</p>
              <S.MainLink href={`${siteAddress(locale, origin, sites) ?? ''}/`}>{enter}</S.MainLink>
            </section>
          ))}
        </S.Splash>
      </S.Wrap>
    ),
  };
}
