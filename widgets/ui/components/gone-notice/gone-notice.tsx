import { ButtonLink } from '../../primitives/button/button-link.tsx';
import { Notice } from '../../primitives/notice/notice.tsx';
import { useStay } from '../../hooks/stay-context.tsx';

interface GoneNoticeProps {
  /** What is not there. */
  children: string;
  /** The search of the shop; nothing is offered without it. */
  searchUrl?: string | undefined;
}

/** Stands in place of a widget whose stay or hotel the shop does not know: says so, and leads to all stays. */
export function GoneNotice({ children, searchUrl }: GoneNoticeProps) {
  const { t } = useStay();
  const all = searchUrl !== undefined && (
    <ButtonLink part="button" href={searchUrl}>
      {t('common.allStays')}
    </ButtonLink>
  );
  return (
    <Notice tone="info" role="alert" action={all}>
      {children}
    </Notice>
  );
}
