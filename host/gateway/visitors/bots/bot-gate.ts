import type { BotScript } from '@staykit/core/contact/captcha-settings.ts';

/** A challenge for the browser. */
export interface BotChallenge {
  algorithm: string;
  challenge: string;
  maxnumber: number;
  salt: string;
  signature: string;
}

/** Bot protection of forms: altcha, or an adapter to another provider. */
export interface BotGate {
  /** The name of the provider. */
  readonly name: string;
  /** A new challenge, or the provider's script; undefined if neither is configured. */
  challenge(): Promise<BotChallenge | { script: BotScript } | undefined>;
  /**
   * Verifies a proof; returns its id and expiry, or undefined if it is invalid. The caller stores the id until then,
   * so that it is used once.
   */
  check(proof: string): Promise<{ name: string; expiresAt: number } | undefined>;
}
