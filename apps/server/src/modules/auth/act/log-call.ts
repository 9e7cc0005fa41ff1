import type { Deps } from '../../../deps.ts'
import type { SignedIn } from '../../../http/handler.ts'
import { auditCall } from '../../admin/index.ts'

/** They change nothing: what they ask is in their bodies. */
const reads: ReadonlySet<string> = new Set([
  'users.listQuery',
  'users.listSearch',
  'users.count',
  'formulas.evaluate',
  'auth.endActing',
  'auth.signOut',
])

/** After a call: what somebody changes while acting as a person is in the audit log, where its use case does not enter it. */
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
