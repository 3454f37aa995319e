/** Storybook brings all that it needs: the builds of the project have other settings. */
export default { logLevel: 'warn' as const };
