/** The present moment. Passed to what needs it, so that tests can choose it. */
export type Clock = () => Date

export const systemClock: Clock = () => new Date()
