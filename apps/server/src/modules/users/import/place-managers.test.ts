import { describe, expect, it } from 'vitest'
import { extendPath } from '../../../db/person-path.ts'
import { type Place, placeManagers } from './place-managers.ts'

const idOf = (name: string) => `00000000-0000-4000-8000-${name.charCodeAt(0).toString(16).padStart(12, '0')}`
/** People who are there, by their manager. */
function placesOf(managers: Readonly<Record<string, string | null>>): Map<string, Place> {
  const path = (name: string): Buffer => extendPath(managers[name] ? path(managers[name]) : null, idOf(name))
  return new Map(Object.keys(managers).map((email) => [email, { id: idOf(email), email, path: path(email) }]))
}
function place(
  given: Readonly<Record<string, string | null>>,
  there: Readonly<Record<string, string | null>> = {},
  refused: readonly string[] = [],
) {
  const people = new Map(Object.entries(given).map(([email, manager]) => [email, { email, manager }]))
  const { levels, faults } = placeManagers(people, placesOf(there), new Set(refused))
  return { levels: Object.fromEntries(levels), faults: Object.fromEntries(faults) }
}

describe('managers', () => {
  it('may come after those below them', () =>
    expect(place({ c: 'b', b: 'a', a: null })).toEqual({ levels: { a: 1, b: 2, c: 3 }, faults: {} }))

  it('who are there count with their place, and where they are moved to', () => {
    expect(place({ n: 'b' }, { a: null, b: 'a' }).levels).toEqual({ n: 3 })
    // b is moved to the top's other branch, c stays below b.
    expect(place({ n: 'c', b: 'x' }, { a: null, b: 'a', c: 'b', x: 'y', y: null }).levels).toEqual({ b: 3, n: 5 })
  })

  it('a cycle is refused, of new people, of moved ones, and of both; who hangs below stays', () => {
    expect(place({ a: 'b', b: 'a', c: 'a' }).faults).toEqual({
      a: 'import.manager_circle|people=a → b → a',
      b: 'import.manager_circle|people=b → a → b',
      c: 'import.manager_refused',
    })
    expect(place({ a: 'c' }, { a: null, b: 'a', c: 'b' }).faults).toEqual({
      a: 'import.manager_circle|people=a → c → a',
    })
    expect(place({ a: 'n', n: 'c', m: 'a' }, { a: null, b: 'a', c: 'b' })).toEqual({
      levels: { m: 2 },
      faults: { a: 'import.manager_circle|people=a → n → c → a', n: 'import.manager_circle|people=n → c → a → n' },
    })
  })

  it('a long cycle is named by its first people', () => {
    const ring = Object.fromEntries([...'abcdefg'].map((name, at, all) => [name, all[(at + 1) % all.length] ?? '']))
    expect(place(ring).faults['c']).toBe('import.manager_circle|people=c → d → e → f → g → … → c')
    expect(place({ a: 'a' }).faults).toEqual({ a: 'manager.self' })
  })

  it('that cross are no cycle', () =>
    expect(place({ a: 'b', b: 'x' }, { a: null, b: 'a', x: null })).toEqual({ levels: { b: 2, a: 3 }, faults: {} }))

  it('unknown, refused and too deep ones', () => {
    expect(place({ a: 'nobody', b: 'a', c: 'r' }, {}, ['r']).faults).toEqual({
      a: 'manager.unknown',
      b: 'import.manager_refused',
      c: 'import.manager_refused',
    })
    const chain = Object.fromEntries(Array.from({ length: 102 }, (_, at) => [`p${at}`, at === 0 ? null : `p${at - 1}`]))
    expect(place(chain).faults).toEqual({ p100: 'manager.too_deep', p101: 'import.manager_refused' })
  })

  it('a chain of 20,000 is looked at without running out of stack', () => {
    const chain = Object.fromEntries(
      Array.from({ length: 20_000 }, (_, at) => [`p${at}`, at === 0 ? null : `p${at - 1}`]).toReversed(),
    )
    expect(Object.keys(place(chain).levels)).toHaveLength(100)
  })
})
