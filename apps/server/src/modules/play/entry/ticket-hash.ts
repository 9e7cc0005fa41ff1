import { createHash } from 'node:crypto'

/** What is stored of the secret of a link that works once. */
export const hashOfTicket = (secret: string): Buffer => createHash('sha256').update(secret).digest()
