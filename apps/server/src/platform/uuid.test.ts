import { describe, expect, it } from 'vitest'
import { createUuidV7 } from './uuid.ts'

describe('createUuidV7', () => {
  it('has the form of version 7 and bears its time', () => {
    const id = createUuidV7(() => 0x0123456789ab)()
    expect(id).toMatch(/^01234567-89ab-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  })

  it('only grows: within a millisecond, beyond the counter, and when the clock is set back', () => {
    let time = 1_800_000_000_000
    const next = createUuidV7(() => time)
    const ids = Array.from({ length: 10_000 }, (_, i) => {
      if (i === 5000) time -= 60_000
      return next()
    })
    expect(ids).toEqual(ids.toSorted())
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('differs between two makers in the same millisecond', () => {
    expect(createUuidV7(() => 1)()).not.toBe(createUuidV7(() => 1)())
  })
})
