import { PAX_LIMITS, setPax, toggleSingleRoom, type Pax, type PaxKind } from '@staykit/values/pax/pax.ts';
import { Checkbox } from '../../primitives/checkbox/checkbox.tsx';
import { Stepper } from '../../primitives/stepper/stepper.tsx';
import { useStay } from '../../hooks/stay-context.tsx';

const TEXTS = {
  adult: ['travellers.adults', 'travellers.adultsHint'],
  child: ['travellers.children', 'travellers.childrenHint'],
  baby: ['travellers.babies', 'travellers.babiesHint'],
} as const;

/** Who travels. */
export interface TravellersProps {
  pax: Pax;
  onChange: (pax: Pax) => void;
}

/** Adults, children and babies with their ages, and whether all sleep in one room. [PAX-02..04] [PAX-09] */
export function Travellers({ pax, onChange }: TravellersProps) {
  const { t } = useStay();
  return (
    <>
      {(Object.keys(TEXTS) as PaxKind[]).map((kind) => {
        const [name, hint] = TEXTS[kind];
        const label = t(name);
        return (
          <Stepper
            key={kind}
            value={pax[kind]}
            {...PAX_LIMITS[kind]}
            label={label}
            hint={t(hint)}
            decreaseLabel={t('travellers.less', { label })}
            increaseLabel={t('travellers.more', { label })}
            onChange={(count) => onChange(setPax(pax, kind, count))}
          />
        );
      })}
      <Checkbox
        checked={pax.singleRoom}
        label={t('travellers.singleRoom')}
        onChange={() => onChange(toggleSingleRoom(pax))}
      />
    </>
  );
}
