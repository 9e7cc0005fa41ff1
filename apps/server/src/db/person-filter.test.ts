import { randomUUID } from 'node:crypto'
import { meetsCondition, ruleFields, ruleOperators, type RulePerson } from '@deckle/core/learning/rule.ts'
import { conditionFault, type PersonCondition } from '@deckle/core/people/person-condition.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../test/database.ts'
import { insertRow, insertRows } from '../test/rows.ts'
import { matchesFilter } from './person-filter.ts'
import { idsOfPath, pathsBelow } from './person-path.ts'

let test: TestDatabase
beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.drop())

/** What fields of people hold, and more: texts are compared as they are stored. */
const texts = [
  '',
  'Pune',
  'pune',
  'Łódź',
  '100%',
  'a_b',
  '7',
  '-7.25',
  '07',
  '7.250000000000',
  '123456789012345.000000002',
]
const days = ['2024-01-31', '2024-02-01', '2024', '2024-02-01T09:00:00.000Z']
const numbers = ['7', '-7.250', '123456789012345.000000001', '0']
const fields = [...ruleFields, 'details.City', 'details.Never']

async function insertPeople() {
  const deps = { db: test.db, newId: () => randomUUID(), now: () => new Date() }
  const { id: client_id } = await insertRow(deps, 'clients', {})
  const tags = await insertRows(deps, 'tags', [
    { client_id, kind: 'user', name: 'Green', slug: 'green' },
    { client_id, kind: 'user', name: 'Blue', slug: 'blue' },
  ])
  const tagIds = tags.map(({ id }) => id)
  const ids = [...texts, ...days, undefined].map(() => randomUUID())
  await insertRows(
    deps,
    'users',
    [...texts, ...days, undefined].map((City, at) => ({
      client_id,
      id: ids[at]!,
      license_type: at % 3 === 0 ? 'Learner' : 'Creator',
      manager_id: at === 0 ? null : ids[Math.floor((at - 1) / 2)]!,
      details: JSON.stringify(City === undefined ? {} : { City }),
    })),
  )
  const tagged = ids.flatMap((user_id, at) =>
    tagIds.filter((_, bit) => (at >> bit) % 2 === 1).map((tag_id) => ({ client_id, tag_id, user_id })),
  )
  await insertRows(deps, 'user_tags', tagged)
  return { client_id, ids, tagIds, tagged }
}

it('lists the people whom a rule with the same condition matches', async () => {
  const { client_id, ids, tagIds, tagged } = await insertPeople()
  const rows = await test.db
    .selectFrom('users')
    .select(['id', 'license_type', 'manager_id', 'path', 'details'])
    .where('client_id', '=', client_id)
    .execute()
  const people = rows.map(({ id, license_type, manager_id, path, details }) => {
    const person: RulePerson = {
      license_type,
      manager: manager_id,
      above: new Set(idsOfPath(path).slice(0, -1)),
      tags: new Set(tagged.flatMap((one) => (one.user_id === id ? [one.tag_id] : []))),
      details,
    }
    return { id, person }
  })
  const paths = new Map(rows.map(({ id, path }) => [id, pathsBelow(path)]))
  const value = fc.constantFrom(
    ...texts,
    ...days,
    ...numbers,
    ...tagIds,
    ...ids,
    randomUUID(),
    'Learner',
    'U',
    '%',
    '_',
  )
  const anyCondition = fc
    .constantFrom(...fields)
    .chain((field) =>
      fc.tuple(fc.constant(field), fc.constantFrom(...ruleOperators(field)), value, value, fc.boolean()),
    )
    .map(([field, op, one, other, flag]): PersonCondition => ({
      field,
      op,
      value: op === 'exists' ? flag : op === 'in' || op === 'not_in' ? [one, other] : one,
    }))
    .filter((condition) => conditionFault(condition) === null)
  await fc.assert(
    fc.asyncProperty(anyCondition, async (condition) => {
      const filter = { status: 'active' as const, filter: [condition] }
      const found = await test.db
        .selectFrom('users')
        .select('id')
        .where('client_id', '=', client_id)
        .where(matchesFilter(filter, { pathOf: (id) => paths.get(id.toLowerCase()) ?? null }))
        .execute()
      const expected = people.flatMap(({ id, person }) => (meetsCondition(person, condition) ? [id] : []))
      expect(found.map(({ id }) => id).toSorted()).toEqual(expected.toSorted())
    }),
    { numRuns: 500 },
  )
})
