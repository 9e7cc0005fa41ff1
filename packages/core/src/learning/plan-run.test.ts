import fc from 'fast-check'
import { expect, it } from 'vitest'
import { planRun, type RunFacts } from './plan-run.ts'

const none: RunFacts = {
  matching: new Set(),
  members: new Set(),
  brought: new Set(),
  addedByHand: new Set(),
  removedByHand: new Set(),
  matchedByOthers: new Set(),
}
const people = (text: string) => new Set(text)
const removes = { remove_when_unmatched: true }

it.each<[string, Partial<RunFacts>, string, string]>([
  ['adds who matches', { matching: people('ab') }, 'ab', ''],
  ['not who is there', { matching: people('ab'), members: people('a') }, 'b', ''],
  ['not whom somebody removed', { matching: people('ab'), removedByHand: people('a') }, 'b', ''],
  ['removes who no longer matches', { members: people('abc'), brought: people('ab'), matching: people('a') }, '', 'b'],
  ['not whom another brought', { members: people('c') }, '', ''],
  [
    'not whom somebody added since',
    { members: people('ab'), brought: people('ab'), addedByHand: people('a') },
    '',
    'b',
  ],
  [
    'not whom another rule matches',
    { members: people('ab'), brought: people('ab'), matchedByOthers: people('b') },
    '',
    'a',
  ],
  ['not who is gone', { members: people('a'), brought: people('ab') }, '', 'a'],
])('%s', (_name, facts, add, remove) => {
  const plan = planRun({ ...none, ...facts }, removes)
  expect([plan.add.join(''), plan.remove.join('')]).toEqual([add, remove])
  expect(planRun({ ...none, ...facts }, { remove_when_unmatched: false }).remove).toEqual([])
})

const some = fc.subarray([...'abcdefgh']).map((ids) => new Set(ids))
const anyFacts: fc.Arbitrary<RunFacts> = fc.record({
  matching: some,
  members: some,
  brought: some,
  addedByHand: some,
  removedByHand: some,
  matchedByOthers: some,
})

it('never undoes what somebody did by hand, and run again changes nothing', () => {
  fc.assert(
    fc.property(anyFacts, fc.boolean(), (facts, remove_when_unmatched) => {
      const { add, remove } = planRun(facts, { remove_when_unmatched })
      for (const id of add) expect(facts.removedByHand.has(id)).toBe(false)
      for (const id of remove) expect(facts.addedByHand.has(id)).toBe(false)
      expect(add.filter((id) => remove.includes(id))).toEqual([])
      const members = new Set([...facts.members, ...add].filter((id) => !remove.includes(id)))
      const brought = new Set([...facts.brought, ...add].filter((id) => !remove.includes(id)))
      expect(planRun({ ...facts, members, brought }, { remove_when_unmatched })).toEqual({ add: [], remove: [] })
    }),
  )
})

it('person by person comes to the same as all at once', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      const of = (id: string): RunFacts => {
        const only = (all: ReadonlySet<string>) => new Set([...all].filter((one) => one === id))
        return {
          matching: only(facts.matching),
          members: only(facts.members),
          brought: only(facts.brought),
          addedByHand: only(facts.addedByHand),
          removedByHand: only(facts.removedByHand),
          matchedByOthers: only(facts.matchedByOthers),
        }
      }
      const plans = [...'abcdefgh'].map((id) => planRun(of(id), removes))
      expect(planRun(facts, removes)).toEqual({
        add: plans.flatMap(({ add }) => add),
        remove: plans.flatMap(({ remove }) => remove),
      })
    }),
  )
})
