import fc from 'fast-check'
import { expect, it } from 'vitest'
import { circleThrough, type Links } from './circle.ts'

const links = (text: string): Links =>
  new Map(
    text.split(' ').map((one) => {
      const [id = '', to = ''] = one.split('>')
      return [id, [...to]] as const
    }),
  )

it.each([
  ['a>', 'a', ['b'], null],
  ['a>', 'a', ['a'], 'a a'],
  ['b>a', 'a', ['b'], 'a b a'],
  ['b>c c>d d>a e>a', 'a', ['b'], 'a b c d a'],
  ['b>c c>d d>a e>a', 'a', ['b', 'e'], 'a e a'],
  ['b>c c>b', 'a', ['b'], null],
  ['b>cd c>a d>', 'a', ['d', 'b'], 'a b c a'],
] as const)('%s, and %s to %j', (text, from, added, expected) => {
  expect(circleThrough(links(text), from, added)?.join(' ') ?? null).toBe(expected)
})

const id: fc.Arbitrary<string> = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f')
const anyLinks = fc.uniqueArray(fc.tuple(id, fc.uniqueArray(id, { maxLength: 3 })), { selector: ([from]) => from })

it('what it returns is a way of links that ends where it begins', () => {
  fc.assert(
    fc.property(anyLinks, id, fc.array(id, { maxLength: 3 }), (list, from, added) => {
      const all = new Map(list)
      const circle = circleThrough(all, from, added)
      if (circle === null) return
      expect([circle[0], circle.at(-1)]).toEqual([from, from])
      expect(added).toContain(circle[1])
      for (let at = 1; at < circle.length - 1; at++) expect(all.get(circle[at]!)).toContain(circle[at + 1])
    }),
  )
})

it('links that are added only where they close no circle never hold one', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(id, id)), (wanted) => {
      const all = new Map<string, string[]>()
      for (const [from, to] of wanted)
        if (circleThrough(all, from, [to]) === null) all.set(from, [...(all.get(from) ?? []), to])
      const left = new Map(all)
      for (let before = -1; before !== left.size;) {
        before = left.size
        for (const [from, to] of left) if (to.every((one) => !left.has(one))) left.delete(from)
      }
      expect(left.size).toBe(0)
    }),
  )
})
