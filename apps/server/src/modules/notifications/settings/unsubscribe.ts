import { API_BASE } from '@deckle/contract/contract.ts'
import type { notifications } from '@deckle/contract/notifications.ts'
import { refuse } from '../../../refusal.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Handler } from '../../../http/handler.ts'
import type { Page } from '../../../http/page.ts'
import { emailModesOf } from './email-modes.ts'
import { hasRecipient, saveChoices } from './queries.ts'
import { readUnsubscribe } from './unsubscribe-token.ts'

/** RFC 8058: mail programs call it by themselves, without a session. A second call changes nothing. */
export const unsubscribe: Handler<typeof notifications.unsubscribe> = async ({ deps, query }) => {
  const read = readUnsubscribe(query.token, deps.secret)
  if (!read || !(await hasRecipient(deps.db, read.recipient))) throw refuse('link_expired')
  const { recipient, what } = read
  await transaction(deps.db, async (trx) => {
    const modes = await emailModesOf(trx, recipient)
    const ended = [...modes.keys()].filter((type) => (what === 'daily' ? modes.get(type) === 'daily' : type === what))
    await saveChoices(trx, recipient, Object.fromEntries(ended.map((type) => [type, 'none'])))
  })
  return { ok: true }
}

/** For mail programs that open the address in a browser: the screen asks first, since scanners of links open it too. */
export const unsubscribePage: Page = {
  path: `${API_BASE}/notifications/unsubscribe`,
  serve({ query }) {
    const token = typeof query['token'] === 'string' ? query['token'] : ''
    const location = `/unsubscribe#token=${encodeURIComponent(token)}`
    return { status: 302, headers: { location, 'cache-control': 'no-store' }, body: '' }
  },
}
