import { retryImport } from '@deckle/slides/parts/lazy/retry-import.ts'
import type { ShownVerdict } from '@deckle/slides/view.ts'
import { HostRefusal } from '../../host.ts'
import { pause } from '../post-with-retry.ts'
import { type AttemptContext, withToken } from './attempt-token.ts'
import { fileOf, type OutboxItem } from './outbox-item.ts'

export interface SendContext extends AttemptContext {
  readonly api: string
  /** Why an answer, or all of an attempt, stays unsent, by their ids: this page does not retry it. */
  readonly refused: Record<string, HostRefusal | undefined>
  /** Attempts with an answer that was refused for its content: the person answers again. */
  readonly rejected: Set<string>
}

/** Retries until it is loaded. */
export const loadUpload = (): Promise<typeof import('../files/upload-or-store.ts')> =>
  new Promise((resolve) => retryImport(() => import('../files/upload-or-store.ts'), resolve))

/** Sends an answer under its id, with its file, or a lead, until the server has stored or refused it. */
export async function sendAnswer(context: SendContext, item: OutboxItem): Promise<void> {
  const outcome = await post(context, item).catch((error: unknown) => {
    if (error instanceof HostRefusal) return error
    throw error
  })
  const { reason = null } = outcome as Partial<HostRefusal>
  if (reason === 'refused' && item.answer) context.rejected.add(item.attemptId)
  if (reason === null || (context.onRestored && reason !== 'needs_pass'))
    // A lead that is refused for good is nobody's to put right: the person has gone on.
    finishAnswer(context, item, item.answer ? (outcome as ShownVerdict) : noVerdict)
  else context.refused[/needs_pass|closed/.test(reason) ? item.attemptId : item.id] = outcome as HostRefusal
}

const noVerdict: ShownVerdict = { correct: null, feedback: null, solution: [] }

export function finishAnswer({ outbox }: SendContext, item: OutboxItem, outcome: ShownVerdict | HostRefusal): void {
  outbox.finish(item, outcome)
  const file = fileOf(item)
  if (file) void loadUpload().then(({ removeStored }) => removeStored(file))
}

export function refusalOf({ refused }: SendContext, { id, attemptId }: OutboxItem): HostRefusal | undefined {
  return refused[id] ?? refused[attemptId]
}

async function post(context: SendContext, item: OutboxItem): Promise<unknown> {
  const { attemptId, begin } = item
  if (!item.answer)
    return withToken(context, attemptId, begin, (token) =>
      context.post(`/play/attempts/${attemptId}/lead`, { token, id: item.id, ...item.lead }, 'lead'),
    )
  const { attemptId: _, begin: __, ...answer } = item
  const { slideId } = answer
  const file = fileOf(answer)
  const upload = file && (await loadUpload())
  return withToken(context, attemptId, begin, async (token) => {
    const place = { api: context.api, token, attemptId, slideId, language: begin.language }
    if (upload) await untilSent(context, () => upload.uploadStored(file, place))
    return context.post<ShownVerdict>(`/play/attempts/${attemptId}/answers`, { token, answer }, 'verdict')
  })
}

/** Retries failures of the connection. */
async function untilSent({ outbox }: SendContext, act: () => Promise<void>): Promise<void> {
  for (let failures = 0; ; failures += 1) {
    try {
      await act()
      return outbox.setOffline(false)
    } catch (error) {
      if (error instanceof HostRefusal) throw error
      outbox.setOffline(true)
      await pause(Math.min(60_000, 2000 * 2 ** failures))
    }
  }
}
