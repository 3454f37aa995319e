/** What the user agent of the mobile app says. [NATIVEAPP-01] */
export const APP_AGENTS = ['gonative', 'wed-mobile'] as const;

/** APP_VERSION_PATTERN: the version is what follows the name of the app and a slash. [NATIVEAPP-04] */
export const APP_VERSION_PATTERN = /(?:gonative|wed-mobile)\/([\w.-]+)/;

/** The mobile app, as analytics name it. */
export interface NativeApp {
  agent: (typeof APP_AGENTS)[number];
  /** Empty where the user agent does not say it. */
  version: string;
}

/** The mobile app behind a user agent; nothing for a browser. [NATIVEAPP-01] [NATIVEAPP-04] */
export function nativeAppOf(userAgent = '', pattern = APP_VERSION_PATTERN): NativeApp | undefined {
  const agent = APP_AGENTS.find((name) => userAgent.includes(name));
  return agent && { agent, version: pattern.exec(userAgent)?.[1] ?? '' };
}
