/** What a browser is given to work out. */
export interface BotChallenge {
  algorithm: string;
  challenge: string;
  maxnumber: number;
  salt: string;
  signature: string;
}

/** Tells people from robots. The shop's own is altcha; other providers are adapters of the same form. */
export interface BotGate {
  /** The name of the provider. */
  readonly name: string;
  /** A new challenge, or nothing where the provider gives it to the browser itself. */
  challenge(): Promise<BotChallenge | undefined>;
  /**
   * The name of a good proof and when it ends, or nothing when it is wrong or too old. A name may be used once: the
   * caller keeps it until it ends.
   */
  check(proof: string): Promise<{ name: string; expiresAt: number } | undefined>;
}
