/**
 * Port of the server that the journeys visit. With `E2E_PORT` they visit a server that somebody runs already there,
 * which is quicker while a journey is being written.
 */
export const TEST_PORT = Number(process.env.E2E_PORT ?? 4300);
