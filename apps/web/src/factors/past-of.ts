/** What has just happened on the server is not ahead of a clock that is read once a minute. */
export const pastOf = (at: string, now: Date): Date => new Date(Math.min(Date.parse(at), now.getTime()))
