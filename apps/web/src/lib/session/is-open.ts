import { areValid, type Tokens } from '@deckle/contract/client/tokens.ts'

/** Whether tokens are of an open session. The server's clock decides if they have expired by this device's. */
export async function isOpen(tokens: Tokens | null): Promise<boolean> {
  if (tokens === null || areValid(tokens, Date.now())) return tokens !== null
  return import('./server-clock.ts').then(
    ({ areValidByServer }) => areValidByServer(tokens),
    () => true,
  )
}
