import { afterAll, beforeAll } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { makePlayedDecks } from './played-decks.ts'
import { readersOf } from './read-report.ts'

type Played = Awaited<ReturnType<typeof makePlayedDecks>>

/** An app with decks that are played, for the tests of a file; `played` is filled before they run. */
export function withPlayedDecks() {
  const played = {} as { test: TestApp } & Played
  beforeAll(async () => {
    played.test = await createTestApp()
    Object.assign(played, await makePlayedDecks(played.test))
  })
  afterAll(() => played.test.close())
  return { ...readersOf(() => played.test), played }
}

/** A condition on one field. */
export const where = (field: string, op: string, value: unknown) => ({ filter: JSON.stringify([{ field, op, value }]) })
