import type { Deps } from '../../../deps.ts'
import type { SignedIn } from '../../../http/handler.ts'
import { auditCall } from '../../admin/index.ts'

/** POST calls that only read. */
const reads: ReadonlySet<string> = new Set([
  'users.listQuery',
  'users.listSearch',
  'users.count',
  'formulas.evaluate',
  'auth.endActing',
  'auth.signOut',
])

/** Adds an audit entry for a changing call of an impersonation session, unless the handler has added one itself. */
export async function logActedCall(
  deps: Deps,
  actor: SignedIn,
  call: string,
  params: Readonly<Record<string, unknown>>,
): Promise<void> {
  if (actor.acted === undefined || actor.acted.entries > 0 || reads.has(call)) return
  const [subject = ''] = Object.values(params)
  await auditCall(deps, actor, { action: call, subject: String(subject) })
}
