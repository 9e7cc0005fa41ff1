import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CountedPath, flowOf, flowSteps } from './flow.ts'

const paths: readonly CountedPath[] = [
  { source: 'google', article: 'a', deck: 'd', lead: true, course: 'c', people: 2 },
  { source: 'google', article: 'a', lead: false, people: 5 },
  { source: '', deck: 'd', lead: true, people: 3 },
  { source: 'mail', article: 'b', deck: null, lead: false, people: 1 },
]
const text = ({ nodes, links }: ReturnType<typeof flowOf>) => ({
  nodes: nodes.map(({ step, key, people, ended }) => `${step} ${key ?? '*'} ${people}/${ended}`),
  links: links.map(
    ({ from, to, people }) => `${nodes[from]?.key}>${nodes[to]?.step} ${nodes[to]?.key ?? '*'} ${people}`,
  ),
})

describe('counted paths as a picture', () => {
  it('has each step with its people, and those who went no further', () => {
    expect(flowOf(paths).people).toBe(11)
    expect(text(flowOf(paths))).toEqual({
      nodes: [
        'source google 7/0',
        'source  3/0',
        'source mail 1/0',
        'article a 7/5',
        'article b 1/0',
        'deck d 5/0',
        'deck * 1/1',
        'lead  5/3',
        'course c 2/2',
      ],
      links: [
        'google>article a 7',
        '>deck d 3',
        'mail>article b 1',
        'a>deck d 2',
        'b>deck * 1',
        'd>lead  5',
        '>course c 2',
      ],
    })
  })

  it('draws the smaller things of a step as one', () => {
    expect(text(flowOf(paths, 1)).nodes).toEqual([
      'source google 7/0',
      'source * 4/0',
      'article a 7/5',
      'article * 1/0',
      'deck d 5/0',
      'deck * 1/1',
      'lead  5/3',
      'course c 2/2',
    ])
  })
})

const key = fc.constantFrom(undefined, null, 'a', 'b', 'c', 'd')
const path = fc.record({
  source: fc.constantFrom('', 'google', 'mail', 'news'),
  article: key,
  deck: key,
  lead: fc.boolean(),
  course: key,
  people: fc.integer({ min: 1, max: 50 }),
})

it('loses nobody: who comes to a node goes on or ends there, however many things are named', () => {
  fc.assert(
    fc.property(fc.array(path, { maxLength: 30 }), fc.integer({ min: 1, max: 5 }), (some, most) => {
      const { people, nodes, links } = flowOf(some, most)
      const total = (values: readonly { readonly people: number }[]) => values.reduce((sum, one) => sum + one.people, 0)
      expect(people).toBe(total(some))
      expect(total(nodes.filter(({ step }) => step === 'source'))).toBe(people)
      expect(nodes.reduce((sum, { ended }) => sum + ended, 0)).toBe(people)
      nodes.forEach((node, at) => {
        expect(total(links.filter(({ from }) => from === at)) + node.ended).toBe(node.people)
        if (node.step !== 'source') expect(total(links.filter(({ to }) => to === at))).toBe(node.people)
      })
      for (const step of flowSteps)
        expect(nodes.filter((node) => node.step === step && node.key !== null).length).toBeLessThanOrEqual(most)
    }),
  )
})
