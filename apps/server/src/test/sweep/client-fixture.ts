import {
  askedBy,
  capturedBy,
  learnedBy,
  writtenIn,
  articleOf,
  exportedBy,
  importedBy,
  handIn,
} from './client-contents.ts'
import type { Route } from '@deckle/contract/kit/route.ts'
import { routes } from '@deckle/contract/routes.ts'
import type { TestApp } from '../app.ts'
import { insertSessionFor, makeClient, makeUser, type Person } from '../factories.ts'
import { insertRow, insertRowAmong, type RowsByTable, type TableName } from '../rows.ts'
import { type CourseContent, newCourse } from '@deckle/core/course/course.ts'
import type { LicenseType } from '@deckle/core/access/access.ts'
import { defaultSettings } from '@deckle/core/deck/publication/publication.ts'

/** A client with one person of each kind and one object of each kind that has an id. */
export interface ClientFixture {
  readonly superadmin: Person
  readonly admin: Person
  readonly learner: Person
  /** A Creator of the same client with whom nothing is shared. */
  readonly sibling: Person
  /** A deck owned by the sibling. */
  readonly siblingDeckId: string
  /** Path parameters with ids of this client's objects. Throws where there is no such object. */
  idsOf(call: string): Record<string, string>
  /** A body with ids of this client's objects, where a generated example would not do. */
  bodyOf(call: string): unknown
}

/** Resources, or calls of one, that name a row of a table with another name. */
const tableOf: Readonly<Record<string, TableName | 'topics' | 'questions' | 'prices'>> = {
  account: 'users',
  admin: 'mail_outbox',
  adminJobs: 'jobs',
  analytics: 'decks',
  auth: 'sessions',
  shown_banners: 'banners',
  leaderboards: 'courses',
  learners: 'courses',
  moderation: 'users',
  // The id of a course that the operator is in.
  learning: 'enrolments',
  'learning.deleteNote': 'learner_notes',
  'learning.progress': 'course_attempts',
  'learning.updateNote': 'learner_notes',
  'learning_reports.competencyGaps': 'competencies',
  'learning_reports.competencyLearners': 'competencies',
  'learning_reports.competencyOverview': 'competencies',
  'learning_reports.courseFunnel': 'courses',
  'learning_reports.courseLearners': 'courses',
  'learning_reports.courseOverview': 'courses',
  'learning_reports.courseScores': 'courses',
  'learning_reports.courseTopics': 'courses',
  'learning_reports.topicDecks': 'topics',
  'learning_reports.topicOverview': 'topics',
  learning_reports: 'users',
  'comments.createOnArticle': 'articles',
  'comments.deleteOnArticle': 'articles',
  'comments.updateOnArticle': 'articles',
  'competencies.person': 'users',
  'competencies.team': 'users',
  crosstabs: 'decks',
  notifications: 'users',
  operators: 'clients',
  reports: 'decks',
  'reports.responses': 'questions',
  'activity.sessionData': 'sessions',
  billing: 'clients',
  payments: 'clients',
  'payments.createOrder': 'prices',
  'payments.createSubscription': 'prices',
  packaging: 'decks',
  play: 'attempts',
  publication: 'decks',
  rules: 'courses',
  sharing: 'decks',
  sso: 'clients',
  team: 'users',
  'topics.moveDeckDown': 'decks',
  'topics.moveDeckUp': 'decks',
  upgradeRequests: 'upgrade_requests',
  'upgradeRequests.create': 'users',
  urls: 'short_urls',
  'urls.clicks': 'decks',
  'urls.create': 'decks',
  'urls.list': 'decks',
  blogs: 'clients',
  'articles.deleteTemplate': 'article_templates',
  'blogs.article': 'articles',
  usage: 'clients',
}
function tableOfCall(call: string): string {
  const resource = call.split('.')[0] ?? ''
  return tableOf[call] ?? tableOf[resource] ?? resource
}

/** Whether a call refers to a person. */
export const isOfPeople = (call: string): boolean => tableOfCall(call) === 'users'

/** Whether a call refers to a deck. */
export const isOfDecks = (call: string): boolean => tableOfCall(call) === 'decks'

export async function makeClientFixture(test: TestApp): Promise<ClientFixture> {
  const clientId = (await makeClient(test.deps)).id
  const person = async (license_type: LicenseType): Promise<Person> => {
    const user = await makeUser(test.deps, { clientId, license_type })
    return { ...user, headers: await insertSessionFor(test.deps, user) }
  }
  const [superadmin, admin, learner, creator, sibling] = [
    await person('Superadmin'),
    await person('Admin'),
    await person('Learner'),
    await person('Creator'),
    await person('Creator'),
  ]
  const made = await test.call('decks.create', { as: creator, body: { readerType: 'story', name: 'A story' } })
  const deckId = made.body.deck.id
  const siblings = await test.call('decks.create', { as: sibling, body: { readerType: 'story' } })
  const published = await test.call('decks.publish', {
    as: creator,
    params: { id: deckId },
    body: { revision: made.body.deck.revision },
  })
  const publication = published.body.deck?.publication
  const versionId = publication?.versionId ?? ''
  const url = await test.call('urls.create', { as: creator, params: { id: deckId }, body: {} })
  const topicId = test.deps.newId()
  const content: CourseContent = {
    ...newCourse({ title: 'A course', language: 'en', topicId, topicTitle: 'A topic' }),
    leaderboard: true,
    decks: [{ id: deckId, topic_id: topicId, version_id: null, required: true }],
  }
  const course = await test.call('courses.create', { as: creator, body: { title: content.title, content } })
  const courseParams = { params: { id: course.body.course.id } }
  await test.call('learners.add', { as: admin, ...courseParams, body: { user_ids: [learner.userId] } })
  const article = await articleOf(test, creator)
  const condition = { field: 'license_type', op: 'is', value: 'Learner' } as const
  const ruleBody = { name: 'A rule', conditions: [condition], active: false }
  const rule = await test.call('rules.add', { as: admin, ...courseParams, body: ruleBody })
  const learned = await learnedBy(test, superadmin, { deckId, versionId })
  const social = await writtenIn(test, superadmin, article.id)
  const authtoken = await insertRow(test.deps, 'authtokens', { client_id: clientId, user_id: learner.userId })
  const fileId = await handIn(test, { clientId, deckId, ownerId: creator.userId, versionId })
  const captured = await capturedBy(test, admin, deckId)
  const asked = await askedBy(test, learner)
  const played = await insertRow(test.deps, 'attempts', { client_id: clientId, deck_id: deckId, version_id: versionId })
  const purchase = await insertRow(test.deps, 'purchases', { client_id: clientId, user_id: creator.userId })
  const payment = await insertRow(test.deps, 'payments', { client_id: clientId, purchase_id: purchase.id })
  const invoice = await insertRow(test.deps, 'invoices', { client_id: clientId, payment_id: payment.id })
  const certificate = await insertRow(test.deps, 'certificates', {
    client_id: clientId,
    user_id: learner.userId,
    course_id: learned.courseId,
  })
  const ids = await withOtherRows(
    test,
    { clientId, userId: creator.userId, deckId },
    new Map([
      ['clients', clientId],
      ['prices', 'business-monthly'],
      ['decks', deckId],
      ['short_urls', url.body.url.id],
      ['courses', course.body.course.id],
      ['topics', topicId],
      ['questions', `${deckId}.${made.body.deck.content.contentHash[0]?.slideId ?? ''}`],
      ['enrolments', learned.courseId],
      ['course_attempts', learned.attempt.id],
      ['learner_notes', learned.noteId],
      ['posts', social.postId],
      ['comments', social.commentId],
      ['articles', article.id],
      ['users', learner.userId],
      ['sessions', String(learner.headers['client'])],
      ['leads', captured.leadId],
      ['webhooks', captured.webhookId],
      ['jobs', await exportedBy(test, creator)],
      ['imports', await importedBy(test, admin)],
      // Its secret is with whoever plays: to all others it is an attempt that is nowhere.
      ['attempts', test.deps.newId()],
      ['plays', played.id],
      ['certificates', certificate.id],
      ['tickets', asked.ticketId],
    ]),
  )
  const inner: Readonly<Record<string, string>> = {
    client: clientId,
    versionId,
    deck_id: deckId,
    fileId,
    token_id: authtoken.id,
    user_id: learner.userId,
    comment_id: social.articleCommentId,
    note_id: captured.noteId,
    payment_id: payment.id,
    invoice_id: invoice.id,
    file_id: asked.fileId,
    delivery_id: captured.deliveryId,
    session_id: String((await insertSessionFor(test.deps, learner))['client']),
    shortid: publication?.shortid ?? '',
    report: 'overview',
    groupBy: 'option',
  }
  return {
    superadmin,
    admin,
    learner,
    sibling,
    siblingDeckId: siblings.body.deck.id,
    idsOf: (call) =>
      Object.fromEntries(
        parametersOf(call).map((name) => {
          const isVersion = name === 'versionId' && call.startsWith('articles.')
          const id = name === 'id' ? ids.get(tableOfCall(call)) : isVersion ? article.versionId : inner[name]
          if (!id) throw new Error(`The sweep has no row for {${name}} of ${call}.`)
          return [name, id]
        }),
      ),
    bodyOf: (call) =>
      ({
        'articles.update': { title: 'An article' },
        'articles.updateStatus': { status: 'published' },
        'articles.linkTranslation': { article_id: article.translationId },
        'decks.update': { revision: 0, content: made.body.deck.content },
        'courses.update': { revision: 1, content },
        'learners.modify': { user_id: learner.userId },
        'learners.addAll': { filter: [] },
        'learners.modifyMany': { people: { user_ids: [learner.userId] } },
        'learners.checkCertificates': { people: { user_ids: [learner.userId] } },
        'learners.remove': { user_ids: [learner.userId] },
        'learners.contact': { user_ids: [learner.userId], subject: 'x', text: 'x' },
        'leads.split': { lead: captured.mergedId },
        'leads.merge': { into: captured.leadId, ids: [captured.leadId] },
        'rules.add': ruleBody,
        'rules.update': { rule_id: rule.body.rule.id, ...ruleBody },
        'rules.remove': { rule_id: rule.body.rule.id },
        'learning.addNote': { deck_id: deckId, slide_id: learned.slideId },
        'learning.progress': { token: learned.attempt.token, slides: [learned.slideId] },
        'topics.moveDeckDown': { topic_id: topicId },
        'topics.moveDeckUp': { topic_id: topicId },
        'posts.update': { text: 'Changed' },
        'publication.update': { settings: defaultSettings },
        'users.updateProfile': {
          profile: { company: 'x', address: '', webpage: 'https://x.example', bio: '', logo: '' },
        },
        'custom_reports.update': { title: 'Tea', everyone: 'edit', revision: 1 },
        'report_views.update': { name: 'A view', report: 'overview', shared: true },
        'banners.move': { before: null },
        'users.bulk': { people: { ids: [learner.userId] }, action: 'activate' },
        'users.export': { people: { ids: [learner.userId] } },
        'imports.check': { mapping: ['email'] },
        'users.updateLicense': { license_type: 'Learner' },
        'notifications.create': { title: 'x', text: '', link: '' },
      })[call],
  }
}

/** The `{…}` of a call's path. */
function parametersOf(call: string): string[] {
  const [resource = '', name = ''] = call.split('.')
  const path = (routes as Readonly<Record<string, Readonly<Record<string, Route>>>>)[resource]?.[name]?.path ?? ''
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, parameter = '']) => parameter)
}

/** The ids by table, with one more for each table that calls name by `{id}`: of this client, owned by `userId`. */
async function withOtherRows(
  { deps }: TestApp,
  { clientId, userId, deckId }: Record<'clientId' | 'userId' | 'deckId', string>,
  ids: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, string>> {
  const rows: RowsByTable = new Map([
    ['clients', { id: clientId }],
    ['users', { client_id: clientId, id: userId }],
    ['decks', { client_id: clientId, id: deckId }],
  ])
  const calls = Object.entries(routes).flatMap(([resource, own]) =>
    Object.keys(own).map((name) => `${resource}.${name}`),
  )
  const tables = new Set(calls.filter((call) => parametersOf(call).includes('id')).map(tableOfCall))
  const missing = [...tables].filter((table) => !ids.has(table))
  for (const table of missing) await insertRowAmong(deps, table as TableName, rows)
  return new Map([...ids, ...missing.map((table) => [table, String(rows.get(table)?.['id'])] as const)])
}
