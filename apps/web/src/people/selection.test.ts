import { describe, expect, it } from 'vitest'
import { countSelected, everybody, isSelected, MOST_NAMED, nobody, select, selectedPeople } from './selection.ts'

const filter = { status: 'active', filter: [] } as const

describe('a selection of people', () => {
  it('of some is their ids', () => {
    const some = select(select(nobody, ['a', 'b', 'c'], true), ['b'], false)
    expect([isSelected(some, 'a'), isSelected(some, 'b'), countSelected(some, undefined)]).toEqual([true, false, 2])
    expect(selectedPeople(some, filter)).toEqual({ ids: ['a', 'c'] })
  })

  it('of all is the filter, without whom is left out', () => {
    const all = select(select(everybody, ['a', 'b'], false), ['b'], true)
    expect([isSelected(all, 'a'), isSelected(all, 'b'), countSelected(all, 10)]).toEqual([false, true, 9])
    expect(selectedPeople(all, filter)).toEqual({ ...filter, all: true, except: ['a'] })
    expect(countSelected(all, undefined)).toBeUndefined()
  })

  it('names no more than a call takes', () => {
    const ids = Array.from({ length: MOST_NAMED + 5 }, (_, at) => String(at))
    expect(countSelected(select(nobody, ids, true), undefined)).toBe(MOST_NAMED)
    expect(countSelected(select(everybody, ids, false), 5000)).toBe(5000 - MOST_NAMED)
  })
})
