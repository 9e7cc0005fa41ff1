import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { makeCourse } from '../../test/courses.ts'
import { makeUser, type Person } from '../../test/factories.ts'
import { insertRow } from '../../test/rows.ts'
import { listCountFaults } from '../enrolments/counts/queries.ts'

let test: TestApp
let admin: Person
let manager: Person
let owner: Person
let id: string
let pune: string
let agra: string
let below: string

const inPune = { field: 'details.City', op: 'is', value: 'Pune' } as const
const ofLearners = { field: 'license_type', op: 'is', value: 'Learner' } as const

beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  admin = await test.signedIn('Admin')
  const { clientId } = admin
  manager = await test.signedIn('Manager', { clientId })
  owner = await test.signedIn('Creator', { clientId, manager_id: manager.userId })
  const person = async (City: string, manager_id: string | null) =>
    (
      await insertRow(test.deps, 'users', {
        client_id: clientId,
        license_type: 'Learner',
        details: JSON.stringify({ City }),
        manager_id,
      })
    ).id
  pune = await person('Pune', null)
  agra = await person('Agra', null)
  below = await person('Pune', owner.userId)
  id = (await makeCourse(test, owner, {}, [])).id
})

const draft = { name: 'People of Pune', conditions: [inPune] }
const addRule = async (body: Record<string, unknown> = draft, as: Person = admin) =>
  test.call('rules.add', { as, params: { id }, body })
const run = async (body: Record<string, unknown> = {}, as: Person = admin) => {
  const { status, body: reply } = await test.call('rules.run', { as, params: { id }, body })
  expect(status).toBe(200)
  return reply.runs
}
const learners = async () => {
  const { body } = await test.call('learners.list', { as: admin, params: { id } })
  expect(await listCountFaults(test.deps.db)).toEqual([])
  return body.learners.map(({ user }) => user.id).toSorted()
}
const details = (userId: string, City: string) =>
  test.call('users.updateDetails', { as: admin, params: { id: userId }, body: { details: { City } } })

describe('by hand', () => {
  it('a dry run says whom and why and changes nothing; a run does it, once', async () => {
    await addRule({
      ...draft,
      match: 'any',
      conditions: [inPune, { ...inPune, value: 'Goa' }, ofLearners],
      due_days: 3,
    })
    const [dry] = await run({ dry_run: true })
    expect(dry).toMatchObject({ add_count: 3, remove_count: 0, remove: [] })
    expect(dry?.add.find((one) => one.id === agra)?.matched).toEqual([2])
    expect(dry?.add.find((one) => one.id === pune)?.matched).toEqual([0, 2])
    expect(await learners()).toEqual([])
    expect((await run())[0]?.add_count).toBe(3)
    expect(await learners()).toEqual([pune, agra, below].toSorted())
    expect((await run())[0]).toMatchObject({ add_count: 0 })
    const { body } = await test.call('rules.runs', { as: admin, params: { id } })
    expect(body.runs.map(({ added, trigger }) => [added, trigger])).toEqual([
      [0, 'hand'],
      [3, 'hand'],
    ])
    const { body: listed } = await test.call('rules.list', { as: admin, params: { id } })
    expect(listed.rules).toMatchObject([{ learners: 3, match: 'any' }])
  })

  it('never undoes what somebody did by hand', async () => {
    await addRule({ ...draft, remove_when_unmatched: true })
    await test.call('learners.add', { as: owner, params: { id }, body: { user_ids: [agra, pune] } })
    await test.call('learners.remove', { as: owner, params: { id }, body: { user_ids: [pune] } })
    expect((await run({ dry_run: true }))[0]).toMatchObject({ add_count: 1, remove_count: 0 })
    await run()
    expect(await learners()).toEqual([agra, below].toSorted())
  })

  it('takes out whom it brought and no longer matches, unless another rule does', async () => {
    const first = await addRule({ ...draft, remove_when_unmatched: true, active: false })
    await run({ rule_id: first.body.rule.id })
    await details(pune, 'Agra')
    await details(below, 'Agra')
    await addRule({ ...draft, name: 'Below', conditions: [{ field: 'manager', op: 'below', value: manager.userId }] })
    const [dry] = await run({ rule_id: first.body.rule.id, dry_run: true })
    expect(dry?.remove.map((one) => one.id)).toEqual([pune])
    await run({ rule_id: first.body.rule.id })
    expect(await learners()).toEqual([below])
  })

  it('against somebody at the same moment leaves what was done by hand', async () => {
    await addRule()
    const remove = () => test.call('learners.remove', { as: owner, params: { id }, body: { user_ids: [pune] } })
    await run()
    await Promise.all([remove(), run(), run()])
    await run()
    expect(await learners()).toEqual([below])
  })

  it('against somebody who adds the same people at the same moment brings in each once, and they stay', async () => {
    const { body: made } = await addRule({ ...draft, remove_when_unmatched: true })
    const add = () => test.call('learners.add', { as: owner, params: { id }, body: { user_ids: [pune, below] } })
    const [first, , , second] = await Promise.all([add(), run(), run(), add()])
    expect([first.status, second.status]).toEqual([200, 200])
    expect(await learners()).toEqual([pune, below].toSorted())
    await details(pune, 'Agra')
    await run({ rule_id: made.rule.id })
    expect(await learners()).toEqual([pune, below].toSorted())
  })

  it('more than a thousand go on in the background', async () => {
    const { clientId } = admin
    for (let at = 0; at < 1001; at++)
      await insertRow(test.deps, 'users', {
        client_id: clientId,
        license_type: 'Learner',
        details: JSON.stringify({ City: 'Goa' }),
      })
    await addRule({ ...draft, conditions: [{ ...inPune, value: 'Goa' }] })
    const run = (body: object) => test.call('rules.run', { as: admin, params: { id }, body })
    expect((await run({ dry_run: true })).status).toBe(200)
    const { status, body } = await run({})
    expect(status).toBe(202)
    expect([body.job?.kind, body.runs[0]?.add.length, body.runs[0]?.add_count]).toEqual(['rules.run', 100, 1001])
    await test.jobsDone()
    const { body: list } = await test.call('learners.list', { as: admin, params: { id } })
    expect(list.counts.enrolled).toBe(1001)
  })
})

describe('by itself', () => {
  it('for each person who joins or whose data, tags, manager or licence change', async () => {
    const tag = await insertRow(test.deps, 'tags', {
      client_id: admin.clientId,
      kind: 'user',
      name: 'Night',
      slug: 'night',
      color: '#0097a7',
    })
    const leaves = { remove_when_unmatched: true }
    await addRule({ ...draft, ...leaves })
    await addRule({ ...draft, ...leaves, name: 'Night', conditions: [{ field: 'tags', op: 'is', value: tag.id }] })
    await addRule({
      ...draft,
      ...leaves,
      name: 'Below',
      conditions: [{ field: 'manager', op: 'below', value: manager.userId }, ofLearners],
    })
    await details(agra, 'Pune')
    await test.jobsDone()
    expect(await learners()).toEqual([agra])
    await details(agra, 'Agra')
    await test.jobsDone()
    expect(await learners()).toEqual([])
    const body = {
      email: 'new@meadow.example',
      name: 'Nila Rao',
      password: 'violet-harbour-42',
      license_type: 'Learner',
      details: { City: 'Pune' },
    }
    const made = await test.call('users.create', { as: admin, body: { ...body, details: {}, manager: owner.userId } })
    await test.jobsDone()
    expect(await learners()).toEqual([made.body.user.id])
    await test.call('users.updateManager', { as: admin, params: { id: made.body.user.id }, body: { manager: null } })
    await test.jobsDone()
    expect(await learners()).toEqual([])
    await test.call('users.bulk', { as: admin, body: { people: { ids: [agra] }, action: 'tag', value: tag.id } })
    await test.jobsDone()
    await test.jobsDone()
    expect(await learners()).toEqual([agra])
    await test.call('tags.delete', { as: admin, params: { id: tag.id } })
    await test.jobsDone()
    expect(await learners()).toEqual([])
    const { body: runs } = await test.call('rules.runs', { as: admin, params: { id } })
    expect(runs.runs.every(({ trigger, runBy }) => trigger === 'people' && runBy === null)).toBe(true)
  })

  it('not while it is inactive', async () => {
    await addRule({ ...draft, active: false })
    await details(agra, 'Pune')
    await test.jobsDone()
    expect(await learners()).toEqual([])
  })
})

describe('who may', () => {
  it('a Manager’s rule works in the own branch, and others’ rules are not theirs', async () => {
    const ofAdmin = await addRule()
    await addRule(draft, manager)
    const { body } = await test.call('rules.list', { as: manager, params: { id } })
    expect(body.rules).toHaveLength(1)
    expect((await run({}, manager))[0]).toMatchObject({ add_count: 1 })
    expect(await learners()).toEqual([below])
    const params = { id }
    const removed = await test.call('rules.remove', { as: manager, params, body: { rule_id: ofAdmin.body.rule.id } })
    expect(removed.status).toBe(404)
  })

  it('is nobody else’s: not the owner’s, not another client’s', async () => {
    const { body } = await addRule()
    const outsider = await test.signedIn('Admin')
    const other = await makeUser(test.deps, { clientId: admin.clientId, license_type: 'Manager' })
    expect(other.licenseType).toBe('Manager')
    expect((await addRule(draft, owner)).status).toBe(403)
    expect((await addRule(draft, outsider)).status).toBe(404)
    const update = { rule_id: body.rule.id, ...draft, name: 'Other' }
    expect((await test.call('rules.update', { as: admin, params: { id }, body: update })).body.rule.name).toBe('Other')
    expect((await addRule({ ...draft, conditions: [{ field: 'last_seen', op: 'exists', value: true }] })).status).toBe(
      422,
    )
  })
})

describe('conditions on the fields of the organisation', () => {
  it.each([
    ['choice', { op: 'is', value: 'Slaes' }, /“Slaes” is not a choice of the field “Team”.*Sales, Support/],
    ['choice', { op: 'in', value: ['Sales', 'Slaes'] }, /“Slaes” is not a choice/],
    ['choice', { op: 'before', value: '2026-01-31' }, /can’t be compared like this.*is, is_not/],
    ['number', { op: 'is', value: 'many' }, /“many” is not a number/],
    ['date', { op: 'is', value: '31/01/2026' }, /“31\/01\/2026” is not a date/],
    ['yes_no', { op: 'is', value: 'perhaps' }, /“perhaps” does not fit/],
  ] as const)('%s: %j is refused by rules and lists with the reason', async (kind, condition, message) => {
    const choices = kind === 'choice' ? ['Sales', 'Support'] : []
    await test.call('user_fields.create', { as: admin, body: { name: 'Team', kind, choices } })
    const filter = [{ field: 'details.Team', ...condition }]
    const rule = await addRule({ ...draft, conditions: filter })
    const listed = await test.call('users.listQuery', { as: admin, body: { filter } })
    for (const { status, error } of [rule, listed]) {
      expect(status).toBe(422)
      expect(error.errors.join()).toMatch(message)
    }
  })

  it('with choices and comparisons of the field are stored', async () => {
    const body = { name: 'Team', kind: 'choice', choices: ['Sales', 'Support'] } as const
    await test.call('user_fields.create', { as: admin, body })
    const conditions = [{ field: 'details.Team', op: 'in', value: ['Sales', 'Support'] }]
    expect((await addRule({ ...draft, conditions })).status).toBe(200)
  })
})
