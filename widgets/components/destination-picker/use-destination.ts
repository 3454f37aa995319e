import { useState } from 'react';
import type { ChangeEvent, FocusEvent, KeyboardEvent } from 'react';
import type { Suggestion, SuggestionGroup } from '../../core/search/location.ts';
import { useStay } from '../stay-context.tsx';
import {
  DEFAULT_LOCAL_DISTANCE,
  DEST_BLUR_BEHAVIOUR,
  numberedGroups,
  stepOption,
  type NumberedGroup,
} from './destination-picker.model.ts';

/** A place to start from and how far to go, in km. [DEST-09] */
export interface LocalSearch {
  distance: number;
}

/** What the destination's state is made from. */
export interface DestinationInput {
  /** The chosen destination in words; '' when there is none. */
  value: string;
  /** What was found for the last term; recommended places for an empty one. */
  groups: readonly SuggestionGroup[];
  recents: readonly Suggestion[];
  /** The distance of the present 'Travel locally' search, if it is one. */
  local?: LocalSearch;
  /** Asks for suggestions; '' when the list opens. [DEST-05] */
  onTerm: (term: string) => void;
  onPick: (suggestion: Suggestion, local?: LocalSearch) => void;
  onClear: () => void;
  /** The distance of a 'Travel locally' search was changed. */
  onDistance?: (distance: number) => void;
  /** Called when a choice was made. */
  onDone?: () => void;
  /** The list is there from the start and stays: on phones it has a screen of its own. */
  always?: boolean;
}

/** What the markup of the destination reads. */
export interface DestinationState {
  open: boolean;
  text: string;
  term: string;
  active: number;
  groups: NumberedGroup[];
  count: number;
  local: boolean;
  distance: number;
  setLocal: (local: boolean) => void;
  setDistance: (distance: number) => void;
  pick: (suggestion: Suggestion) => void;
  onFocus: () => void;
  onClick: () => void;
  onInput: (event: ChangeEvent<HTMLInputElement>) => void;
  onInputBlur: () => void;
  onLeave: (event: FocusEvent) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** State and keys of the destination field, after the combobox pattern. */
export function useDestination(input: DestinationInput): DestinationState {
  const { value, recents, onTerm, onPick, always = false } = input;
  const { t } = useStay();
  const [opened, setOpen] = useState(false);
  /** What is typed; undefined while the field shows what is chosen. */
  const [typed, setTyped] = useState<string | undefined>(always ? '' : undefined);
  const [active, setActive] = useState(-1);
  const [local, setLocal] = useState(!!input.local);
  const [distance, setDistance] = useState(input.local?.distance ?? DEFAULT_LOCAL_DISTANCE);

  const open = opened || always;
  const term = typed?.trim() ?? '';
  const groups = open
    ? numberedGroups(input.groups, term ? [] : recents, t('destination.recent'), local)
    : [];
  const options = groups.flatMap((group) => group.options);

  const type = (text: string) => {
    setTyped(text);
    setActive(-1);
    setOpen(true);
    onTerm(text.trim());
  };
  const close = () => {
    setOpen(false);
    setActive(-1);
    setTyped(always ? '' : undefined);
  };
  const pick = (suggestion: Suggestion) => {
    close();
    onPick(suggestion, local ? { distance } : undefined);
    input.onDone?.();
  };

  return {
    open,
    text: typed ?? value,
    term,
    active,
    groups,
    count: options.length,
    local,
    distance,
    setLocal(next) {
      setLocal(next);
      setActive(-1);
    },
    setDistance(next) {
      setDistance(next);
      if (input.local) input.onDistance?.(next);
    },
    pick,
    onFocus: () => type(''),
    onClick: () => {
      if (!open) type('');
    },
    onInput: (event) => type(event.target.value),
    onInputBlur() {
      if (always) return;
      if (term === '' || DEST_BLUR_BEHAVIOUR === 'restore') setTyped(undefined);
      else input.onClear();
    },
    onLeave({ currentTarget, relatedTarget }) {
      if (!currentTarget.contains(relatedTarget as Node | null)) close();
    },
    onKeyDown(event) {
      const { key } = event;
      if (key === 'ArrowDown' || key === 'ArrowUp') {
        event.preventDefault();
        if (!open) type('');
        else setActive(stepOption(active, key === 'ArrowDown' ? 1 : -1, options.length));
      } else if (key === 'Enter' && open) {
        // What was typed and not highlighted means the best answer to it.
        const chosen = options[active < 0 && term ? 0 : active];
        if (chosen || term) event.preventDefault();
        if (chosen) pick(chosen.suggestion);
      } else if (key === 'Escape' && open && !always) {
        // A dialog around the field stays open. [SEARCHBOX-07]
        event.preventDefault();
        event.stopPropagation();
        close();
      }
    },
  };
}
