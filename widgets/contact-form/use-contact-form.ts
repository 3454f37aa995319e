import { useTranslate } from '@staykit/ui/hooks/use-translate.ts';
import { useEffect, useMemo, useReducer, useRef, useState, type RefObject } from 'react';
import { useExposed } from '@staykit/ui/hooks/use-exposed.ts';
import { CAPTCHA, type CaptchaSettings } from '@staykit/core/contact/captcha-settings.ts';
import type { ContactReason } from '@staykit/values/contact/contact-reasons.ts';
import { CONTACT_THANKS, withRef, type ContactPost } from '@staykit/core/contact/contact-request.ts';
import { asStayError } from '@staykit/values/errors/as-stay-error.ts';
import type { Locale } from '@staykit/values/market/locale.ts';
import type { Translate } from '@staykit/messages/translate.ts';
import { useEvent } from '@staykit/ui/hooks/use-event.ts';
import { createBotCheck, type BotCheck } from './bot-check.ts';
import type { ContactFormProps } from './contact-form.props.ts';
import { faultsOf, postOf } from './contact-message.ts';
import { contactReducer, EMPTY, FIELD_ORDER, type ContactField, type ContactState } from './contact-state.ts';

/** What the form shows and does. */
export interface ContactFormModel {
  state: ContactState;
  t: Translate;
  locale: Locale;
  id: string;
  /** The fields as they are posted. [CONTACT-27] */
  post(state: ContactState): ContactPost;
  root: RefObject<HTMLDivElement | null>;
  choose(reason: ContactReason | undefined): void;
  type(field: ContactField, text: string): void;
  enter(field: ContactField): void;
  leave(field: ContactField): void;
  /** Takes the address that was suggested. [CONTACT-17] */
  accept(email: string): void;
  submit(): void;
  reset(): void;
}

/** The page that thanks, as a whole address; what is no page of the web is not opened. */
function successPage(told: string | undefined): string | undefined {
  const url = told === undefined ? null : URL.parse(told, document.baseURI);
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined;
}

/** State and deeds of the contact form. */
export function useContactForm(props: ContactFormProps): ContactFormModel {
  const { locale, sent = false, id = 'contact', origin } = props;
  const t = useTranslate(props);
  const { captcha = CAPTCHA, careMode = false } = props;
  const [state, dispatch] = useReducer(contactReducer, sent ? { ...EMPTY, phase: 'sent' } : EMPTY);
  const [here, setHere] = useState('');
  const root = useRef<HTMLDivElement>(null);
  const newest = useRef(props);
  newest.current = props;
  const stop = useRef<AbortController>(undefined);
  const bot = useRef<BotCheck>(undefined);
  /** The focus moves without a visitor: what is said of the field stays. */
  const isMoving = useRef(false);
  const { reason } = state;

  const post = (now: ContactState) => postOf(now, locale, here, origin);

  function focusOn(name: string): void {
    isMoving.current = true;
    root.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
    isMoving.current = false;
  }

  function fail(thrown: unknown): void {
    dispatch({ type: 'failed' });
    const error = asStayError(thrown, 'contact-form');
    if (error) newest.current.onError?.(error);
  }

  function proveHuman(): Promise<string> {
    const { client } = newest.current;
    const signal = stop.current?.signal ?? new AbortController().signal;
    bot.current ??= createBotCheck({
      ttlSeconds: captcha.tokenTtlSeconds,
      now: () => (newest.current.now ?? Date.now)(),
      run: async () => {
        const byScript = async (script: CaptchaSettings) =>
          (await import('./prove-by-script.ts')).proveByScript(script, locale, root.current ?? document.body);
        if (captcha.scriptUrl !== undefined) return byScript(captcha);
        const { proveByWork } = await import('./prove-by-work.ts');
        return proveByWork(client, signal, (script) => byScript({ ...captcha, ...script }));
      },
    });
    return bot.current.token();
  }

  async function send(message: ContactPost, token: Promise<string> | undefined): Promise<void> {
    const { client, onSent, successUrl, navigate } = newest.current;
    const { signal } = (stop.current ??= new AbortController());
    dispatch({ type: 'sending' });
    try {
      const proof = await token;
      const { tokenField } = captcha;
      const more = proof && tokenField ? { [tokenField]: proof } : {};
      signal.throwIfAborted();
      await client.sendContact(message, more, { signal });
      bot.current?.drop();
      onSent?.();
      const page = successPage(successUrl);
      if (page === undefined) dispatch({ type: 'sent' });
      else (navigate ?? ((url: string) => location.assign(url)))(withRef(page, CONTACT_THANKS));
    } catch (thrown) {
      // Nobody waits for it any more.
      if (signal.aborted) return;
      bot.current?.drop();
      fail(thrown);
    }
  }

  function submit(): void {
    if (state.phase !== 'editing') return;
    stop.current ??= new AbortController();
    // The check begins with the press, whatever is wrong with the fields: its token is kept for the next one.
    const token = careMode ? undefined : proveHuman();
    token?.catch(() => undefined);
    const faults = faultsOf(state, locale) ?? {};
    const [first] = FIELD_ORDER.filter((field) => faults[field]);
    if (reason && !first) return void send(post(state), token);
    dispatch({ type: 'refused', faults });
    focusOn(reason && first ? first : 'contact_reason');
  }

  function reset(): void {
    if (state.phase === 'closed') return;
    stop.current?.abort();
    stop.current = undefined;
    bot.current = undefined;
    dispatch({ type: 'reset' });
  }

  const { client } = props;
  const close = useEvent((thrown: unknown, signal: AbortSignal): void => {
    const error = asStayError(thrown, 'contact-form');
    if (signal.aborted || !error) return;
    dispatch({ type: 'closed' });
    props.onError?.(error);
  });
  useEffect(() => {
    const call = new AbortController();
    const { signal } = call;
    client.mayWrite({ signal }).catch((thrown: unknown) => close(thrown, signal));
    return () => {
      call.abort();
      dispatch({ type: 'shopChanged' });
    };
  }, [client, close]);

  const { successUrl } = props;
  useEffect(() => setHere(successPage(successUrl) ?? location.href), [successUrl]);
  useEffect(() => {
    return () => {
      stop.current?.abort();
      stop.current = undefined;
    };
  }, []);
  const [submitNow, resetNow] = [useEvent(submit), useEvent(reset)];
  useExposed(
    props,
    useMemo(() => ({ submit: submitNow, reset: resetNow }), [submitNow, resetNow]),
  );

  return {
    state,
    t,
    locale,
    id,
    post,
    root,
    choose(chosen) {
      if (state.phase !== 'editing') return;
      dispatch({ type: 'reason', reason: chosen });
    },
    type: (field, text) => dispatch({ type: 'typed', field, text }),
    enter: (field) => {
      if (!isMoving.current) dispatch({ type: 'entered', field });
    },
    accept: (email) => {
      dispatch({ type: 'typed', field: 'email', text: email });
      dispatch({ type: 'left', field: 'email', fault: undefined });
      focusOn('email');
    },
    leave: (field) => dispatch({ type: 'left', field, fault: faultsOf(state, locale)?.[field] }),
    submit,
    reset,
  };
}
