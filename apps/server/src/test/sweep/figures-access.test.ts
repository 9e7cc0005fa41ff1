import { contract } from '@deckle/contract/contract.ts'
import type { Endpoint } from '@deckle/contract/kit/endpoint.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CallName, TestApp } from '../app.ts'
import { isManager, reaches, seenDecks, statusOf, statusOfCourse } from '../worlds/second/reach.ts'
import { seedOfRun } from '../random/run-seeds.ts'
import { type Asker, askers, createWorlds, type World, zones } from '../worlds/worlds.ts'

/*
 * Who reaches which figures (decisions.md §5, "Who sees reports"): Creators those of decks that they may edit, Managers
 * those of the people below, Admins the client's, Learners their own; what is another client's is not there.
 */

type Status = 200 | 403 | 404

/** What a path names: what there is of it in a client, and what asking for one answers. */
interface Kind {
  readonly of: (world: World) => readonly string[]
  readonly status: (world: World, by: Asker, id: string) => Status
}

const isCreator = (by: Asker): boolean => by !== 'learner'
const deckOf = ({ raw }: World, id: string) => raw.decks.find((deck) => deck.id === id)
const byDeck = (world: World, by: Asker, deckId: string): Status => {
  const deck = deckOf(world, deckId)
  return by === 'learner' ? 403 : deck ? statusOf(world, by, deck) : 404
}
const attemptOf = ({ raw }: World, id: string) => raw.attempts.find((attempt) => attempt.id === id)
const isThere = ({ raw }: World, id: string | null) =>
  raw.users.some((user) => user.id === id && user.deleted_at === null)
const isOwnOrBelow = (world: World, by: Asker, id: string | null): boolean =>
  isThere(world, id) && (id === world.people[by].id || reaches(world, by, id))
const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id)

const kinds = {
  deck: { of: ({ raw }) => idsOf(raw.decks), status: byDeck },
  question: {
    of: ({ raw }) => idsOf(raw.decks).map((id) => `${id}.s1`),
    status: (world, by, id) => byDeck(world, by, id.split('.')[0] ?? ''),
  },
  play: {
    of: ({ raw }) => idsOf(raw.attempts),
    status: (world, by, id) => byDeck(world, by, attemptOf(world, id)?.deck_id ?? ''),
  },
  /** Also one's own, and those of people below. */
  visit: {
    of: ({ raw }) => idsOf(raw.attempts),
    status: (world, by, id) => {
      const attempt = attemptOf(world, id)
      const isSeen = seenDecks(world, by).some((deck) => deck.id === attempt?.deck_id)
      return isSeen || isOwnOrBelow(world, by, attempt?.user_id ?? null) ? 200 : 404
    },
  },
  learner: { of: ({ raw }) => idsOf(raw.users), status: (world, by, id) => (isOwnOrBelow(world, by, id) ? 200 : 404) },
  team: {
    of: ({ raw }) => idsOf(raw.users),
    status: (world, by, id) => (by !== 'admin' && !isManager(by) ? 403 : isOwnOrBelow(world, by, id) ? 200 : 404),
  },
  course: {
    of: ({ raw }) => idsOf(raw.courses),
    status: (world, by, id) => {
      const course = world.raw.courses.find((one) => one.id === id)
      return course ? statusOfCourse(world, by, course) : 404
    },
  },
  competency: {
    of: ({ raw }) => idsOf(raw.competencies),
    status: (_, by) => (by === 'admin' || isManager(by) ? 200 : 403),
  },
  /** Of decks that one may edit, and those that one, or somebody below, looks after. */
  lead: {
    of: ({ raw }) => idsOf(raw.leads.filter(({ deleted_at }) => deleted_at === null)),
    status: (world, by, id) => {
      const lead = world.raw.leads.find((one) => one.id === id)
      const isLookedAfter = lead?.owner_id === world.people[by].id || reaches(world, by, lead?.owner_id ?? null)
      const isSeen = seenDecks(world, by).some((deck) => deck.id === lead?.deck_id)
      return !isCreator(by) ? 403 : isSeen || isLookedAfter || by === 'admin' ? 200 : 404
    },
  },
} as const satisfies Readonly<Record<string, Kind>>

/** By call: what its `{id}` names; null for lists, which are compared row by row elsewhere. */
const named: Readonly<Record<string, keyof typeof kinds | null>> = {
  ...Object.fromEntries(
    [
      'Overview',
      'Questions',
      'Funnel',
      'Items',
      'Geo',
      'Devices',
      'Sources',
      'Attempts',
      'Export',
      'Report',
      'AnswerSummary',
      'Outcomes',
    ].map((name) => [`analytics.deck${name}`, 'deck' as const]),
  ),
  'analytics.deckResponses': 'deck',
  // A file is found by its name alone where the deck is seen.
  'analytics.deckFile': null,
  'plays.show': 'play',
  'crosstabs.show': 'deck',
  'crosstabs.export': 'deck',
  'reports.show': null,
  'reports.creators': null,
  'reports.viewers': null,
  'reports.viewersOfCreator': null,
  'reports.surveySummary': 'deck',
  'reports.surveyTrends': 'deck',
  'reports.surveyText': 'deck',
  'reports.responses': 'question',
  'report_views.list': null,
  'learning_reports.learnerOverview': 'learner',
  'learning_reports.learnerCourses': 'learner',
  'learning_reports.learnerTimeline': 'learner',
  'learning_reports.learnerCompetencies': 'learner',
  'learning_reports.teamOverview': 'team',
  'learning_reports.teamMembers': 'team',
  'learning_reports.teamCourses': 'team',
  'learning_reports.teamCompare': 'team',
  'learning_reports.courseOverview': 'course',
  'learning_reports.courseTopics': 'course',
  'learning_reports.courseLearners': 'course',
  'learning_reports.courseFunnel': 'course',
  'learning_reports.courseScores': 'course',
  // Topics are found in a course (compared in `reports/random`).
  'learning_reports.topicOverview': null,
  'learning_reports.topicDecks': null,
  'learning_reports.competencyOverview': 'competency',
  'learning_reports.competencyLearners': 'competency',
  'learning_reports.competencyGaps': 'competency',
  'activity.log': 'learner',
  'activity.sessionData': 'visit',
  'leads.list': null,
  'leads.getLeads': null,
  'leads.counts': null,
  'leads.filters': null,
  'leads.people': null,
  'leads.export': null,
  'leads.show': 'lead',
  'leads.history': 'lead',
  'leads.notes': 'lead',
  'leads.path': 'lead',
  // Ways of visitors (compared in `touches/flows`).
  'flows.show': null,
  'flows.filters': null,
  'flows.export': null,
  // Seen by their owner and with whom they are shared (`custom-reports`).
  'custom_reports.list': null,
  'custom_reports.figures': null,
  'custom_reports.show': null,
  'stats.show': null,
}

const paths = Object.entries(contract).flatMap(([resource, endpoints]) =>
  Object.entries(endpoints as Readonly<Record<string, Endpoint>>)
    .filter(([, { method, path }]) => method === 'GET' && /^\/(analytics|activity|leads|stats)(\/|$)/.test(path))
    .map(([call, endpoint]) => ({ name: `${resource}.${call}`, endpoint })),
)

let test: TestApp
let worlds: readonly World[]
beforeAll(async () => {
  ;({ test, worlds } = await createWorlds(seedOfRun(0), zones.slice(0, 2)))
}, 120_000)
afterAll(() => test?.close())

it('the table names every path of figures, activity and leads', () => {
  expect(paths.map(({ name }) => name).toSorted()).toEqual(Object.keys(named).toSorted())
})

function ask({ name, endpoint }: (typeof paths)[number], world: World, by: Asker, id: string): Promise<Status> {
  const [, parameter = 'id'] = /\{(\w+)\}/.exec(endpoint.path) ?? []
  const params = { [parameter]: id, groupBy: 'option' }
  const query =
    name === 'crosstabs.show' || name === 'crosstabs.export'
      ? { rows: 's1', columns: 's2' }
      : name === 'analytics.deckResponses' || name === 'analytics.deckAnswerSummary'
        ? { slideId: 's3' }
        : {}
  return test.call(name as CallName, { as: world.as[by], params, query }).then(({ status }) => status as Status)
}

describe.each(paths.filter(({ name }) => named[name]))('$name', (path) => {
  const kind: Kind = kinds[named[path.name] as keyof typeof kinds]

  it('is open to whom it is said to be', async () => {
    for (const world of worlds)
      for (const by of askers) {
        const found = new Map<string, Status>()
        const wanted = new Map<string, Status>()
        // Two of each kind of answer.
        for (const id of kind.of(world)) {
          const status = kind.status(world, by, id)
          if ([...wanted.values()].filter((one) => one === status).length < 2) wanted.set(id, status)
        }
        for (const id of wanted.keys()) found.set(id, await ask(path, world, by, id))
        expect([...found], `${by} of ${world.seed}`).toEqual([...wanted])
      }
  })

  it("has nothing of another client's", async () => {
    const [world, neighbour] = worlds
    if (!world || !neighbour) throw new Error('There are two clients.')
    const [id = ''] = kind.of(neighbour)
    const statuses = await Promise.all(askers.map(async (by) => [by, await ask(path, world, by, id)] as const))
    for (const [by, status] of statuses) expect([404, by === 'admin' ? 404 : 403], by).toContain(status)
  })
})

describe('leads', () => {
  it.each(['list', 'getLeads'] as const)('%s has those that may be opened', async (call) => {
    for (const world of worlds)
      for (const by of askers) {
        const { status, body } = await test.call(`leads.${call}`, { as: world.as[by], query: { limit: 100 } })
        if (!isCreator(by)) expect(status).toBe(403)
        else
          expect(idsOf(body.leads).toSorted(), by).toEqual(
            kinds.lead
              .of(world)
              .filter((id) => kinds.lead.status(world, by, id) === 200)
              .toSorted(),
          )
      }
  })
})
