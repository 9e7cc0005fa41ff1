import { describe, expect, it } from 'vitest'
import { countLinks, newAccountUntil } from './new-account.ts'

describe('a new account', () => {
  it('is new for a day', () => {
    const made = new Date('2026-11-01T09:00:00Z')
    expect(newAccountUntil(made, new Date('2026-11-01T09:00:00Z'))).toEqual(new Date('2026-11-02T09:00:00Z'))
    expect(newAccountUntil(made, new Date('2026-11-02T08:59:59Z'))).not.toBeNull()
    expect(newAccountUntil(made, new Date('2026-11-02T09:00:00Z'))).toBeNull()
  })

  it.each([
    ['', 0],
    ['no link, e.g. this. And http: alone', 0],
    ['https://a.example', 1],
    ['(HTTP://a.example) www.b.example/x, https://www.c.example', 3],
    ['https://a.example/https://b.example', 2],
    ['me@www.b.example', 1],
  ])('%j has %i links', (text, count) => expect(countLinks(text)).toBe(count))
})
