import type { Translate } from '@staykit/messages/translate.ts';
import { CodeForm } from '../gift/gift.styles.ts';
import type { CodeAnswer } from './answer-code.ts';

/** The form for a gift code. Without script the server handles it. */
export function CodeField({ t, answer }: { t: Translate; answer?: CodeAnswer }) {
  const { typed, refusal } = answer ?? {};
  return (
    // What stands behind the `#` of a voucher's address stays behind it.
    <CodeForm data-gift-code="" method="post">
      <label htmlFor="gift-code">{t('voucher.code')}</label>
      <input
        id="gift-code"
        name="code"
        required
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        aria-describedby="gift-code-hint gift-code-alert"
        {...(typed !== undefined && { defaultValue: typed })}
        {...(refusal && { 'aria-invalid': true, autoFocus: true })}
      />
      <small id="gift-code-hint">{t('gift.codeHint')}</small>
      <p role="alert" id="gift-code-alert">
        {refusal && t(refusal)}
      </p>
      <button type="submit">{t('gift.show')}</button>
    </CodeForm>
  );
}
