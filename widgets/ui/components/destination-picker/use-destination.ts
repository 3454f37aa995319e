import { useEffect, useMemo, useRef, useState } from 'react';
import type { ChangeEvent, FocusEvent, KeyboardEvent } from 'react';
import type { Suggestion } from '@staykit/values/search/location.ts';
import { useEvent } from '../../hooks/use-event.ts';
import {
  DEST_BLUR_BEHAVIOUR,
  groupOf,
  LATE_CLICK_MS,
  shownGroups,
  stepOption,
  type PlaceGroup,
} from './destination-picker.model.ts';

/** What the destination's state is made from. */
export interface DestinationInput {
  /** The chosen destination in words; '' when there is none. */
  value: string;
  /** What was found for the last term; recent and recommended places for an empty one. */
  groups: readonly PlaceGroup[];
  /** The term that they were found for. */
  found: string;
  /** How far the present search goes, in km, if it is one from where the visitor lives. [DEST-09] */
  distance?: number | undefined;
  /** Asks for suggestions; '' when the list opens. [DEST-05] */
  onTerm: (term: string) => void;
  /** A place was chosen: to go to, or with a distance to start from. */
  onPick: (suggestion: Suggestion, distance?: number) => void;
  onClear: () => void;
  /** The distance of a 'Travel locally' search was changed. */
  onDistance: (distance: number) => void;
  /** Called when a choice was made. */
  onDone?: () => void;
  /** The list is there from the start and stays: on phones it has a screen of its own. */
  always?: boolean;
}

/** What the markup of the destination reads. */
export type DestinationState = ReturnType<typeof useDestination>;

/** State and keys of the destination field, after the combobox pattern. */
export function useDestination({ value, always = false, ...input }: DestinationInput) {
  /** What is typed while the list is open; undefined while the field shows what is chosen. */
  const [typed, setTyped] = useState<string>();
  const [active, setActive] = useState(-1);
  const [distance, setDistance] = useState(input.distance);
  /** The places that a press began on: they stay until it ends, whatever is found meanwhile. */
  const [pressed, setPressed] = useState<Pick<DestinationInput, 'groups' | 'found'>>();
  const { groups: places, found } = pressed ?? input;

  const open = always || typed !== undefined;
  const term = typed?.trim() ?? '';
  const local = distance !== undefined;
  const groups = useMemo(() => shownGroups(open ? places : [], local), [open, places, local]);
  const options = groups.flatMap(({ results }) => results);
  const field = useRef<HTMLInputElement>(null);
  /** What was taken out of the list last. */
  const [forgotten, setForgotten] = useState<string>();
  /** A term that was entered before its answer came. */
  const entered = useRef<string>(undefined);

  /** Shows the list for a text, or closes it without one. */
  const type = (text?: string) => {
    setTyped(text);
    setActive(-1);
    setPressed(undefined);
    setForgotten(undefined);
    entered.current = undefined;
    if (text !== undefined) input.onTerm(text.trim());
  };
  const pick = useEvent((suggestion: Suggestion) => {
    type();
    input.onPick(suggestion, distance);
    input.onDone?.();
  });
  /** How far to travel from home; undefined leaves 'Travel locally'. */
  const travel = useEvent((next: number | undefined) => {
    setDistance(next);
    setActive(-1);
    if (next && input.distance) input.onDistance(next);
  });
  const forget = useEvent((place: Suggestion) => {
    groupOf(groups, place)?.forget?.(place);
    setActive(Math.min(active, options.length - 2));
    setForgotten(place.label);
  });
  const forgetAll = useEvent(() => {
    // The button goes with what it forgets.
    field.current?.focus();
    setActive(-1);
    for (const group of groups) group.forget?.();
  });
  const hold = useEvent(() => setPressed(input));
  /** What the list itself gets. A press that ends elsewhere chooses nothing. */
  const press = useMemo(
    () => ({
      onPointerDown: hold,
      onClick: () => setPressed(undefined),
      onPointerLeave: () => setTimeout(setPressed, LATE_CLICK_MS),
    }),
    [hold],
  );
  // Whoever types fast means the best answer to what was typed, not to what was found before.
  useEffect(() => {
    const [best] = options;
    if (!term || entered.current !== found) return;
    entered.current = undefined;
    if (best) pick(best);
  });

  return {
    open,
    active,
    groups,
    distance,
    found,
    forgotten,
    pick,
    forget,
    forgetAll,
    press,
    setDistance: travel,
    onLeave({ currentTarget, relatedTarget }: FocusEvent) {
      if (!currentTarget.contains(relatedTarget as Node | null)) type();
    },
    /** What the input itself gets. */
    field: {
      ref: field,
      value: typed ?? (always ? '' : value),
      onChange: (event: ChangeEvent<HTMLInputElement>) => type(event.target.value),
      onFocus: () => type(''),
      onClick: () => open || type(''),
      onBlur() {
        if (always || !open) return;
        if (!term || DEST_BLUR_BEHAVIOUR === 'restore') setTyped(value);
        else input.onClear();
      },
      onKeyDown(event: KeyboardEvent) {
        const { key } = event;
        const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
        // What was typed and not highlighted means the best answer to it.
        const chosen = options[active < 0 && term ? 0 : active];
        if (step) {
          if (open) setActive(stepOption(active, step, options.length));
          else type('');
        } else if (key === 'Delete' && active >= 0 && chosen && groupOf(groups, chosen)?.forget) {
          forget(chosen);
        } else if (open && key === 'Enter' && (chosen || term)) {
          if (active < 0 && term !== found) entered.current = term;
          else if (chosen) pick(chosen);
        } else if (open && key === 'Escape' && !always) {
          // A dialog around the field stays open. [SEARCHBOX-07]
          event.stopPropagation();
          type();
        } else return;
        event.preventDefault();
      },
    },
  };
}
