const codes: readonly (string | undefined)[] = ['ENOSPC', 'EDQUOT', '53100']

/** By the code of Node or PostgreSQL. */
export const isDiskFull = (error: unknown): boolean => codes.includes((error as { code?: string }).code)
