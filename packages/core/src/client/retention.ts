/** Days that what an audience left may be kept at least and at most; null is for ever. */
export const retentionDays = { min: 30, max: 3650 } as const

/** What screens offer. */
export const retentionChoices = [30, 90, 180, 365, 730, 1825] as const
