import { createOutbox } from '../server/outbox/outbox.ts'
import { createSender } from '../server/outbox/sender.ts'
import { coursePrefix, endedKey, outboxPrefix } from '../storage/storage-keys.ts'
import { openStore } from '../storage/store.ts'

/** Sends answers and ends of other attempts in courses that were given on this device without a connection. */
export async function sendUnsent(
  api: string,
  { language, except }: { language: string; except: string | null },
): Promise<void> {
  const left = new RegExp(`^([\\da-f-]{36})\\.(?:${outboxPrefix.replace('.', '\\.')}|${endedKey}$)`)
  const attempts = new Set(
    openStore(coursePrefix)
      .keys('')
      .flatMap((key) => left.exec(key)?.[1] ?? []),
  )
  if (except !== null) attempts.delete(except)
  const nothing = () => undefined
  await Promise.all(
    [...attempts].map(async (attemptId) => {
      const store = openStore(`${coursePrefix}${attemptId}.`)
      const outbox = createOutbox({ store, onChange: nothing, onLate: nothing })
      const begin = { shortid: '', versionId: attemptId, language, source: 'course' }
      const sender = createSender({ store, outbox, api, language })
      await sender.flush()
      if (store.get(endedKey) === null || outbox.items().length > 0) return
      // Refused for good, or ended: either way it is not tried again.
      await sender.complete(attemptId, begin).catch(nothing)
      store.remove(endedKey)
    }),
  )
}
