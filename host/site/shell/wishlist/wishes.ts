import { askAccountState } from '@staykit/client/visitor/account-state.ts';
import { OWN_SENDER } from '@staykit/client/visitor/visitor-sender.ts';
import { askWishes, createHeart, type Heart } from '@staykit/client/visitor/wishlist.ts';
import type { Consent } from '@staykit/core/consent/consent.ts';
import { CONSENT_EVENT, consentNow } from '../consent/consent-now.ts';

/** The outcome of a press on a heart; `ask`: the visitor has to allow it first. */
export type WishOutcome = 'kept' | 'removed' | 'failed' | 'ask';

/** What a page shows of the visitor's wishes. */
export interface Wishes {
  /** Fills or empties the heart of an offer at once; that is taken back where the shop does not keep it. */
  toggle: (offerId: string, name: string) => void;
  stop: () => void;
}

/** Called after each change with the ids of what is kept and the outcome of the last press. */
export type WishListener = (ids: readonly string[], outcome?: { kind: WishOutcome; name: string }) => void;

/**
 * The wishes of the visitor: of the account, or of this browser once remembering is allowed. A press before that
 * asks, and counts once it is allowed.
 */
export function openWishes(tell: WishListener): Wishes {
  const hearts = new Map<string, Heart>();
  const ids = new Set<string>();
  let waiting: { offerId: string; name: string } | undefined;
  let live = true;

  /** Nothing is sent for somebody whom the shop may not remember. */
  const mayKeep = async () => consentNow().has('preferences') || (await askAccountState(OWN_SENDER)).signedIn;
  const told: WishListener = (all, outcome) => live && tell(all, outcome);

  const heartOf = (offerId: string): Heart => {
    const known = hearts.get(offerId);
    if (known) return known;
    const heart = createHeart(OWN_SENDER, offerId, ids.has(offerId));
    heart.subscribe((wished) => {
      if (wished) ids.add(offerId);
      else ids.delete(offerId);
      told([...ids]);
    });
    hearts.set(offerId, heart);
    return heart;
  };

  const toggle = async (offerId: string, name: string): Promise<void> => {
    const heart = heartOf(offerId);
    const wanted = !heart.wished();
    if (!(await mayKeep())) {
      waiting = { offerId, name };
      return told([...ids], { kind: 'ask', name });
    }
    await heart.toggle();
    const kind = heart.wished() !== wanted ? 'failed' : wanted ? 'kept' : 'removed';
    told([...ids], { kind, name });
  };

  const load = async () => {
    if (!(await mayKeep())) return;
    for (const id of await askWishes(OWN_SENDER)) if (!hearts.has(id)) ids.add(id);
    told([...ids]);
  };

  const onConsent = ({ detail }: CustomEventInit<Consent>) => {
    if (!detail?.has('preferences') || !waiting) return;
    const { offerId, name } = waiting;
    waiting = undefined;
    void toggle(offerId, name);
  };
  document.addEventListener(CONSENT_EVENT, onConsent as EventListener);
  void load();
  return {
    toggle: (offerId, name) => void toggle(offerId, name),
    stop: () => {
      live = false;
      document.removeEventListener(CONSENT_EVENT, onConsent as EventListener);
    },
  };
}
