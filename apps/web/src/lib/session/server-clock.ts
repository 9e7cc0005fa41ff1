import { areValid, type Tokens } from '@deckle/contract/client/tokens.ts'

/** Milliseconds by which the server's clock is ahead of this device's, as last asked; negative if it is behind. */
let aheadMs = 0
let asking: Promise<number | null> | null = null

/** Whether tokens are valid by the server's clock. True if the server does not answer: only the server ends a session. */
export async function areValidByServer(tokens: Tokens): Promise<boolean> {
  const hasExpiry = areValid(tokens, 0)
  if (!hasExpiry) return false
  if (areValid(tokens, Date.now() + aheadMs)) return true
  asking ??= fetchServerTime().finally(() => {
    asking = null
  })
  const time = await asking
  if (time === null) return true
  aheadMs = time - Date.now()
  return areValid(tokens, time)
}

/** Milliseconds since 1970, to the second; null without an answer. Any public call that is not cached has the time. */
async function fetchServerTime(): Promise<number | null> {
  const response = await fetch('/api/v2/config/fetch', { cache: 'no-store' }).catch(() => null)
  const time = Date.parse(response?.headers.get('date') ?? '')
  return Number.isNaN(time) ? null : time
}
