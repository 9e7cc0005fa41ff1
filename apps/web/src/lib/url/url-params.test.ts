import { describe, expect, it } from 'vitest'
import { choiceParam, countParam, dayParam, flagParam, textParam, urlParams } from './url-params.ts'

const params = urlParams({
  q: textParam(20),
  sort: choiceParam(['name', 'created']),
  bin: flagParam,
  version: countParam,
  from: dayParam,
})

/** Seeded: the same numbers in every run. */
function random(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state % below
  }
}
const one = <Value>(values: readonly Value[], next: (below: number) => number): Value =>
  values[next(values.length)] as Value

const texts = ['', ' ', 'x', '0', '-1', '1e99', '2026-13-40', 'NaN', '<script>', '__proto__', '%', '🦊', 'नाम'] as const
const others = [undefined, null, true, false, 0, -5, 1.5, Number.NaN, [], {}, ['name'], { q: 1 }] as const
const junk: readonly unknown[] = [...texts, ...others, 'x'.repeat(500)]

describe('URL parameters', () => {
  it('round-trip: parse(format(state)) is the state', () => {
    const next = random(7)
    for (let run = 0; run < 500; run++) {
      const state = {
        ...(next(2) && { q: one(['a', '2026', ' a b', 'नाम & co', 'x=1&y=2', '#?+', '%20'], next) }),
        ...(next(2) && { sort: one(['name', 'created'] as const, next) }),
        ...(next(2) && { bin: true as const }),
        ...(next(2) && { version: 1 + next(1000) }),
        ...(next(2) && { from: `20${10 + next(20)}-0${1 + next(9)}-1${next(9)}` }),
      }
      const written = new URLSearchParams(params.format(state)).toString()
      expect(params.parse(Object.fromEntries(new URLSearchParams(written)))).toEqual(state)
    }
  })

  it('drop invalid values and write back the valid ones', () => {
    const next = random(11)
    for (let run = 0; run < 500; run++) {
      const search = Object.fromEntries([...params.names, 'other'].map((name) => [name, one(junk, next)]))
      const state = params.parse(search)
      expect(Object.keys(state)).not.toContain('other')
      expect(Object.values(state)).not.toContain(undefined)
      expect(params.parse(params.format(state))).toEqual(state)
    }
    expect(params.parse({ q: '  ', sort: 'size', bin: 'no', version: '-1', from: '2026-13-40' })).toEqual({})
  })

  it('omit empty values and defaults', () => {
    expect(params.format({ q: '', sort: undefined, bin: true })).toEqual({ bin: 'true' })
  })
})
