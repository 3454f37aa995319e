import { GatewayError } from './gateway-error.ts';

/** The refusal of a call whose feature this installation does not have: asking again later changes nothing. */
export class NotConfiguredError extends GatewayError {
  /** What is absent, for the log alone: an environment variable, or a part of the gateway. */
  readonly setting: string;

  constructor(setting: string, message: string) {
    super('NOT_CONFIGURED', message);
    this.name = 'NotConfiguredError';
    this.setting = setting;
  }
}
