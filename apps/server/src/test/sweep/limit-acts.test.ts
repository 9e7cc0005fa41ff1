import { contract } from '@deckle/contract/contract.ts'
import type { Endpoint } from '@deckle/contract/kit/endpoint.ts'
import { limitNames, type LimitName, limitOf } from '@deckle/core/plan/limit.ts'
import { planTypes } from '@deckle/core/plan/plan.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Meters } from '../../db/meter.ts'
import { readUsage } from '../../modules/licences/index.ts'
import { type CallInput, type CallName, createTestApp, type TestApp } from '../app.ts'
import { makeCourse, publishCourse } from '../courses.ts'
import { makeDeck } from '../decks.ts'
import { insertSessionFor, makeClient, makeUser, type Person } from '../factories.ts'
import { plainPicture, uploadsOf } from '../uploads.ts'

type Acts = { readonly [Call in CallName]?: (as: Person) => CallInput<Call> | Promise<CallInput<Call>> }

/** The calls that use a limit up, each with an input that succeeds where there is room. */
const acts: { readonly [Name in LimitName]: Acts } = {
  campaigns: {
    'decks.create': () => ({ body: { readerType: 'quiz' } }),
    'decks.import': async (as) => ({ body: (await makeDeck(test, as)).content }),
    'decks.fromTemplate': () => ({ body: { template: 'which-coffee', language: 'en' } }),
    'decks.duplicate': async (as) => ({ params: { id: (await makeDeck(test, as)).id } }),
    'tutorial.createPlayground': () => ({ body: {} }),
    'decks.restore': async (as) => {
      const { id } = await makeDeck(test, as)
      await test.call('decks.delete', { as, params: { id } })
      return { params: { id } }
    },
  },
  activeCampaigns: {
    'decks.publish': async (as) => ({ params: { id: (await makeDeck(test, as)).id }, body: { revision: 0 } }),
    'courses.publish': async (as) => ({ params: { id: (await draftCourse(as)).id }, body: { revision: 1 } }),
    'courses.updateStatus': async (as) => {
      const { id } = await publishCourse(test, as, await draftCourse(as))
      await test.call('courses.updateStatus', { as, params: { id }, body: { status: 'archived' } })
      return { params: { id }, body: { status: 'published' } }
    },
    'courses.restore': async (as) => {
      const { id } = await publishCourse(test, as, await draftCourse(as))
      await test.call('courses.delete', { as, params: { id } })
      return { params: { id } }
    },
  },
  maxUsers: {
    'users.create': () => ({
      body: { email: `${test.deps.newId()}@meadow.example`, password: 'quiet-lantern-77' },
    }),
    'users.createEnroll': () => ({
      body: { email: `${test.deps.newId()}@meadow.example`, password: 'quiet-lantern-77', courses: [] },
    }),
    'users.activate': async (as) => {
      const { userId: id } = await makeUser(test.deps, { clientId: as.clientId, active: false })
      return { params: { id } }
    },
    'users.restore': async (as) => {
      const { userId: id } = await makeUser(test.deps, { clientId: as.clientId })
      await test.call('users.delete', { as, params: { id } })
      return { params: { id } }
    },
  },
  maxSpace: {
    'media.upload': async () => ({
      body: { file: { filename: 'a.png', content: await picture(), type: 'image/png' } },
    }),
    'posts.uploadPicture': async () => ({
      body: { file: { filename: 'a.png', content: await picture(), type: 'image/png' } },
    }),
    'media.crop': async (as) => ({
      params: { id: await uploaded(as) },
      body: { x: 0, y: 0, width: 0.5, height: 0.5 },
    }),
    'media.restore': async (as) => {
      const id = await uploaded(as)
      await test.call('media.delete', { as, params: { id } })
      return { params: { id } }
    },
  },
}

/** Calls that refuse with `plan_limit` for a missing feature, or to visitors, whose reply has no figures. */
const others: readonly CallName[] = [
  'analytics.deckAnswerSummary',
  'analytics.deckAttempts',
  'analytics.deckDevices',
  'analytics.deckExport',
  'analytics.deckReport',
  'analytics.deckFunnel',
  'analytics.deckGeo',
  'analytics.deckItems',
  'analytics.deckOutcomes',
  'analytics.deckOverview',
  'analytics.deckQuestions',
  'analytics.deckResponses',
  'analytics.deckSources',
  'clients.update',
  // Needs a provider (modules/sso/sso.test.ts).
  'sso.connect',
  'crosstabs.export',
  'crosstabs.show',
  ...(Object.keys(contract.leads) as (keyof typeof contract.leads)[]).map((call) => `leads.${call}` as const),
  'packaging.packDeck',
  'play.lead',
  'play.upload',
  'play.uploadStream',
  'publication.createInvites',
  'publication.update',
  'reports.responses',
  'reports.show',
  'custom_reports.figures',
  'report_links.figures',
]

const draftCourse = async (as: Person) => makeCourse(test, as, {}, [(await makeDeck(test, as)).id])

let test: TestApp
const full = new Set<LimitName>()
beforeAll(async () => {
  test = await createTestApp({ change: ({ meters }) => ({ meters: fullOnDemand(meters) }) })
})
afterAll(() => test.close())

/** Meters that count what is there, or the whole limit. */
function fullOnDemand(meters: Meters): Meters {
  const changed = limitNames.map((name) => [
    name,
    meters[name].map((meter, at): typeof meter => async (db, holder, max) => {
      if (!full.has(name)) return meter(db, holder, max)
      return at === 0 ? (max ?? 0) : 0
    }),
  ])
  return Object.fromEntries(changed) as Meters
}

/** In a client on a plan with the limit and room for one. */
async function adminWith(name: LimitName): Promise<Person> {
  const plan = planTypes.find((type) => (limitOf(name, { plan: type, maxUsers: 10, maxSpace: 10 }) ?? 0) > 0)
  if (!plan) throw new Error(`No plan limits ${name}.`)
  const user = await makeUser(test.deps, {
    clientId: (await makeClient(test.deps, { plan })).id,
    license_type: 'Admin',
  })
  return { ...user, headers: await insertSessionFor(test.deps, user) }
}

const picture = () => plainPicture(40, 30).png().toBuffer()

async function uploaded(as: Person): Promise<string> {
  const { media } = await uploadsOf(
    () => test,
    () => as,
  ).upload('a.png', await picture())
  return media.id
}

describe.each(limitNames)('%s', (name) => {
  it.each(Object.entries(acts[name]) as [CallName, NonNullable<Acts[CallName]>][])(
    'is used up by %s, which is refused where all is in use',
    async (call, inputFor) => {
      const as = await adminWith(name)
      const input = await inputFor(as)
      full.add(name)
      const refused = await test.call(call, { as, ...input }).finally(() => full.delete(name))
      expect([refused.status, refused.error.code]).toEqual([402, 'plan_limit'])
      expect(refused.error.limit).toMatchObject({ name, limit: refused.error.limit?.used })
      const before = (await readUsage(test.deps, as))[name]
      expect(await test.call(call, { as, ...input })).toMatchObject({ status: 200 })
      expect((await readUsage(test.deps, as))[name]).toBeGreaterThan(before)
    },
  )
})

it('every call that answers plan_limit uses a limit up or is known to need a feature', () => {
  const calls = Object.entries(contract).flatMap(([resource, endpoints]) =>
    Object.entries<Endpoint>(endpoints)
      .filter(([, { errors }]) => errors.includes('plan_limit'))
      .map(([call]) => `${resource}.${call}`),
  )
  const known = [...Object.values<Acts>(acts).flatMap((calls) => Object.keys(calls)), ...others]
  expect(calls.sort()).toEqual(known.sort())
})
