import { useEffect, useState } from 'react';
import { hasDates, type SearchFlow } from '@staykit/values/search/flow.ts';
import { useEvent } from '@staykit/ui/hooks/use-event.ts';
import type { KeptPrices } from '../results-grid-props.ts';

/**
 * How prices of stays are told, and what turns that: in total until the visitor wants a night, here or on a visit before.
 * A flow without nights has nothing to turn.
 */
export function useNightly(flow: SearchFlow, kept: KeptPrices | undefined) {
  const [isNightly, setNightly] = useState(false);
  useEffect(() => setNightly(!!kept?.isNightly()), [kept]);
  const onTurn = useEvent((turned: boolean) => {
    setNightly(turned);
    kept?.keep(turned);
  });
  return hasDates(flow) ? { isNightly, onTurn } : undefined;
}
