import type { ReactElement, ReactNode } from 'react';
import { THEMES } from '@staykit/themes/registry.ts';
import { token } from '@staykit/themes/token.ts';
import { baseCss, themeCss } from '@staykit/themes/to-css.ts';
import { LOCALES, languageTag, type Locale } from '@staykit/values/market/locale.ts';
import en from '@staykit/messages/en.json';
import { LOCALE_TEXTS } from '@staykit/messages/locale-texts.ts';
import { createTranslate, type Messages, type Translate } from '@staykit/messages/translate.ts';
import { StayContext } from '@staykit/ui/hooks/stay-context.tsx';
import { TEST_NOW } from '../fixtures/criteria.ts';

/** What the toolbar of the workshop chooses. */
export interface Look {
  /** One of the six locales, or `en`: the reference texts, with French formats. */
  locale: Locale | 'en';
  /** Name of a theme. */
  theme: string;
  scheme: 'light' | 'dark';
}

/** What a story is drawn with: it is spread over a widget. */
export interface Surroundings {
  locale: Locale;
  messages: Messages;
  /** The instant that tests call now. */
  now: () => number;
}

/** The choices of the toolbar. */
export const CHOICES = {
  locale: [...LOCALES, 'en'],
  theme: [...THEMES.keys()],
  scheme: ['light', 'dark'],
} as const;

const sheet = new CSSStyleSheet();

/** Puts the theme and the scheme on the page, as a page of the shop would. */
function dress({ locale, theme, scheme }: Look): void {
  const look = THEMES.get(theme);
  sheet.replaceSync(
    `${baseCss(':root')}${look ? themeCss(look, ':root') : ''}
     :root{color-scheme:${scheme}!important;background:${token('color.page')};color:${token('color.text')}}
     body{margin:0}
     main{padding:16px;font:${token('type.size-16')}/${token('type.line-text')} ${token('type.family')}}`,
  );
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
  document.documentElement.lang = locale === 'en' ? 'en' : languageTag(locale);
}

/** The surroundings of a look. */
export function surroundingsOf({ locale }: Look): Surroundings & { t: Translate } {
  const messages = locale === 'en' ? (en as Messages) : LOCALE_TEXTS[locale];
  const formats = locale === 'en' ? 'fr_FR' : locale;
  return { locale: formats, messages, now: () => TEST_NOW, t: createTranslate(locale, messages) };
}

/** A story as a widget on a page of the shop surrounds it. */
export function inLook(ui: ReactNode, look: Look): ReactElement {
  dress(look);
  const { locale, now, t } = surroundingsOf(look);
  return (
    <StayContext.Provider value={{ locale, now, t, assetBase: '' }}>
      <main>{ui}</main>
    </StayContext.Provider>
  );
}
