import { useEffect, useState } from 'react'
import { createDrafts, type Drafts } from '../../../lib/draft/drafts.ts'
import { browserDatabases } from '../../../lib/offline/open-database.ts'

type Names = readonly string[]

/** How many are told. */
const MOST = 3

let opened: Drafts<Names> | undefined
const storage = () => (opened ??= createDrafts<Names>(browserDatabases()))
const key = { id: 'recent-reports', tabId: 'any' } as const

async function readNames(userId: string): Promise<Names> {
  return (await storage().of(key.id, userId)).at(-1)?.content ?? []
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
    void readNames(userId).then((names) => {
      const content = [name, ...names.filter((one) => one !== name)].slice(0, MOST)
      return storage().put({ ...key, userId, at: Date.now(), base: { revision: 0, content: [] }, content })
    })
  }, [userId, name])
}
