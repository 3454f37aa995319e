import { useStay } from '@staykit/ui/hooks/stay-context.tsx';
import type { MessageKey } from '@staykit/messages/translate.ts';
import { Button } from '@staykit/ui/primitives/button/button.tsx';
import { Notice } from '@staykit/ui/primitives/notice/notice.tsx';

export interface LoadAgainProps {
  /** Says what could not be loaded. */
  text: MessageKey;
  onRetry: () => void;
}

/** A failed load in words, and the button that loads again. */
export function LoadAgain({ text, onRetry }: LoadAgainProps) {
  const { t } = useStay();
  return (
    <Notice tone="danger" role="alert" action={<Button onClick={onRetry}>{t('common.retry')}</Button>}>
      {t(text)}
    </Notice>
  );
}
