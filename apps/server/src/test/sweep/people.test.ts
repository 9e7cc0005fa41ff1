import { API_BASE, contract } from '@deckle/contract/contract.ts'
import type { Endpoint } from '@deckle/contract/kit/endpoint.ts'
import type { LicenseType } from '@deckle/core/access/access.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CallName, createTestApp, formOf, type TestApp } from '../app.ts'
import { insertSessionFor, makeUser, type Person, type UserOptions } from '../factories.ts'
import { insertRow } from '../rows.ts'
import { type ClientFixture, isOfDecks, isOfPeople, makeClientFixture } from './client-fixture.ts'
import { validExample } from './valid-example.ts'

interface NamedCall {
  readonly name: string
  readonly endpoint: Endpoint
}

const guarded: readonly NamedCall[] = Object.entries(contract).flatMap(([resource, endpoints]) =>
  Object.entries(endpoints as Readonly<Record<string, Endpoint>>)
    .map(([call, endpoint]) => ({ name: `${resource}.${call}`, endpoint }))
    .filter(({ endpoint }) => endpoint.access !== 'public'),
)
const ofPeople = guarded.filter(({ name, endpoint }) => isOfPeople(name) && endpoint.path.includes('{id}'))
const ofJobs = guarded.filter(({ name, endpoint }) => name.startsWith('jobs.') && endpoint.path.includes('{id}'))

/** What a Manager may do with people below. */
const forManagers = [
  'users.show',
  'users.ancestors',
  'users.children',
  'users.descendants',
  'users.decks',
  'users.courses',
  'users.attempts',
  'users.showLicense',
  'competencies.person',
  'competencies.team',
  'learning_reports.learnerOverview',
  'learning_reports.learnerCourses',
  'learning_reports.learnerTimeline',
  'learning_reports.learnerCompetencies',
  'learning_reports.teamOverview',
  'learning_reports.teamMembers',
  'learning_reports.teamCourses',
  'learning_reports.teamCompare',
  'team.show',
  'notifications.create',
  'moderation.mute',
  'moderation.unmute',
]
/** What an Admin may do with people in the bin. */
const ofTheBin = [
  'users.show',
  'users.showAdmin',
  'users.decks',
  'users.courses',
  'users.attempts',
  'users.audit',
  'users.sessions',
  'users.restore',
  'users.erase',
]

/** Of what is published, written for all or open to all of the client. */
const forAll = [
  'clients.show',
  'articles.show',
  'articles.like',
  'articles.save',
  'articles.seen',
  'learning.show',
  'learning.enrol',
  'learning.ask',
  'learning.leave',
  'shown_banners.dismiss',
  'posts.show',
  'posts.save',
  'comments.replies',
  'comments.show',
  'comments.createOnArticle',
]
/** Of the client's library and designs, and of a report that everyone may change. */
const forCreators = [
  'certificate_designs.show',
  'media.crop',
  'media.usage',
  'custom_reports.show',
  'custom_reports.update',
]

let test: TestApp
let house: ClientFixture
let neighbour: ClientFixture
let people: Readonly<
  Record<'boss' | 'manager' | 'sibling' | 'report' | 'creator' | 'off' | 'bin' | 'ended' | 'admin', Person>
>
beforeAll(async () => {
  test = await createTestApp()
  house = await makeClientFixture(test)
  neighbour = await makeClientFixture(test)
  const { clientId } = house.admin
  const person = async (license_type: LicenseType, more: Partial<UserOptions> = {}): Promise<Person> => {
    const user = await makeUser(test.deps, { clientId, license_type, ...more })
    return { ...user, headers: await insertSessionFor(test.deps, user) }
  }
  const boss = await person('Manager')
  const manager = await person('Manager', { manager_id: boss.userId })
  const below = { manager_id: manager.userId }
  people = {
    boss,
    manager,
    sibling: await person('Manager', { manager_id: boss.userId }),
    report: await person('Learner', below),
    creator: await person('Creator', below),
    off: await person('Admin', below),
    bin: await person('Admin', below),
    ended: await person('Admin', below),
    admin: house.admin,
  }
  const set = (id: string, change: object) =>
    test.deps.db.updateTable('users').set(change).where('id', '=', id).execute()
  const now = test.deps.now()
  await set(people.off.userId, { active: false })
  await set(people.bin.userId, { active: false, deleted_at: now })
  await set(people.ended.userId, { expires_at: new Date(now.getTime() - 1000) })
})
afterAll(() => test.close())

async function send({ name, endpoint }: NamedCall, as: Person, params: Readonly<Record<string, string>>) {
  const body = house.bodyOf(name) ?? validExample(endpoint.body)
  const sent =
    endpoint.method === 'GET'
      ? { headers: {} }
      : endpoint.bodyType === 'multipart'
        ? formOf(body as Record<string, string>)
        : { payload: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, key: string) => params[key] ?? test.deps.newId())
  const reply = await test.app.inject({
    method: endpoint.method,
    url: API_BASE + path,
    ...sent,
    headers: { ...sent.headers, ...as.headers },
  })
  return { status: reply.statusCode, text: reply.body }
}

/** With the inner ids of the house, which are there. */
const on = (call: NamedCall, id: string) => ({ ...house.idsOf(call.name), id })
const absent = async (call: NamedCall, as: Person) => send(call, as, on(call, test.deps.newId()))

describe('people by their id', () => {
  it('there are many such calls', () => expect(ofPeople.length).toBeGreaterThan(25))

  it.each(ofPeople)('$name answers a Manager of a sibling, a manager above and the bin as of nobody', async (call) => {
    const nobody = await absent(call, people.manager)
    expect([403, 404]).toContain(nobody.status)
    for (const who of ['sibling', 'boss', 'bin', 'admin'] as const)
      expect(await send(call, people.manager, on(call, people[who].userId)), who).toEqual(nobody)
  })

  it.each(ofPeople)('$name answers a Creator and a Learner of anybody else as of nobody', async (call) => {
    for (const as of [people.creator, people.report]) {
      const nobody = await absent(call, as)
      expect([403, 404]).toContain(nobody.status)
      for (const who of ['manager', 'sibling', 'off', 'bin', 'admin'] as const)
        expect(await send(call, as, on(call, people[who].userId)), who).toEqual(nobody)
    }
  })

  it.each(ofPeople)('$name is open to a Manager for people below only where it is meant to be', async (call) => {
    for (const who of ['report', 'off'] as const) {
      const { status, text } = await send(call, people.manager, on(call, people[who].userId))
      if (forManagers.includes(call.name)) expect(status, text).toBe(200)
      else expect([403, 404], text).toContain(status)
    }
  })

  it.each(ofPeople.filter(({ name }) => !ofTheBin.includes(name)))(
    '$name answers an Admin of a person in the bin as of nobody',
    async (call) => {
      const nobody = await absent(call, people.admin)
      expect(await send(call, people.admin, on(call, people.bin.userId))).toEqual(nobody)
    },
  )

  it.each(ofPeople.filter(({ endpoint }) => endpoint.path.split('{').length > 2))(
    '$name: the id of one person does not open what is inside another',
    async (call) => {
      const { status } = await send(call, people.admin, on(call, people.report.userId))
      expect(status).toBe(404)
    },
  )
})

describe('things of others by their id', () => {
  const ofThings = guarded.filter(
    ({ name, endpoint }) => /\{/.test(endpoint.path) && !isOfPeople(name) && !isOfDecks(name),
  )

  it.each(ofThings)('$name is closed to colleagues, but for what is there for all of the client', async (call) => {
    for (const [as, isOpen] of [
      [house.sibling, forAll.includes(call.name) || forCreators.includes(call.name)],
      [people.report, forAll.includes(call.name)],
    ] as const) {
      const { status, text } = await send(call, as, house.idsOf(call.name))
      if (isOpen) expect([401, 403, 404], text).not.toContain(status)
      else expect([403, 404], text).toContain(status)
    }
  })
})

describe('background jobs', () => {
  it.each(ofJobs)('$name answers colleagues, managers and those below as of a job that is nowhere', async (call) => {
    const { id } = await insertRow(test.deps, 'jobs', {
      client_id: people.manager.clientId,
      created_by: people.manager.userId,
      kind: 'users.export',
      status: 'done',
    })
    for (const who of ['boss', 'sibling', 'report', 'creator'] as const)
      expect(await send(call, people[who], { id }), who).toEqual(await absent(call, people[who]))
  })
})

it.each(['off', 'bin', 'ended'] as const)(
  'no call is open to a person who is %s, whatever their licence',
  async (who) => {
    for (const call of guarded) {
      const { status } = await send(call, people[who], house.idsOf(call.name))
      expect([call.name, status]).toEqual([call.name, 401])
    }
  },
)

const resources =
  /^(users|account|user_fields|jobs|tags|imports|clients|operators|upgradeRequests|notifications|usage|posts|comments|social|moderation|banners|urls|articles|blogs|dashboard)\./
it.each(
  guarded.filter(({ name, endpoint: { method, bodyType } }) => {
    return method !== 'GET' && bodyType === 'json' && resources.test(name)
  }),
)('$name refuses a field that it does not know, by its name', ({ name, endpoint }) => {
  const body = { ...((house.bodyOf(name) ?? validExample(endpoint.body)) as object), owns_client: true }
  const { success, error } = endpoint.body.safeParse(body)
  expect(success).toBe(false)
  expect(JSON.stringify(error?.issues)).toContain('owns_client')
})

describe('ids of another client in a body', () => {
  const foreign = () => neighbour.idsOf('users.show')['id'] ?? ''
  const tag = () => neighbour.idsOf('tags.update')['id'] ?? ''
  const email = () => `${test.deps.newId()}@meadow.example`
  it.each<[CallName, (id: string) => object]>([
    ['users.create', () => ({ email: email(), invite: true, manager: foreign() })],
    ['users.createEnroll', () => ({ email: email(), invite: true, manager: foreign(), courses: [] })],
    ['users.createEnroll', () => ({ email: email(), invite: true, courses: [foreign()] })],
    ['users.updateManager', () => ({ manager: foreign() })],
    ['users.updateDetails', () => ({ details: {}, tags: [tag()] })],
    ['users.bulk', (id) => ({ people: { ids: [id] }, action: 'manager', value: foreign() })],
    ['users.bulk', (id) => ({ people: { ids: [id] }, action: 'tag', value: tag() })],
    ['clients.handOver', () => ({ user_id: foreign() })],
    ['users.updateSelf', () => ({ image: neighbour.idsOf('media.delete')['id'] ?? '' })],
  ])('%s refuses them', async (name, body) => {
    const as = name === 'clients.handOver' ? house.superadmin : people.admin
    const id = name.startsWith('clients.') ? people.admin.clientId : people.report.userId
    const { status, error } = await test.call(name, { as, params: { id }, body: body(id) })
    expect([403, 404, 422], JSON.stringify(error)).toContain(status)
  })

  it('are nobody in a selection', async () => {
    const body = { people: { ids: [foreign()] }, action: 'deactivate' as const }
    const started = await test.call('users.bulk', { as: people.admin, body })
    await test.jobsDone()
    const { body: shown } = await test.call('jobs.show', { as: people.admin, params: { id: started.body.job.id } })
    expect(shown.job.total).toBe(0)
  })
})
