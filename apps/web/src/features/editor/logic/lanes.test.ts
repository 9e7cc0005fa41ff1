import { deckEnd } from '@deckle/core/deck/jump.ts'
import type { FlowEdge } from '@deckle/slides/flow/flow.ts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { lanesOf } from './lanes.ts'

const ids = ['a', 'b', 'c', 'd', 'e', 'f']
const edge = fc.record({
  from: fc.constantFrom(...ids),
  to: fc.constantFrom(...ids, deckEnd),
  kind: fc.constant<FlowEdge['kind']>('rule'),
  at: fc.string({ maxLength: 3 }),
})

it('draws every jump except those to the following row, without overlaps in a lane', () => {
  fc.assert(
    fc.property(fc.array(edge, { maxLength: 20 }), (edges) => {
      const drawn = lanesOf(edges, ids)
      const rows = [...ids, deckEnd]
      expect(drawn.length).toBe(edges.filter(({ from, to }) => rows.indexOf(to) !== rows.indexOf(from) + 1).length)
      for (const one of drawn)
        for (const other of drawn) {
          if (one === other || one.lane !== other.lane) continue
          const apart =
            Math.max(one.from, one.to) <= Math.min(other.from, other.to) ||
            Math.max(other.from, other.to) <= Math.min(one.from, one.to)
          expect(apart).toBe(true)
        }
    }),
  )
})

it('puts short jumps nearest', () => {
  const way = (from: string, to: string): FlowEdge => ({ from, to, kind: 'rule', at: '' })
  const lanes = lanesOf([way('a', 'f'), way('b', 'd'), way('d', 'a')], ids)
  expect(lanes.map(({ from, to, lane }) => [from, to, lane])).toEqual([
    [1, 3, 0],
    [3, 0, 1],
    [0, 5, 2],
  ])
})
