import { PARTICIPANTS, setParticipants } from '@staykit/core/pax/participants.ts';
import { Stepper } from '../../primitives/stepper/stepper.tsx';
import { useStay } from '../../hooks/stay-context.tsx';

/** How many take part in an activity. */
export interface ParticipantsProps {
  /** 2 by default. [PAX-08] */
  value?: number;
  min?: number;
  max?: number;
  onChange?: (value: number) => void;
}

/** A number of people between two bounds, which are told. [PAX-07] */
export function Participants({
  value = PARTICIPANTS.default,
  min = PARTICIPANTS.min,
  max = PARTICIPANTS.max,
  onChange,
}: ParticipantsProps) {
  const { t } = useStay();
  const label = t('travellers.participants');
  return (
    <Stepper
      value={value}
      min={min}
      max={max}
      label={label}
      hint={t('travellers.participantsRange', { min, max })}
      decreaseLabel={t('travellers.less', { label })}
      increaseLabel={t('travellers.more', { label })}
      onChange={(next) => onChange?.(setParticipants(value, next, { min, max }))}
    />
  );
}
