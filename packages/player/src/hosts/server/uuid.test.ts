import { expect, it } from 'vitest'
import { uuidV7 } from './uuid.ts'

it('makes UUIDs of version 7 that sort by time', () => {
  const made = [1, 1000, 1_700_000_000_000, 1_700_000_000_001].map((now) => uuidV7(now))
  for (const id of made) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect([...made].sort()).toEqual(made)
})
