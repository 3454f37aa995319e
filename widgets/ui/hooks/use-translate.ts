import { useEffect, useMemo, useState } from 'react';
import type { Locale } from '@staykit/values/market/locale.ts';
import { createTranslate, type Messages, type Translate } from '@staykit/messages/translate.ts';
import { NAMESPACE, translateWith, type I18n } from '@staykit/messages/translate-with.ts';

/** Where a widget has its texts from. */
interface TextSource {
  locale: Locale;
  messages: Messages;
  i18n?: I18n;
}

const EVENTS = 'initialized languageChanged loaded';

/** Changes when the instance has other texts. */
const stateOf = (i18n: I18n): string =>
  `${i18n.language} ${i18n.language !== undefined && i18n.hasLoadedNamespace(NAMESPACE)}`;

/** The texts of a widget: those of the page's i18next instance, in its language of the moment, else `messages`. */
export function useTranslate({ locale, messages, i18n }: TextSource): Translate {
  const [, follow] = useState('');
  const state = i18n && stateOf(i18n);
  useEffect(() => {
    if (!i18n) return undefined;
    const look = () => follow(stateOf(i18n));
    // It may have changed since this was rendered.
    look();
    i18n.on(EVENTS, look);
    return () => void i18n.off(EVENTS, look);
  }, [i18n]);
  return useMemo(() => {
    const ours = createTranslate(locale, messages);
    // Another state is another function, so that all that is made of texts is made again.
    return i18n && state ? translateWith(i18n, locale, ours) : ours;
  }, [locale, messages, i18n, state]);
}
