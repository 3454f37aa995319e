import { styled } from 'styled-components';
import type { Translate } from '@staykit/messages/translate.ts';
import { token } from '@staykit/themes/token.ts';
import { GIFT_DESIGNS, toGiftDesign, type GiftDesign } from '@staykit/values/gift/gift-design.ts';
import { GiftArt } from './gift-art.tsx';

interface DesignChoiceProps {
  t: Translate;
  /** The accessible name of the group. */
  label: string;
  /** Without `onChange` the browser keeps the choice, and this is the first one. */
  design: GiftDesign;
  onChange?: (design: GiftDesign) => void;
}

/** What the card shows: one of the pictures, by radio buttons. */
export function DesignChoice({ t, label, design, onChange }: DesignChoiceProps) {
  return (
    <Designs role="radiogroup" aria-label={label}>
      {GIFT_DESIGNS.map((each) => (
        <label key={each}>
          <input
            type="radio"
            name="design"
            value={each}
            {...(onChange
              ? {
                  checked: each === design,
                  onChange: ({ currentTarget }) => onChange(toGiftDesign(currentTarget.value)),
                }
              : { defaultChecked: each === design })}
          />
          <GiftArt design={each} />
          <span>{t(`gift.design.${each}`)}</span>
        </label>
      ))}
    </Designs>
  );
}

const Designs = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(max(128px, 30%), 1fr));
  gap: ${token('space.12')};

  && label {
    position: relative;
    display: block;
    overflow: hidden;
    min-height: 0;
    padding: 0;
    border: 2px solid ${token('color.line')};
    border-radius: ${token('radius.card')};
    background: ${token('color.surface')};
    color: ${token('color.text')};
    cursor: pointer;
  }
  && label:has(:checked) {
    border-color: ${token('color.accent')};
    background: ${token('color.accent-soft')};
    font-weight: ${token('type.weight-medium')};
  }
  && label:has(:focus-visible) {
    outline: ${token('size.ring')} solid ${token('color.focus')};
    outline-offset: 2px;
  }
  /* The whole picture is the button. */
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  svg {
    aspect-ratio: 8 / 5;
  }
  span {
    display: block;
    padding: ${token('space.8')} ${token('space.12')};
    font-size: ${token('type.size-14')};
    line-height: 1.3;
  }
  @media (forced-colors: active) {
    label:has(:checked) {
      outline: 2px solid Highlight;
    }
  }
`;
