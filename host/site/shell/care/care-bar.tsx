import type { ShellProps } from '../shell-props.ts';
import * as S from './care.styles.ts';

/** Shows agents that they are in their mode, and lets them copy the address that visitors know, or leave. [CAREMODE-04] */
export function CareBar({ care, visit, t }: ShellProps) {
  if (!care || !visit.care) return null;
  return (
    <S.CareBar aria-label={t('care.mode')}>
      <div>
        <strong>{t('care.mode')}</strong>
        <span role="status" data-care-told="" />
        <button type="button" data-care-copy={care.publicHost} data-told={t('care.copied')}>
          {t('care.copy')}
        </button>
        <button type="button" data-care-sign-out="">
          {t('care.signOut')}
        </button>
      </div>
    </S.CareBar>
  );
}
