import { useStay } from '@staykit/ui/hooks/stay-context.tsx';
import { Turns } from './price-switch.styles.ts';

export interface PriceSwitchProps {
  /** Prices of stays are told a night. */
  isNightly: boolean;
  onTurn: (isNightly: boolean) => void;
}

/** Whether cards and map tell what a stay costs in total or a night. */
export function PriceSwitch({ isNightly, onTurn }: PriceSwitchProps) {
  const { t } = useStay();
  return (
    <Turns role="group" aria-label={t('results.prices')}>
      {[false, true].map((turn) => (
        <button key={`${turn}`} type="button" aria-pressed={turn === isNightly} onClick={() => onTurn(turn)}>
          {t(turn ? 'card.aNight' : 'card.total')}
        </button>
      ))}
    </Turns>
  );
}
