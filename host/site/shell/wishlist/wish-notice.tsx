import { styled } from 'styled-components';
import { token } from '@staykit/themes/token.ts';
import type { Translate } from '@staykit/messages/translate.ts';
import { VisuallyHidden } from '@staykit/ui/primitives/visually-hidden/visually-hidden.tsx';
import type { WishOutcome } from './wishes.ts';

export { openWishes } from './wishes.ts';

const Notice = styled.div`
  position: fixed;
  z-index: ${token('z.overlay')};
  inset-inline: ${token('space.16')};
  inset-block-end: 80px;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space.8')} ${token('space.16')};
  max-inline-size: 480px;
  margin-inline: auto;
  padding: ${token('space.12')} ${token('space.16')};
  border: ${token('size.line')} solid ${token('color.line')};
  border-radius: ${token('radius.control')};
  background: ${token('color.surface-raised')};
  box-shadow: ${token('shadow.float')};
  color: ${token('color.text')};
  p {
    flex: 1 1 200px;
    margin: 0;
  }
  div {
    display: flex;
    gap: ${token('space.8')};
  }
  button {
    min-block-size: ${token('size.touch')};
    padding-inline: ${token('space.16')};
    border: ${token('size.line')} solid ${token('color.line-strong')};
    border-radius: ${token('radius.control')};
    background: none;
    color: inherit;
    font: inherit;
    font-weight: ${token('type.weight-medium')};
    cursor: pointer;
  }
  button[data-consent-open] {
    border-color: transparent;
    background: ${token('color.accent')};
    color: ${token('color.text-on-accent')};
  }
`;

const TEXTS = {
  kept: 'host.wishKept',
  removed: 'host.wishRemoved',
  failed: 'host.wishFailed',
  ask: 'host.wishAsk',
} as const;

/** The outcome of a press on a heart, in words. */
function wishText(t: Translate, kind: WishOutcome, name: string): string {
  return t(TEXTS[kind], { name });
}

interface WishNoticeProps {
  text: string;
  /** Leads to the choice of what may be kept. */
  ask: boolean;
  t: Translate;
  onClose: () => void;
}

export interface WishToldProps {
  t: Translate;
  /** The outcome of the last press; nothing before the first. */
  outcome: { kind: WishOutcome; name: string } | undefined;
  onClose: () => void;
}

/** The outcome of a press on a heart: heard each time, and seen where it did not stay full. */
export function WishTold({ t, outcome, onClose }: WishToldProps) {
  const { kind } = outcome ?? {};
  const text = outcome ? wishText(t, outcome.kind, outcome.name) : '';
  return (
    <>
      <VisuallyHidden role="status">{text}</VisuallyHidden>
      {(kind === 'ask' || kind === 'failed') && (
        <WishNotice text={text} ask={kind === 'ask'} t={t} onClose={onClose} />
      )}
    </>
  );
}

/** Says why a heart did not stay full, and what helps. */
function WishNotice({ text, ask, t, onClose }: WishNoticeProps) {
  return (
    <Notice data-wish-notice="">
      <p>{text}</p>
      <div>
        {ask && (
          <button type="button" data-consent-open="" onClick={onClose}>
            {t('host.wishAllow')}
          </button>
        )}
        <button type="button" onClick={onClose}>
          {t('common.close')}
        </button>
      </div>
    </Notice>
  );
}
