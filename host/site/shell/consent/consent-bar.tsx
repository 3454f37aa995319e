import { CONSENT_PURPOSES } from '@staykit/core/consent/consent.ts';
import { inside } from '@staykit/routing/inside.ts';
import { VisuallyHidden } from '@staykit/ui/primitives/visually-hidden/visually-hidden.tsx';
import { hasText } from '../has-text.ts';
import type { ShellProps } from '../shell-props.ts';
import { STATIC_PATHS } from '@staykit/core/market/static-paths.ts';
import * as S from './consent.styles.ts';

/**
 * Asks what may be kept. It is in every page and hidden in every page: a script shows it to who was not asked yet, or
 * asks to choose again. Without a script nothing is kept, so there is nothing to ask. Agents are not asked.
 */
export function ConsentBar({ address: { prefix }, care, locale, shell, t }: ShellProps) {
  if (care) return null;
  const cookies = STATIC_PATHS[locale].cookies;
  return (
    <S.Consent data-consent="" aria-labelledby="consent-title" hidden>
      <div>
        <div>
          <h2 id="consent-title" tabIndex={-1}>
            {t('consent.title')}
          </h2>
          <p>
            {t('consent.text')}{' '}
            {hasText(shell, cookies) && <a href={inside(prefix, cookies)}>{t('consent.more')}</a>}
          </p>
        </div>
        <div data-choices="">
          <button type="button" data-consent-choice="none">
            {t('consent.refuse')}
          </button>
          <button type="button" data-consent-choice="all">
            {t('consent.accept')}
          </button>
        </div>
        <details>
          <summary>{t('consent.choose')}</summary>
          <form autoComplete="off">
            <fieldset>
              <legend>
                <VisuallyHidden>{t('consent.title')}</VisuallyHidden>
              </legend>
              {CONSENT_PURPOSES.map((purpose) => (
                <div key={purpose}>
                  <input
                    type="checkbox"
                    id={`consent-${purpose}`}
                    name={purpose}
                    aria-describedby={`consent-${purpose}-text`}
                  />
                  <label htmlFor={`consent-${purpose}`}>{t(`consent.${purpose}`)}</label>
                  <span id={`consent-${purpose}-text`}>{t(`consent.${purpose}Text`)}</span>
                </div>
              ))}
            </fieldset>
            <button type="submit">{t('consent.save')}</button>
          </form>
        </details>
      </div>
    </S.Consent>
  );
}
