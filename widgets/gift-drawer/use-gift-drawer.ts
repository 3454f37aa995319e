import { useTranslate } from '@staykit/ui/hooks/use-translate.ts';
import { useEffect, useMemo, useReducer, useRef } from 'react';
import { useLayout } from '@staykit/ui/hooks/use-layout.ts';
import {
  checkedGiftForm,
  GIFT_FIELDS,
  GIFT_FORM_KEY,
  isGiftFormValid,
  readGiftForm,
  writeGiftForm,
  type GiftField,
  type GiftForm,
} from '@staykit/core/gift/gift-form.ts';
import { giftCheckoutLink } from '@staykit/core/gift/gift-checkout-link.ts';
import { isPhysicalOffered } from '@staykit/core/gift/sending/gift-formats.ts';
import { useExposed } from '@staykit/ui/hooks/use-exposed.ts';
import { useEvent } from '@staykit/ui/hooks/use-event.ts';
import { CLOSED_DRAWER, giftAfter, type GiftOffer } from './gift-drawer-state.ts';
import type { GiftDetail, GiftDrawerProps } from './gift-drawer.props.ts';
import { asStayError } from '@staykit/values/errors/as-stay-error.ts';
import { useGiftChoice } from './use-gift-choice.ts';
import { useGiftOffer } from './use-gift-offer.ts';

/** What the markup of the drawer reads and changes. */
export type GiftDrawerState = ReturnType<typeof useGiftDrawer>;

/** How long a letter too many is told of, in ms. [PERSONALISE-16] */
export const REFUSED_MS = 1000;

const PHONE = '(max-width: 767px)';

/** State of a gift drawer: whether it is open, what is given, what was chosen and written, and what it comes to. */
export function useGiftDrawer(props: GiftDrawerProps) {
  const { locale, assetBase = '', id = 'stay-gift' } = props;
  const t = useTranslate(props);
  const stay = useMemo(() => ({ locale, t, now: Date.now, assetBase }), [locale, t, assetBase]);
  const [state, dispatch] = useReducer(giftAfter, CLOSED_DRAWER);
  const { isOpen, form, refused, tries } = state;
  const panel = useRef<HTMLDivElement>(null);
  const words = useRef<HTMLDivElement>(null);
  const report = useEvent((thrown: unknown) => {
    const error = asStayError(thrown, 'gift-drawer');
    if (error) props.onError?.(error);
  });

  const show = useEvent(() => {
    const stored = readStored(props);
    dispatch({
      type: 'opened',
      isPhone: matchMedia(PHONE).matches,
      ...(stored !== null && { form: readGiftForm(stored) }),
    });
    props.onOpen?.();
  });
  const hide = useEvent(() => {
    dispatch({ type: 'closed' });
    props.onClose?.();
  });

  const hasPost = isPhysicalOffered(locale);
  const hasProduct = props.productId !== undefined || props.boxCode !== undefined;
  const offer: GiftOffer = hasProduct ? state.offer : { state: 'none' };
  useGiftOffer(props, state, dispatch, hasPost, report);
  const choice = useGiftChoice(props, state, offer, dispatch, report);
  const { format, start } = choice;

  useEffect(() => {
    if (props.open) show();
    else dispatch({ type: 'closed' });
  }, [show, props.open]);

  useLayout(() => {
    if (isOpen) panel.current?.focus();
  }, [isOpen]);

  useEffect(() => {
    if (!refused) return;
    const timer = setTimeout(() => dispatch({ type: 'refusalShown' }), REFUSED_MS);
    return () => clearTimeout(timer);
  }, [refused, form]);

  // What is to be put right first is where the giver goes on.
  useLayout(() => {
    if (tries) words.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [tries]);

  const confirm = () => {
    const isDigital = format === 'digital';
    const checked = isDigital ? checkedGiftForm(form, props.mandatory) : form;
    if (isDigital && !isGiftFormValid(checked)) {
      dispatch({ type: 'invalid', form: checked });
      return;
    }
    if (isDigital) store(props, checked);
    props.track?.('personalization_item', { giftFormat: format });
    if (start && offer.state === 'ready')
      props.track?.('add_to_cart', {
        id: start.productId,
        label: offer.label,
        ...(choice.price && { price: choice.price.total }),
        flow: 'gifting',
        quantity: 1,
      });
    hide();
    const detail: GiftDetail = {
      fields: {
        ...start,
        giftFormat: format,
        fromName: isDigital ? checked.fromName.value.trim() : '',
        message: isDigital ? checked.message.value.trim() : '',
      },
      ...(start && { url: giftCheckoutLink(props.checkoutUrl, start) }),
    };
    const stays = props.onGift?.(detail) === false;
    if (detail.url !== undefined && !stays) (props.navigate ?? ((url) => location.assign(url)))(detail.url);
  };

  useExposed(
    props,
    useMemo(() => ({ show, hide }), [show, hide]),
  );

  return {
    ...state,
    ...choice,
    stay,
    id,
    panel,
    words,
    hasPost: hasPost && offer.state !== 'none',
    offer,
    /** What is said of a letter too many to those who do not see it. */
    told: refused ? stay.t('gift.tooLong', { maxlength: GIFT_FIELDS[refused] }) : '',
    report,
    retry: () => dispatch({ type: 'retried' }),
    show,
    hide,
    confirm,
    write: (field: GiftField, typed: { value: string; refused: boolean }) =>
      dispatch({ type: 'typed', field, ...typed }),
    /** Checks the form again: a field was left. [PERSONALISE-17] */
    check: () => dispatch({ type: 'checked', mandatory: props.mandatory }),
  };
}

/** What is stored of the words; nothing where the browser keeps nothing. */
function readStored({ storage }: GiftDrawerProps): string | null {
  try {
    return storage?.getItem(GIFT_FORM_KEY) ?? null;
  } catch {
    return null;
  }
}

/** Keeps the words of the giver for the checkout, or takes away those of before. [PERSONALISE-07] [PERSONALISE-08] */
function store({ storage }: GiftDrawerProps, form: GiftForm): void {
  const text = writeGiftForm(form);
  try {
    if (text === undefined) storage?.removeItem(GIFT_FORM_KEY);
    else storage?.setItem(GIFT_FORM_KEY, text);
  } catch {
    // A full or closed storage: the words are asked for again at the checkout.
  }
}
