import { createQueue } from './outbox/queue.ts'
import { createSender } from './outbox/sender.ts'
import { openStore } from '../storage/store.ts'

/**
 * Sends answers to other decks, and to earlier versions of this one, that were given here without a connection.
 * What is refused holds up nothing else, and stays for the deck's own page, which says so to the person (`sender.ts`).
 */
export async function sendLeftBehind(api: string, versionId: string): Promise<void> {
  const versions = new Set(
    openStore('deckle.')
      .keys('')
      .flatMap((key) => /^([\da-f-]{36})\.q\./.exec(key)?.[1] ?? []),
  )
  versions.delete(versionId)
  const nothing = () => undefined
  // All at once: another tab may be busy with one of them.
  await Promise.all(
    [...versions].map(async (one) => {
      const store = openStore(`deckle.${one}.`)
      const queue = createQueue({ store, onChange: nothing, onLate: nothing })
      const language = queue.items()[0]?.begin.language ?? ''
      await createSender({ store, queue, api, language }).flush()
    }),
  )
}
