import { expect, it } from 'vitest'
import { roomOr } from './start-error.ts'

it('tells a full disk in words, of what PostgreSQL says', () => {
  const said =
    '2026-11-22 12:30:58.259 UTC [17490] FATAL:  could not write to file "pg_wal/xlogtemp.17490": No space left on device\nchild process exited with exit code 1'
  expect(roomOr(said, '/data/database', said)).toBe(
    'There is no room left on the disk for the database in /data/database. Make room, then start again.',
  )
  expect(roomOr('FATAL: no such role', '/data/database', 'otherwise')).toBe('otherwise')
})
