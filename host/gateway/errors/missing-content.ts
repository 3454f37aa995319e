import { GatewayError } from './gateway-error.ts';

/** A shop without an optional part of its content, such as a menu: an answer, which no figure counts as a refusal. */
export class MissingContent extends GatewayError {
  /** `what`: the part, `where`: the locale. */
  constructor(what: string, where: string) {
    super('NOT_FOUND', `No ${what} for ${where}.`);
    this.name = 'MissingContent';
  }
}
