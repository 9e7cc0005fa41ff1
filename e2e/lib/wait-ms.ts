/** Milliseconds after which a journey no longer waits for one condition. A slow machine needs less. */
export const waitMs = 60_000
