import type { Db } from '../../../db/database.ts'
import { listPlaces, type Place } from '../../users/index.ts'

const BATCH = 2000

/** Hierarchy positions of existing people, by e-mail. */
export async function readPlaces(db: Db, clientId: string, emails: readonly string[]): Promise<Map<string, Place>> {
  const wanted = [...new Set(emails)]
  const places = new Map<string, Place>()
  for (let at = 0; at < wanted.length; at += BATCH)
    for (const place of await listPlaces(db, clientId, wanted.slice(at, at + BATCH))) places.set(place.email, place)
  return places
}
