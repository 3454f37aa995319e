import { useTranslate } from '../components/use-translate.ts';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import {
  checkedGiftForm,
  GIFT_FIELDS,
  GIFT_FORM_KEY,
  isGiftFormValid,
  readGiftForm,
  writeGiftForm,
  type GiftField,
  type GiftForm,
} from '../core/gift/gift-form.ts';
import { giftCheckoutLink } from '../core/gift/gift-checkout-link.ts';
import { isPhysicalOffered } from '../core/gift/gift-formats.ts';
import { useExposed } from '../components/use-exposed.ts';
import { useEvent } from '../primitives/use-event.ts';
import type { GiftDetail, GiftDrawerProps } from './gift-drawer.props.ts';
import { asStayError } from './report.ts';
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
  const [isOpen, setOpen] = useState(false);
  const [isPhone, setPhone] = useState(false);
  const [form, setForm] = useState<GiftForm>(() => readGiftForm(undefined));
  const [refused, setRefused] = useState<GiftField>();
  const panel = useRef<HTMLDivElement>(null);
  const words = useRef<HTMLDivElement>(null);
  const [refusals, setRefusals] = useState(0);
  const report = useEvent((thrown: unknown) => {
    const error = asStayError(thrown);
    if (error) props.onError?.(error);
  });

  const show = useEvent(() => {
    setPhone(matchMedia(PHONE).matches);
    const stored = readStored(props);
    if (stored !== null) setForm(readGiftForm(stored));
    setOpen(true);
  });
  const hide = useEvent(() => {
    setOpen(false);
    props.onClose?.();
  });

  const hasPost = isPhysicalOffered(locale);
  const { offer, costs, retry } = useGiftOffer(props, isOpen, hasPost, report);
  const choice = useGiftChoice(props, isOpen, offer, costs, report);
  const { format, start } = choice;

  useEffect(() => {
    if (props.open) show();
    else setOpen(false);
  }, [show, props.open]);

  useLayoutEffect(() => {
    if (isOpen) panel.current?.focus();
  }, [isOpen]);

  useEffect(() => {
    if (!refused) return;
    const timer = setTimeout(() => setRefused(undefined), REFUSED_MS);
    return () => clearTimeout(timer);
  }, [refused, form]);

  // What is to be put right first is where the giver goes on.
  useLayoutEffect(() => {
    if (refusals) words.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [refusals]);

  const confirm = () => {
    const isDigital = format === 'digital';
    const checked = isDigital ? checkedGiftForm(form, props.mandatory) : form;
    if (isDigital && !isGiftFormValid(checked)) {
      setForm(checked);
      setRefusals(refusals + 1);
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
    ...choice,
    stay,
    id,
    isOpen,
    isPhone,
    panel,
    words,
    hasPost: hasPost && offer.state !== 'none',
    offer,
    form,
    refused,
    /** What is said of a letter too many to those who do not see it. */
    told: refused ? stay.t('gift.tooLong', { maxlength: GIFT_FIELDS[refused] }) : '',
    report,
    retry,
    show,
    hide,
    confirm,
    /** Takes over what was typed in a field; its error goes, and comes again when the field is left. */
    write: (name: GiftField, typed: { value: string; refused: boolean }) => {
      setForm((before) => ({ ...before, [name]: { value: typed.value } }));
      setRefused(typed.refused ? name : undefined);
    },
    /** Checks the form again: a field was left. [PERSONALISE-17] */
    check: () => setForm((before) => checkedGiftForm(before, props.mandatory)),
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
