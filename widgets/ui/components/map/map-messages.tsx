import { Button } from '../../primitives/button/button.tsx';
import { Notice } from '../../primitives/notice/notice.tsx';
import { Spinner } from '../../primitives/spinner/spinner.tsx';
import { useStay } from '../../hooks/stay-context.tsx';
import * as S from './map-modal.styles.ts';

export interface MapMessagesProps {
  status: 'loading' | 'ready' | 'error';
  /** The map knows its hotels, and none is on the screen; said where no list says it. */
  isEmpty?: boolean;
  /** Asks again for the markers. */
  onRetry: () => void;
}

/** What is told over a map: that its markers are on their way, that they failed, that there are none. [API-28] */
export function MapMessages({ status, isEmpty, onRetry }: MapMessagesProps) {
  const { t } = useStay();
  if (status === 'loading')
    return (
      <S.Message data-quiet="" role="status">
        <Spinner />
        {t('map.loading')}
      </S.Message>
    );
  if (status === 'error')
    return (
      <S.Message>
        <Notice tone="warning" role="status" action={<Button onClick={onRetry}>{t('common.retry')}</Button>}>
          {t('map.error')}
        </Notice>
      </S.Message>
    );
  return isEmpty ? <S.Message data-quiet="">{t('map.empty')}</S.Message> : null;
}
