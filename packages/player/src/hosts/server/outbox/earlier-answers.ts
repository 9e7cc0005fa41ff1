import { versionPrefix } from '../../storage/storage-keys.ts'
import { openStore, openVersionStore } from '../../storage/store.ts'
import { createOutbox } from './outbox.ts'
import { createSender } from './sender.ts'

/**
 * Sends answers of earlier visits, to other decks and to earlier versions of this one. A refused answer blocks no other, and
 * stays for the deck's own page, which reports it (`send-answer.ts`).
 */
export async function sendEarlierAnswers(api: string, versionId: string): Promise<void> {
  const versions = new Set(
    openStore(versionPrefix)
      .keys('')
      .flatMap((key) => /^([\da-f-]{36})\.q\./.exec(key)?.[1] ?? []),
  )
  versions.delete(versionId)
  const nothing = () => undefined
  // In parallel: another tab may hold the lock of one of them.
  await Promise.all(
    [...versions].map(async (one) => {
      const store = openVersionStore(one)
      const outbox = createOutbox({ store, onChange: nothing, onLate: nothing })
      const language = outbox.items()[0]?.begin.language ?? ''
      await createSender({ store, outbox, api, language }).flush()
    }),
  )
}
