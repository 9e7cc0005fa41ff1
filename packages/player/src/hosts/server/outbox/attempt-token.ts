import type { HostRefusal } from '../../host.ts'
import { attemptKey, playKey, previousKey, secretPrefix, tokenPrefix } from '../../storage/storage-keys.ts'
import type { Store } from '../../storage/store.ts'
import { maySendUnder } from '../pass/may-send-under.ts'
import { storedPass } from '../pass/pass-address.ts'
import { saveBegunToken } from '../pass/begun-token.ts'
import { pause, type PostWithRetry } from '../post-with-retry.ts'
import type { Outbox } from './outbox.ts'
import type { AttemptStart } from './outbox-item.ts'

export interface AttemptContext {
  readonly store: Store
  readonly outbox: Outbox
  readonly post: PostWithRetry
  readonly pass?: string | undefined
  /**
   * Called when a new attempt is refused and the finished one before it is restored. Absent while other decks' answers are
   * sent: refused answers stay for the deck's own page, which reports them.
   */
  readonly onRestored?: (() => void) | undefined
}

/** Milliseconds until a deck that needs another pass is retried: the person has to pass its entry check. */
const passPause = 60_000

/** Whether it is the attempt of the current person: other people may have left answers on this device. */
export function isCurrent({ store, onRestored }: AttemptContext, id: string): boolean {
  return onRestored !== undefined && id === store.get(attemptKey)
}

/**
 * Begins the attempt where that has not happened yet.
 * @param expired a token that the server no longer accepts; it still identifies the attempt's owner
 */
export async function tokenOf(
  context: AttemptContext,
  id: string,
  start: AttemptStart,
  expired?: string,
): Promise<string> {
  const { store, outbox, onRestored } = context
  for (;;) {
    const known = store.get(tokenPrefix + id)
    if (known && known !== expired) return known
    try {
      const token = await begin(context, id, start, expired)
      store.set(tokenPrefix + id, token)
      if (isCurrent(context, id)) {
        saveBegunToken(start.shortid, token)
        store.remove(previousKey)
      }
    } catch (error) {
      const { reason } = error as HostRefusal
      if (reason === 'closed' && isCurrent(context, id)) restorePrevious(store, onRestored)
      if (reason !== 'needs_pass' || !isCurrent(context, id)) throw error
      outbox.setOffline(true, true)
      await pause(passPause)
    }
  }
}

/** Tokens expire after some days: a refused one is renewed once. */
export async function withToken<Reply>(
  context: AttemptContext,
  id: string,
  start: AttemptStart,
  act: (token: string) => Promise<Reply>,
): Promise<Reply> {
  const known = context.store.get(tokenPrefix + id)
  return act(await tokenOf(context, id, start)).catch(async (error: HostRefusal) => {
    if (!known || error.reason !== 'closed') throw error
    return act(await tokenOf(context, id, start, known))
  })
}

async function begin(context: AttemptContext, id: string, start: AttemptStart, token?: string): Promise<string> {
  const { shortid, pass: own } = start
  const { store, post, pass = own } = context
  let refusal: unknown
  // The person may have got another pass since the answer.
  for (const candidate of new Set([own, pass, storedPass(shortid) ?? own])) {
    if (!isCurrent(context, id) && !maySendUnder(candidate, own)) continue
    try {
      const body = { ...beginBody(store, id, start), pass: candidate, token }
      return (await post<{ token: string }>(`/play/${shortid}/attempts`, body, 'attempt')).token
    } catch (error) {
      refusal = error
      if ((error as HostRefusal).reason !== 'needs_pass') break
    }
  }
  throw refusal
}

/** With a secret that is created before the attempt begins, so that beginning is idempotent: the server returns the same token for it. */
export function beginBody(store: Store, id: string, start: AttemptStart) {
  const { shortid: _, ...rest } = start
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const secret = store.get(secretPrefix + id) ?? [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  store.set(secretPrefix + id, secret)
  return { id, ...rest, timezone: Intl.DateTimeFormat().resolvedOptions().timeZone, secret }
}

/** After "Start again" in a closed deck, the finished attempt is restored. */
function restorePrevious(store: Store, onRestored: (() => void) | undefined): void {
  const [attempt, play] = JSON.parse(store.get(previousKey) ?? '[]') as string[]
  if (!attempt || !play) return
  store.set(attemptKey, attempt)
  store.set(playKey, play)
  store.remove(previousKey)
  onRestored?.()
}
