import { StayError } from '@staykit/values/errors/catalogue.ts';

/** Finds out once that a person sends the form, and keeps the token for the submit. */
export interface BotCheck {
  /** The token that is kept, or a new one; one check at a time. [CAPTCHA-01] [CAPTCHA-03] */
  token(): Promise<string>;
  /** Forgets the token: it was used, or refused. */
  drop(): void;
}

/** What a check needs. */
export interface BotCheckParts {
  /** The check itself: resolves with a token. */
  run: () => Promise<string>;
  ttlSeconds: number;
  now: () => number;
}

/** A check that nobody sees: it begins when the form is sent for the first time. */
export function createBotCheck({ run, ttlSeconds, now }: BotCheckParts): BotCheck {
  let kept: { token: string; until: number } | undefined;
  let running: Promise<string> | undefined;
  const check = async (): Promise<string> => {
    try {
      const token = await run();
      if (!token) throw new StayError('BOT_CHECK_FAILED', 'contact-form: the bot check returned no token');
      kept = { token, until: now() + ttlSeconds * 1_000 };
      return token;
    } finally {
      running = undefined;
    }
  };
  return {
    async token() {
      if (kept && now() < kept.until) return kept.token;
      return (running ??= check());
    },
    drop() {
      kept = undefined;
    },
  };
}
