import { describe, expect, it } from 'vitest'
import { mostChosen, splitOf } from './split-of.ts'

const columns = ['origin', 'answer', 'count', 'share'].map((key) => ({ key, type: 'text', unit: '' }))
const row = (origin: string, answer: string, count: number, share: number | null) => ({ origin, answer, count, share })

describe('a split', () => {
  const rows = [row('mail', 'Yes', 1, 25), row('mail', 'No', 3, 75), row('', 'Yes', 0, 0), row('', 'Old', 2, 100)]

  it('has a row a group and a column an answer, in their order', () => {
    const split = splitOf({ columns, rows })
    expect(split.answers).toEqual(['Yes', 'No', 'Old'])
    expect(split.groups.map(({ names, cells, total }) => [names, cells.map(({ count }) => count), total])).toEqual([
      [{ origin: 'mail' }, [1, 3, 0], 4],
      [{ origin: '' }, [0, 0, 2], 2],
    ])
    expect(mostChosen(split)).toBe(1)
  })

  it('without groups has one row; without rows none', () => {
    const plain = splitOf({ columns: columns.slice(1), rows: [{ answer: 'Yes', count: 2, share: 100 }] })
    expect(plain.groups).toEqual([{ names: {}, cells: [{ count: 2, share: 100 }], total: 2 }])
    expect(splitOf({ columns, rows: [] })).toEqual({ answers: [], groups: [] })
    expect(mostChosen({ answers: [], groups: [] })).toBe(0)
  })
})
