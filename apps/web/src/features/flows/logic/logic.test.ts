import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { flowOf } from '@deckle/core/attribution/flow.ts'
import { noFlow, sampleFlow } from '../sample-flow.ts'
import { findingOf } from './finding.ts'
import { heightOf, layOut } from './layout.ts'

describe('what a picture says', () => {
  it('counts people, and names what most go no further after', () => {
    expect(findingOf(sampleFlow)).toEqual({ people: 40, leads: 6, courses: 2, lost: 2 })
  })

  it.each([
    ['under twenty people', { ...sampleFlow, people: 19 }],
    ['of nobody', noFlow],
    ['where all went on', { ...sampleFlow, nodes: sampleFlow.nodes.map((node) => ({ ...node, ended: 0 })) }],
  ])('names nothing %s', (_when, flow) => {
    expect(findingOf(flow).lost).toBeNull()
  })
})

const key = fc.constantFrom(undefined, null, 'a', 'b')
const path = fc.record({
  source: fc.constantFrom('', 'google', 'mail'),
  article: key,
  deck: key,
  lead: fc.boolean(),
  course: key,
  people: fc.integer({ min: 1, max: 90 }),
})

describe('the layout', () => {
  it('has a column for each step that is there, all within the picture, as high as they have people', () => {
    fc.assert(
      fc.property(fc.array(path, { minLength: 1, maxLength: 20 }), (paths) => {
        const bare = flowOf(paths, 8)
        const flow = { ...bare, nodes: bare.nodes.map((node) => ({ ...node, name: node.key ?? '' })) }
        const height = heightOf(flow)
        const { nodes, links } = layOut(flow, 900, height)
        expect(links).toHaveLength(flow.links.length)
        const columns = new Map<string, number>()
        flow.nodes.forEach(({ step, people }, at) => {
          const node = nodes[at]
          if (!node) throw new Error('A node has no place.')
          expect(columns.get(step) ?? node.x).toBeCloseTo(node.x, 3)
          columns.set(step, node.x)
          expect(node.y).toBeGreaterThanOrEqual(0)
          expect(node.y + node.height).toBeLessThanOrEqual(height + 0.01)
          const other = nodes[0]
          const scale = (other?.height ?? 0) / (flow.nodes[0]?.people ?? 1)
          expect(node.height).toBeCloseTo(people * scale, 1)
        })
        expect(new Set([...columns.values()].map(Math.round)).size).toBe(columns.size)
        for (const link of links) expect(link.path).not.toContain('NaN')
      }),
    )
  })
})
