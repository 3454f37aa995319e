/** Whether a version is a release, whose files never change. The working tree builds under one with a suffix: `0.2.1-dev.0`. */
export const isReleased = (version: string): boolean => /^\d+\.\d+\.\d+$/.test(version);
