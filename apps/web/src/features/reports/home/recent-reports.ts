import { useEffect, useState } from 'react'
import { answerOf, browserDatabases, openDatabase } from '../../../lib/offline/open-database.ts'

type Names = readonly string[]

/** Reports that are listed. */
const MOST = 3
const [NAME, STORE] = ['deckle-recent-reports', 'reports']

/** Of this page, where the browser forbids databases or doesn't respond. */
const memory = new Map<string, Names>()
let opening: Promise<IDBDatabase | null> | undefined

const database = () =>
  (opening ??= Promise.resolve()
    .then(() => {
      const databases = browserDatabases()
      return databases ? openDatabase(databases, NAME, STORE) : null
    })
    .catch(() => null))

async function readNames(userId: string): Promise<Names> {
  const base = await database()
  const stored = base && answerOf<Names | undefined>(base.transaction(STORE).objectStore(STORE).get(userId))
  return (await stored?.catch(() => undefined)) ?? memory.get(userId) ?? []
}

async function storeNames(userId: string, names: Names): Promise<void> {
  memory.set(userId, names)
  const base = await database()
  if (base) await answerOf(base.transaction(STORE, 'readwrite').objectStore(STORE).put(names, userId)).catch(() => null)
}

/** Those that were opened last on this device, the last first. */
export function useRecentReports(userId: string): Names {
  const [names, setNames] = useState<Names>([])
  useEffect(() => {
    let isHere = true
    void readNames(userId).then((found) => isHere && setNames(found))
    return () => {
      isHere = false
    }
  }, [userId])
  return names
}

/** Notes on this device that a report is open. */
export function useNoteOpened(userId: string, name: string): void {
  useEffect(() => {
    void readNames(userId).then((names) =>
      storeNames(userId, [name, ...names.filter((one) => one !== name)].slice(0, MOST)),
    )
  }, [userId, name])
}
