import { useEffect, useRef, useSyncExternalStore, version, type ReactNode } from 'react';
import pageCss from 'virtual:staykit-page-css';
import { keepTexts } from '@staykit/elements/element/keep-texts.ts';
import { adoptStyles, collectCss, rule } from '@staykit/elements/styles/styled.ts';
import { languageTag, type Locale } from '@staykit/values/market/locale.ts';

rule(pageCss);
// Before anything is rendered: no widget is ever shown without its rules.
if (typeof document !== 'undefined') adoptStyles(document);

const HOISTS_STYLES = Number.parseInt(version, 10) >= 19;
const subscribe = () => () => {};

/**
 * The rules of all widgets that this server has loaded, for the first paint. In the browser they stand in a sheet that
 * the document adopts, which needs neither a nonce nor a registry. React 19 puts the element into the head, once, but
 * without its nonce, unless the page names that to the renderer by itself (Next does not): with a nonce, and on React
 * 18, it is hydrated where it stands, and taken out then.
 */
function ServerStyles({ nonce }: { nonce: string | undefined }) {
  const isFromServer = useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  );
  const isHoisted = HOISTS_STYLES && nonce === undefined;
  if (!isFromServer || (isHoisted && typeof document !== 'undefined')) return null;
  const rules = collectCss();
  const place = isHoisted ? { href: `staykit-${rules.length}`, precedence: 'staykit' } : {};
  return (
    <style
      {...place}
      nonce={nonce}
      suppressHydrationWarning
      // The text of our own style files, as a server writes it: React 18 would escape it.
      // oxlint-disable-next-line react/no-danger -- nothing of it comes from data
      dangerouslySetInnerHTML={{ __html: rules.join('') }}
    />
  );
}

/** What the box around a widget takes. */
interface WidgetFrameProps {
  locale: Locale;
  theme: string | undefined;
  nonce: string | undefined;
  children: ReactNode;
}

/** The box around a widget: its tokens, its theme and its language. Pages select it by `.staykit`. */
export function WidgetFrame({ locale, theme, nonce, children }: WidgetFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => keepTexts(frame.current!), []);
  return (
    <div ref={frame} className="staykit" data-theme={theme} lang={languageTag(locale)}>
      <ServerStyles nonce={nonce} />
      {children}
    </div>
  );
}
