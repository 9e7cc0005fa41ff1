import type { PlayerHost, ShownEnding } from '../../host.ts'
import {
  attemptKey,
  begunPrefix,
  previousKey,
  secretPrefix,
  tokenPrefix,
  versionPrefix,
} from '../../storage/storage-keys.ts'
import { openStore } from '../../storage/store.ts'
import { createPostWithRetry } from '../post-with-retry.ts'
import { timeOfUuid } from '../uuid.ts'
import { type AttemptContext, isCurrent, tokenOf, withToken } from './attempt-token.ts'
import { onceAtATime } from './once-at-a-time.ts'
import type { AttemptStart } from './outbox-item.ts'
import { finishAnswer, loadUpload, refusalOf, sendAnswer, type SendContext } from './send-answer.ts'

export interface SenderOptions extends Omit<AttemptContext, 'post'> {
  readonly api: string
  readonly language: string
  readonly fetch?: typeof fetch | undefined
}

export interface Sender {
  /** Resolves when everything is sent that the server accepts now. */
  readonly flush: () => Promise<void>
  readonly complete: (attemptId: string, begin: AttemptStart) => Promise<ShownEnding>
  readonly upload: (
    attemptId: string,
    begin: AttemptStart,
    ...file: Parameters<PlayerHost['upload']>
  ) => ReturnType<PlayerHost['upload']>
}

/** Milliseconds that an answer which the server does not accept is stored for the person who gave it. */
const maxAgeMs = 30 * 86_400_000

/** Sends the outbox in order, each answer under its id until the server has stored it. */
export function createSender({ api, language, fetch, ...options }: SenderOptions): Sender {
  const post = createPostWithRetry({ api, language, fetch, onOffline: options.outbox.setOffline })
  const context: SendContext = { ...options, api, post, refused: {}, rejected: new Set() }
  const sendFiles = onceAtATime(() => sendAll(context, true))
  const sendOthers = onceAtATime(() => sendAll(context, false))
  const flush = async (): Promise<void> => {
    // Large files must not delay other answers.
    await Promise.all([sendOthers(), sendFiles()])
    clearExpired(context)
    clearTokens(context)
  }
  return {
    flush,
    complete: (attemptId, begin) => complete(context, flush, attemptId, begin),
    upload: async (attemptId, begin, ...upload) => {
      const [slideId, file, onProgress] = upload
      const { uploadOrStore } = await loadUpload()
      const place = { api, attemptId, slideId, language: begin.language }
      const getToken = () => tokenOf(context, attemptId, begin)
      return uploadOrStore(file, { ...place, ...options.outbox, onProgress, getToken })
    },
  }
}

/** Oldest first, one tab at a time. Sending is idempotent: two tabs may send the same answer. */
async function sendAll(context: SendContext, areFiles: boolean): Promise<void> {
  const next = () =>
    context.outbox.items().find((item) => (item.answer?.kind === 'uploader') === areFiles && !refusalOf(context, item))
  for (let item = next(); item; item = next())
    await withTabLock(`${versionPrefix}${item.begin.versionId}.${areFiles}`, async () => {
      // Another tab may have sent it while this one waited for the lock.
      const first = next()
      if (first) await sendAnswer(context, first)
    })
}

async function complete(
  context: SendContext,
  flush: () => Promise<void>,
  attemptId: string,
  begin: AttemptStart,
): Promise<ShownEnding> {
  const { outbox, post, rejected } = context
  rejected.delete(attemptId)
  while (outbox.items().some((item) => item.attemptId === attemptId && !refusalOf(context, item))) await flush()
  // Completing closes the attempt: it waits until the person has answered again.
  if (rejected.has(attemptId)) return new Promise(() => undefined)
  const ending = await withToken(context, attemptId, begin, (token) =>
    post<ShownEnding>(`/play/attempts/${attemptId}/complete`, { token }, 'ending'),
  )
  if (isCurrent(context, attemptId)) openStore(begunPrefix).remove(begin.shortid)
  return ending
}

function clearExpired(context: SendContext): void {
  for (const item of context.outbox.items()) {
    const refusal = refusalOf(context, item)
    if (refusal && timeOfUuid(item.id) < Date.now() - maxAgeMs) finishAnswer(context, item, refusal)
  }
}

/** Of attempts without unsent answers. */
function clearTokens({ store, outbox }: SendContext): void {
  const inUse = JSON.stringify([store.get(attemptKey), store.get(previousKey), outbox.items()])
  for (const prefix of [tokenPrefix, secretPrefix])
    for (const key of store.keys(prefix)) if (!inUse.includes(key.slice(prefix.length))) store.remove(key)
}

/** In another site's frame locks may be denied, as is the storage that tabs would share. */
async function withTabLock(name: string, act: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return act()
  let isEntered = false
  const run = () => {
    isEntered = true
    return act()
  }
  await navigator.locks.request(name, run).catch((error: unknown) => {
    if (isEntered) throw error
    return act()
  })
}
