import { competencyPercentage, gapOf, levelOf } from '@deckle/core/learning/competency/competency.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { transaction } from '../../db/transaction.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { makeDecks } from '../../test/courses.ts'
import type { Person } from '../../test/factories.ts'
import { insertRow } from '../../test/rows.ts'
import { updateCompetencies } from './index.ts'

let test: TestApp
let admin: Person
let learner: Person
beforeAll(async () => {
  test = await createTestApp()
})
beforeEach(async () => {
  admin = await test.signedIn('Admin')
  const { clientId } = admin
  await test.deps.db.updateTable('clients').set({ plan: 'agency' }).where('id', '=', clientId).execute()
  learner = await test.signedIn('Learner', { clientId })
})
afterAll(() => test.close())

const list = async (as = admin) => (await test.call('competencies.list', { as })).body.competencies
const create = (name: string, more: Record<string, unknown> = {}, as = admin) =>
  test.call('competencies.create', { as, body: { name, ...more } })
const made = async (name: string, more: Record<string, unknown> = {}) => (await create(name, more)).body.competency.id
const update = (id: string, body: Record<string, unknown>, as = admin) =>
  test.call('competencies.update', { as, params: { id }, body })
const remove = (id: string, body: Record<string, unknown> = {}) =>
  test.call('competencies.delete', { as: admin, params: { id }, body })
const outline = async () => (await list()).map(({ name, seq, parent }) => `${parent ? '>' : ''}${name}${seq}`).join(' ')
const person = (userId = learner.userId, as = admin) => test.call('competencies.person', { as, params: { id: userId } })
const complete = (deckId: string, percentage: number, userId = learner.userId) =>
  transaction(test.deps.db, (trx) =>
    updateCompetencies(trx, { clientId: admin.clientId, userId, deckId, percentage, now: test.deps.now() }),
  )
const reachedIn = async (id: string, userId = learner.userId) => {
  const found = (await person(userId)).body.competencies.find((one) => one.id === id)
  return found && [found.percentage, found.level, found.gap]
}

describe('the framework', () => {
  it('is a tree in order, with names that are unique whatever their case', async () => {
    const craft = await made('Craft', { description: 'Making coffee.' })
    const service = await made('Service')
    const brew = await made('Brewing', { parent: craft, scale: ['A', 'B', 'C', 'D'], threshold: 60 })
    expect((await list())[1]).toMatchObject({ scale: ['A', 'B', 'C', 'D'], threshold: 60, can: { edit: true } })
    expect((await list())[0]?.scale).toEqual(['Not yet', 'Developing', 'Proficient', 'Expert'])
    expect((await create('bREWING', { parent: service })).status).toBe(409)
    expect((await update(craft, { parent: brew })).error.errors).toEqual(['A competency cannot be below itself.'])
    await update(brew.toUpperCase(), { parent: null, seq: 1 })
    expect(await outline()).toBe('Brewing1 Craft2 Service3')
    await test.call('competencies.moveDown', { as: admin, params: { id: brew } })
    expect(await outline()).toBe('Craft1 Brewing2 Service3')
    await update(brew, { parent: service })
    expect(await outline()).toBe('Craft1 Service2 >Brewing1')
    let parent = brew
    for (const name of ['L3', 'L4', 'L5', 'L6']) parent = await made(name, { parent })
    expect((await create('L7', { parent })).error.errors).toEqual(['Competencies have at most six levels.'])
  })

  it('is deleted with what is below, or after that went elsewhere', async () => {
    const top = await made('Top')
    const middle = await made('Middle', { parent: top })
    const leaf = await made('Leaf', { parent: middle })
    const other = await made('Other')
    expect((await remove(middle)).status).toBe(422)
    for (const move_to of [middle, leaf, test.deps.newId()])
      expect((await remove(middle, { move_to })).status).toBe(422)
    expect((await remove(middle, { move_to: top })).status).toBe(200)
    expect(await outline()).toBe('Top1 >Leaf1 Other2')
    expect((await remove(top, { move_to: null })).status).toBe(200)
    expect(await outline()).toBe('Other1 Leaf2')
    await update(leaf, { parent: other })
    expect((await remove(other, { with_children: true })).status).toBe(200)
    expect(await outline()).toBe('')
  })

  it('of ten changes at once none leaves a gap', async () => {
    const ids = []
    for (const name of 'ABCDE') ids.push(await made(name))
    const move = (name: 'moveUp' | 'moveDown', id: string) =>
      test.call(`competencies.${name}`, { as: admin, params: { id } })
    await Promise.all([...ids.flatMap((id) => [move('moveUp', id), move('moveDown', id)]), remove(ids[2] ?? '')])
    expect((await list()).map(({ seq }) => seq)).toEqual([1, 2, 3, 4])
  })

  it('is read by everybody of the client, without the names of decks, and changed by Admins', async () => {
    const [deck = ''] = await makeDecks(test, admin, 1)
    const id = await made('Craft', { decks: [{ id: deck, weight: 2 }] })
    expect((await list())[0]?.decks).toMatchObject([{ id: deck, weight: 2 }])
    expect((await list(learner))[0]).toMatchObject({ decks: [], can: { edit: false } })
    expect([(await create('x', {}, learner)).status, (await update(id, { name: 'x' }, learner)).status]).toEqual([
      403, 403,
    ])
    const outsider = await test.signedIn('Admin')
    expect([(await list(outsider)).length, (await update(id, { name: 'x' }, outsider)).status]).toEqual([0, 404])
    const foreign = await create('y', { decks: [{ id: deck, weight: 1 }] }, outsider)
    expect(foreign.error.errors).toEqual(['One of these decks is not there any more.'])
  })
})

describe('levels', () => {
  it('follow the best of each linked deck, by the sums of core, with a line of history for each new level', async () => {
    const [a = '', b = '', c = ''] = await makeDecks(test, admin, 3)
    const decks = [
      { id: a, weight: 3 },
      { id: b, weight: 1 },
    ]
    const id = await made('Craft', { decks })
    expect(await reachedIn(id)).toEqual([null, 0, 70])
    await complete(c, 100)
    expect(await reachedIn(id)).toEqual([null, 0, 70])
    const best = new Map<string, number>()
    for (const [deck, percentage] of [
      [a, 33.3],
      [b, 12.4],
      [a, 90.1],
      [a, 20],
      [b, 100],
      [b, 99.9],
    ] as const) {
      await complete(deck, percentage)
      best.set(deck, Math.max(best.get(deck) ?? 0, percentage))
      const expected = competencyPercentage(decks, best)
      expect(await reachedIn(id)).toEqual([expected, levelOf(expected, 70), gapOf(expected, 70)])
    }
    const { history } = (await person()).body
    expect(history.map(({ level }) => level)).toEqual([3, 2, 0])
  })

  it('follow the framework: links, weights, threshold, and decks completed before they were linked', async () => {
    const [a = '', b = ''] = await makeDecks(test, admin, 2)
    await complete(a, 80)
    const id = await made('Craft', { decks: [{ id: a, weight: 1 }] })
    expect(await reachedIn(id)).toEqual([80, 2, 0])
    await update(id, { threshold: 81 })
    expect(await reachedIn(id)).toEqual([80, 1, 1])
    await update(id, {
      decks: [
        { id: a, weight: 1 },
        { id: b, weight: 3 },
      ],
    })
    expect(await reachedIn(id)).toEqual([20, 0, 61])
    await update(id, { decks: [{ id: b, weight: 3 }] })
    expect(await reachedIn(id)).toEqual([null, 0, 81])
    await update(id, { decks: [] })
    expect(await reachedIn(id)).toEqual([null, 0, 0])
  })

  it('are right when a person completes ten decks at once, each twice', async () => {
    const decks = await makeDecks(test, admin, 10)
    const id = await made('Craft', { decks: decks.map((deck) => ({ id: deck, weight: 1 })) })
    await Promise.all([...decks, ...decks].map((deck) => complete(deck, 50)))
    expect(await reachedIn(id)).toEqual([50, 1, 20])
  })

  it('of a person are seen by themselves, managers above and Admins', async () => {
    const { clientId } = admin
    const boss = await test.signedIn('Manager', { clientId })
    const worker = await test.signedIn('Learner', { clientId, manager_id: boss.userId })
    const outsider = await test.signedIn('Admin')
    const status = async (as: Person) => (await person(worker.userId, as)).status
    expect([await status(worker), await status(boss), await status(admin)]).toEqual([200, 200, 200])
    expect([await status(learner), await status(outsider)]).toEqual([404, 404])
    expect((await person(boss.userId, worker)).status).toBe(404)
  })
})

describe('a team', () => {
  it('is a page of members by competency, with figures of all of it, and courses that close gaps', async () => {
    const { clientId } = admin
    const [deck = ''] = await makeDecks(test, admin, 1)
    const top = await made('Craft')
    const id = await made('Brewing', { parent: top, decks: [{ id: deck, weight: 1 }] })
    const boss = await test.signedIn('Manager', { clientId })
    const people: string[] = []
    for (const first_name of ['Asha', 'Bela', 'Chand'])
      people.push(
        (await insertRow(test.deps, 'users', { client_id: clientId, first_name, manager_id: boss.userId })).id,
      )
    await complete(deck, 95, people[0])
    await complete(deck, 40, people[1])
    const course = { title: 'Brew', language: 'en', level: 'all', status: 'published', deleted_at: null } as const
    await insertRow(test.deps, 'courses', {
      ...course,
      client_id: clientId,
      owner_id: admin.userId,
      published: JSON.stringify({ competencies: [id] }),
    })
    const team = (query: Record<string, unknown> = {}, as = boss, userId = boss.userId) =>
      test.call('competencies.team', { as, params: { id: userId }, query })
    const { body } = await team()
    expect(body).toMatchObject({ people: 3, total_competencies: 1, next: null, courses: [{ title: 'Brew' }] })
    expect(body.competencies).toMatchObject([{ id, percentage: 67.5, measured: 2, levels: [1, 1, 0, 1] }])
    const cells = new Map(body.members.map((member) => [member.id, member.reached[0]]))
    expect(people.map((one) => cells.get(one))).toEqual([
      { percentage: 95, level: 3 },
      { percentage: 40, level: 1 },
      null,
    ])
    const first = (await team({ limit: 2 })).body
    const second = (await team({ limit: 2, cursor: first.next })).body
    expect([...first.members, ...second.members].map((one) => one.id)).toEqual(body.members.map((one) => one.id))
    expect((await team({ below: top })).body.total_competencies).toBe(1)
    expect((await team({ below: test.deps.newId() })).body.total_competencies).toBe(0)
    expect((await team({}, admin)).status).toBe(200)
    expect((await team({}, boss, admin.userId)).status).toBe(404)
    expect((await team({}, learner, learner.userId)).status).toBe(403)
    expect((await person(people[1], boss)).body.courses).toMatchObject([{ title: 'Brew', competencies: [id] }])
    expect((await person(people[0], boss)).body.courses).toEqual([])
  })
})

it.each(['BREW İŞİ', 'brew işi'])('a name that is taken is refused at its field, written as %j too', async (name) => {
  await made('Brew İşi')
  const { status, error } = await create(name)
  expect([status, Object.keys(error.fields ?? {})]).toEqual([409, ['name']])
})

describe('the framework as a file', () => {
  const importCsv = (csv: string, dry_run = false) =>
    test.call('competencies.import', { as: admin, body: { csv, dry_run } })
  const states = async (csv: string, dry_run = false) => {
    const { body } = await importCsv(csv, dry_run)
    return [body.stored, ...body.rows.map(({ state, faults }) => [state, ...faults.map(({ code }) => code)].join(' '))]
  }

  it('goes out and comes in unchanged', async () => {
    const [deck = ''] = await makeDecks(test, admin, 1)
    const craft = await made('Craft, or: "making"', { description: 'Stays.' })
    await made('दक्षता', { parent: craft, decks: [{ id: deck, weight: 7 }], threshold: 55, scale: ['a', 'b', 'c', 'd'] })
    const before = await list()
    const file = await test.app.inject({ method: 'GET', url: '/api/v2/competencies/export', headers: admin.headers })
    const csv = file.body
    expect(await states(csv)).toEqual([true, 'same', 'same'])
    expect(await list()).toEqual(before)
    await remove(craft, { with_children: true })
    expect(await states(csv)).toEqual([true, 'new', 'new'])
    expect((await list()).map(({ name, threshold, decks }) => [name, threshold, decks.length])).toEqual([
      ['Craft, or: "making"', 70, 0],
      ['दक्षता', 55, 1],
    ])
  })

  it('finds a competency by its name, in whatever way it is written', async () => {
    await made('İletişim')
    await made('Children’s care')
    expect(await states("name\niletişim\nChildren's care\nNew – one\nnew - one", true)).toEqual([
      false,
      'changed',
      'changed',
      'new',
      'refused twice',
    ])
    expect(await states("name\niletişim\nChildren's care")).toEqual([true, 'changed', 'changed'])
    expect(await list()).toHaveLength(2)
  })

  it('is planned first, and with a refused row nothing is stored', async () => {
    await made('Craft', { threshold: 50 })
    const csv = 'name,parent\nCRAFT,Base\nBase,\nBrewing,craft'
    expect(await states(csv, true)).toEqual([false, 'changed', 'new', 'new'])
    expect(await outline()).toBe('Craft1')
    expect(await states(csv)).toEqual([true, 'changed', 'new', 'new'])
    expect(await outline()).toBe('Base1 >CRAFT1 >Brewing1')
    expect((await list())[1]?.threshold).toBe(50)
    const bad = `name,parent,decks,threshold\nNew,,${test.deps.newId()},\nnew,,,\nBase,Brewing,,\nX,Nowhere,,\n,Base,,\nY,,,0`
    expect(await states(bad)).toEqual([
      false,
      'refused unknown_deck',
      'refused twice',
      'refused circle',
      'refused unknown_parent',
      'refused missing',
      'refused not_threshold',
    ])
    expect(await outline()).toBe('Base1 >CRAFT1 >Brewing1')
    expect([(await importCsv('x,y\n1,2')).status, (await importCsv('name\n"x')).status]).toEqual([422, 422])
  })
})
