let known = ''

/** For the next sign-in on this page: the account whose password has just been set. */
export const rememberEmail = (email: string): void => void (known = email)

export const knownEmail = (): string => known
