/** How an offer is quoted: `pull` in real time, `push` from the calendar. [PENTITY-19] */
export const DATA_FLOW_MODES = ['push', 'pull'] as const;
