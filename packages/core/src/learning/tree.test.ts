import fc from 'fast-check'
import { expect, it } from 'vitest'
import { idsBelow, inTreeOrder, parentFault, placed, possibleParents } from './tree.ts'

const depth = 6

/** `b>a`: b is below a. */
const parents = (text: string) =>
  new Map(
    text.split(' ').map((one) => {
      const [id = '', parent = ''] = one.split('>')
      return [id, parent === '' ? null : parent] as const
    }),
  )
const chain = 'a> b>a c>b d>c e>d'

it.each([
  [chain, 'e', null, null],
  [chain, 'e', 'a', null],
  [chain, 'new', 'e', null],
  [chain, 'a', 'a', 'circle'],
  [chain, 'a', 'e', 'circle'],
  [chain, 'b', 'gone', 'unknown'],
  [`${chain} f>e`, 'new', 'f', 'too_deep'],
  [`${chain} x>`, 'x', 'e', null],
  [`${chain} x> y>x`, 'x', 'e', 'too_deep'],
  [`${chain} x> y>x`, 'x', 'd', null],
])('%s: %s below %s', (text, id, parent, expected) => {
  expect(parentFault(parents(text), id, parent, depth)).toBe(expected)
})

const id: fc.Arbitrary<string> = fc.constantFrom(...'abcdefghij')

it('moves that are allowed keep a tree within its depth', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(id, fc.option(id, { nil: null })), { maxLength: 60 }), (moves) => {
      const tree = new Map<string, string | null>([...'abcdefghij'].map((one) => [one, null]))
      for (const [one, parent] of moves) if (parentFault(tree, one, parent, depth) === null) tree.set(one, parent)
      const items = [...tree].map(([one, parent]) => ({ id: one, parent }))
      for (const one of [null, ...tree.keys()])
        expect(possibleParents(items, one, depth).map((item) => item.id)).toEqual(
          items.flatMap((item) => (parentFault(tree, one ?? 'new', item.id, depth) === null ? item.id : [])),
        )
      const rows = inTreeOrder([...tree].map(([one, parent]) => ({ id: one, parent })))
      expect(Math.max(...rows.map(({ level }) => level))).toBeLessThanOrEqual(depth)
      const levels = new Map(rows.map(({ item, level }) => [item.id, level]))
      for (const { item, level } of rows)
        expect(level).toBe(item.parent === null ? 1 : (levels.get(item.parent) ?? Number.NaN) + 1)
    }),
  )
})

it('all are in the order of the tree once, whatever their parents', () => {
  const items = fc.uniqueArray(fc.record({ id, parent: fc.option(fc.constantFrom(...'abcdefghijz'), { nil: null }) }), {
    selector: (item) => item.id,
  })
  fc.assert(
    fc.property(items, (all) => {
      const rows = inTreeOrder(all)
      expect(rows.map(({ item }) => item.id).toSorted()).toEqual(all.map((item) => item.id).toSorted())
      expect(rows.every(({ level }, at) => level <= (rows[at - 1]?.level ?? 0) + 1)).toBe(true)
    }),
  )
  const row = (text: string) => ({ id: text.charAt(0), parent: text.charAt(1) || null })
  const rows = inTreeOrder(['a', 'b', 'ca', 'db', 'ea', 'fc', 'gz'].map(row))
  expect(rows.map(({ item, level }) => `${item.id}${level}`).join(' ')).toBe('a1 c2 f3 e2 b1 d2 g1')
})

it('what is below, and a place among siblings', () => {
  expect([...idsBelow(parents(`${chain} x>`), 'c')]).toEqual(['d', 'e'])
  expect([-1, 0, 1, 9].map((at) => placed(['a', 'b', 'c'], 'b', at).join(''))).toEqual(['bac', 'bac', 'abc', 'acb'])
})
