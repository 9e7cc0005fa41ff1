import type pg from 'pg'
import { expect, it } from 'vitest'
import { startFailureMessage } from '../../start/start-failure-message.ts'
import { refuseOldPostgres } from './refuse-old-postgres.ts'

const serverOf = (number: string, name: string) =>
  ({ query: async () => ({ rows: [{ number, name }] }) }) as unknown as pg.Pool

it('refuses PostgreSQL 14 in one sentence, and takes 15 and newer', async () => {
  const error = await refuseOldPostgres(serverOf('140022', '14.22')).then(
    () => null,
    (reason: unknown) => reason,
  )
  expect(startFailureMessage(error)).toBe(
    'The database server is PostgreSQL 14.22; Deckle needs 15 or newer. Update it, or set DATABASE_URL to another one.',
  )
  for (const number of ['150000', '180001']) await refuseOldPostgres(serverOf(number, 'x'))
})
