import * as S from '../care/care.styles.ts';
import type { ShellProps } from '../shell-props.ts';
import { PREVIEW_END, PREVIEW_PARAMETER } from '@staykit/routing/preview-link.ts';

/** Shows editors that they see a version that may not be published. In English, as all pages of staff are. */
export function PreviewBar({ isPreview, path, search }: ShellProps) {
  if (!isPreview) return null;
  const query = new URLSearchParams(search);
  query.set(PREVIEW_PARAMETER, PREVIEW_END);
  return (
    <S.CareBar aria-label="Preview" lang="en">
      <div>
        <strong>Preview</strong>
        <span>Only you see this version.</span>
        <a href={`${path}?${query.toString()}`}>End the preview</a>
      </div>
    </S.CareBar>
  );
}
