import { z } from 'zod'
import type { Deps } from '../../../deps.ts'
import { receiveEvent } from '../events/receive-event.ts'

/** Brings an event of the sandbox, as a gateway's webhook would. */
export const SANDBOX_TASK = 'payments.sandbox_event'

const emitted = z.object({ id: z.string(), body: z.string() })

interface Emitted {
  /** Of the event; received twice, it counts once. */
  readonly id: string
  readonly body: string
  /** Milliseconds. */
  readonly after?: number
}

export async function emitSandboxEvent({ jobs, now }: Pick<Deps, 'jobs' | 'now'>, { id, body, after = 0 }: Emitted) {
  await jobs.add(SANDBOX_TASK, { id, body }, { runAt: new Date(now().getTime() + after) })
}

/** Task: signed and checked as the gateway's are. */
export async function receiveSandboxEvent(deps: Deps, payload: unknown): Promise<void> {
  const { id, body } = emitted.parse(payload)
  const { sandbox } = deps.payments
  if (!sandbox || !deps.payments.isEventSigned(Buffer.from(body), sandbox.signEvent(body))) return
  await receiveEvent(deps, id, JSON.parse(body))
}
