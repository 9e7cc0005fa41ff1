import { expect, it } from 'vitest'
import { diskFullMessage } from './start-error.ts'

it('tells a full disk in words, of what PostgreSQL says', () => {
  const text =
    '2026-11-22 12:30:58.259 UTC [17490] FATAL:  could not write to file "pg_wal/xlogtemp.17490": No space left on device\nchild process exited with exit code 1'
  expect(diskFullMessage(text, '/data/database', text)).toBe(
    'There is no room left on the disk for the database in /data/database. Make room, then start again.',
  )
  expect(diskFullMessage('FATAL: no such role', '/data/database', 'otherwise')).toBe('otherwise')
})
