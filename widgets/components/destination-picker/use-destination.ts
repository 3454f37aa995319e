import { useState } from 'react';
import type { ChangeEvent, FocusEvent, KeyboardEvent } from 'react';
import { DEFAULT_LOCAL_DISTANCE } from '../../core/search/distance.ts';
import type { Suggestion } from '../../core/search/location.ts';
import {
  DEST_BLUR_BEHAVIOUR,
  shownGroups,
  stepOption,
  type LocalSearch,
  type PlaceGroup,
} from './destination-picker.model.ts';

/** What the destination's state is made from. */
export interface DestinationInput {
  /** The chosen destination in words; '' when there is none. */
  value: string;
  /** What was found for the last term; recent and recommended places for an empty one. */
  groups: readonly PlaceGroup[];
  /** The present 'Travel locally' search, if it is one. */
  local?: LocalSearch | undefined;
  /** Asks for suggestions; '' when the list opens. [DEST-05] */
  onTerm: (term: string) => void;
  onPick: (suggestion: Suggestion, local?: LocalSearch) => void;
  onClear: () => void;
  /** The distance of a 'Travel locally' search was changed. */
  onDistance: (distance: number) => void;
  /** Called when a choice was made. */
  onDone?: () => void;
  /** The list is there from the start and stays: on phones it has a screen of its own. */
  always?: boolean;
}

/** State and keys of the destination field, after the combobox pattern. */
export function useDestination({ value, always = false, ...input }: DestinationInput) {
  const [opened, setOpen] = useState(always);
  /** What is typed; undefined while the field shows what is chosen. */
  const [typed, setTyped] = useState<string | undefined>(always ? '' : undefined);
  const [active, setActive] = useState(-1);
  const [local, setLocal] = useState(!!input.local);
  const [distance, setDistance] = useState(input.local?.distance ?? DEFAULT_LOCAL_DISTANCE);

  const term = typed?.trim() ?? '';
  const groups = opened ? shownGroups(input.groups, local) : [];
  const options = groups.flatMap(({ results }) => results);

  const type = (text: string) => {
    setTyped(text);
    setActive(-1);
    setOpen(true);
    input.onTerm(text.trim());
  };
  const close = () => {
    setOpen(always);
    setActive(-1);
    setTyped(always ? '' : undefined);
  };
  const pick = (suggestion: Suggestion) => {
    close();
    input.onPick(suggestion, local ? { distance } : undefined);
    input.onDone?.();
  };

  return {
    open: opened,
    term,
    active,
    groups,
    count: options.length,
    local,
    distance,
    pick,
    setLocal(next: boolean) {
      setLocal(next);
      setActive(-1);
    },
    setDistance(next: number) {
      setDistance(next);
      if (input.local) input.onDistance(next);
    },
    onLeave({ currentTarget, relatedTarget }: FocusEvent) {
      if (!currentTarget.contains(relatedTarget as Node | null)) close();
    },
    /** What the input itself gets. */
    field: {
      value: typed ?? value,
      onChange: (event: ChangeEvent<HTMLInputElement>) => type(event.target.value),
      onFocus: () => type(''),
      onClick: () => opened || type(''),
      onBlur() {
        if (always) return;
        if (!term || DEST_BLUR_BEHAVIOUR === 'restore') setTyped(undefined);
        else input.onClear();
      },
      onKeyDown(event: KeyboardEvent) {
        const { key } = event;
        // What was typed and not highlighted means the best answer to it.
        const chosen = options[active < 0 && term ? 0 : active];
        if (key === 'ArrowDown' || key === 'ArrowUp') {
          if (opened) setActive(stepOption(active, key === 'ArrowDown' ? 1 : -1, options.length));
          else type('');
        } else if (opened && key === 'Enter' && (chosen || term)) {
          if (chosen) pick(chosen);
        } else if (opened && key === 'Escape' && !always) {
          // A dialog around the field stays open. [SEARCHBOX-07]
          event.stopPropagation();
          close();
        } else return;
        event.preventDefault();
      },
    },
  };
}
