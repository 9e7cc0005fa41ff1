import { createQueue } from './queue.ts'
import { createSender } from './sender.ts'
import { openStore } from './store.ts'
import { timeOfUuid } from './uuid.ts'

/** How long an answer that the server does not take waits for its deck's own page, where the person is told, in milliseconds. */
const patienceMs = 30 * 86_400_000

/**
 * Sends answers to other decks, and to earlier versions of this one, that were given here without a connection.
 * What is refused stays for the deck's own page, which says so to the person.
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
      const sender = createSender({ store, queue, api, language })
      await sender.flush()
      for (const item of queue.items()) {
        const told = sender.refusalOf(item)
        if (told && timeOfUuid(item.id) < Date.now() - patienceMs) sender.settle(item, told)
      }
    }),
  )
}
