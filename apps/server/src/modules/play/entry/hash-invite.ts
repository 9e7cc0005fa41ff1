import { createHash } from 'node:crypto'

/** What is stored of an invite's secret. */
export const hashInvite = (secret: string): Buffer => createHash('sha256').update(secret).digest()
