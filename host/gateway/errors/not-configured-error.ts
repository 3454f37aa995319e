import { GatewayError } from './gateway-error.ts';

/** 501: this installation does not have the feature. A retry does not help. */
export class NotConfiguredError extends GatewayError {
  /** The missing environment variable or part of the gateway. Logged, never sent. */
  readonly setting: string;

  constructor(setting: string, message: string) {
    super('NOT_CONFIGURED', message);
    this.name = 'NotConfiguredError';
    this.setting = setting;
  }
}
