/** Characters of a note, and of what is said when asking to come in. */
export const learningLimits = { note: 2000, request: 500 } as const
