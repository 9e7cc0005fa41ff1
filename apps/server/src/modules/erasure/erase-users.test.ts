import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTasks } from '../../jobs/tasks.ts'
import { startJobs } from '../../platform/jobs/start-jobs.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { makeDeck, makePublishedDeck, type PublishedDeck } from '../../test/decks.ts'
import { insertSessionFor, makeUser, type Person } from '../../test/factories.ts'
import { playsOf } from '../../test/plays.ts'
import { insertRow } from '../../test/rows.ts'
import { sampleContent } from '../../test/sample-content.ts'
import { plainPicture, uploadsOf } from '../../test/uploads.ts'

const day = 86_400_000
/** In every text that the person, or an Admin about them, writes. */
const mark = 'zqmarkeru'
const Mark = 'Zqmarkeru'

/** Lines of the server's log, as detailed as it can be. */
const logged: string[] = []
let test: TestApp
let admin: Person
let ira: Person
let deck: PublishedDeck
const { begin, submit, finish } = playsOf(() => test)
const uploads = uploadsOf(
  () => test,
  () => ira,
)
const purge = () => createTasks(test.deps)['users.purge']?.({}, { attempt: 1, isRetried: true, signal: undefined })

beforeAll(async () => {
  const log = pino({ level: 'debug' }, { write: (line) => void logged.push(line) })
  test = await createTestApp({ change: () => ({ log }) })
  admin = await test.signedIn('Admin')
  const { clientId } = admin
  deck = await makePublishedDeck(test, admin, sampleContent(['rating', 'single_select']))
  const made = await makeUser(test.deps, {
    clientId,
    email: `${mark}@meadow.example`,
    first_name: Mark,
    last_name: Mark,
  })
  ira = { ...made, headers: await insertSessionFor(test.deps, made) }
})
afterAll(() => test.close())

/** Writes the mark wherever there is a field for it. */
async function writeEverywhere(): Promise<void> {
  const params = { id: ira.userId }
  const { media } = await uploads.upload(`${mark}.png`, await plainPicture(64, 64).png().toBuffer())
  const profile = { company: mark, address: mark, webpage: `https://${mark}.example`, bio: mark, logo: '' }
  const tag = await insertRow(test.deps, 'tags', {
    client_id: admin.clientId,
    kind: 'user',
    name: 'north',
    slug: 'north',
    color: '#112233',
  })
  const replies = [
    await test.call('users.updateProfile', { as: ira, params, body: { profile } }),
    await test.call('users.updateDetails', { as: admin, params, body: { details: { [mark]: mark }, tags: [tag.id] } }),
    await test.call('users.updateSelf', {
      as: ira,
      body: {
        first_name: mark,
        last_name: mark,
        image: media.id,
        email: `${mark}.new@meadow.example`,
        current_password: ira.password,
      },
    }),
    await test.call('users.createAuthtoken', { as: admin, params, body: {} }),
    await test.call('auth.resetPassword', { body: { email: ira.email } }),
    await test.call('auth.signinLink', { body: { email: ira.email } }),
    await test.call('notifications.create', { as: admin, params, body: { title: mark, text: mark, link: '' } }),
    await test.call('publication.createInvites', {
      as: admin,
      params: { id: deck.id },
      body: { count: 1, label: ira.email },
    }),
  ]
  await test.deps.db.updateTable('clients').set({ plan: 'business' }).where('id', '=', ira.clientId).execute()
  const request = { params, body: { plan: 'agency' as const, text: mark } }
  replies.push(await test.call('upgradeRequests.create', { as: ira, ...request }))
  replies.push(...(await writeInFeed()))
  expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200))
  await test.jobsDone()
  await writeAroundCalls()
}

/** Posts, comments and reports of the person, and what others and moderators did about them. */
async function writeInFeed() {
  const [own, theirs] = [
    await test.call('posts.create', { as: ira, body: { text: mark, link: `https://${mark}.example/` } }),
    await test.call('posts.create', { as: admin, body: { text: 'Hello' } }),
  ]
  const [mine, post_id] = [own.body.post.id, theirs.body.post.id]
  const comment = await test.call('comments.create', { as: ira, body: { post_id, text: mark } })
  const parent_id = comment.body.comment.id
  const target = 'post' as const
  return [
    own,
    theirs,
    comment,
    await test.call('comments.create', { as: admin, body: { post_id, text: 'A reply', parent_id } }),
    await test.call('comments.create', { as: ira, body: { post_id, text: mark } }),
    await test.call('social.like', { as: ira, body: { target, id: post_id, liked: true } }),
    await test.call('social.like', { as: admin, body: { target: 'comment', id: parent_id, liked: true } }),
    await test.call('social.report', { as: ira, body: { target, id: post_id, reason: mark } }),
    await test.call('social.report', { as: admin, body: { target: 'comment', id: parent_id, reason: mark } }),
    await test.call('posts.hide', { as: admin, params: { id: mine }, body: { reason: mark } }),
    await test.call('moderation.mute', { as: admin, params: { id: ira.userId }, body: { reason: mark } }),
  ]
}

/** Rows that jobs and visitors write. */
async function writeAroundCalls(): Promise<void> {
  const [{ clientId: client_id }, user_id] = [admin, ira.userId]
  await insertRow(test.deps, 'notifications', {
    client_id,
    user_id: admin.userId,
    actor_id: user_id,
    title: `${mark} wrote`,
  })
  const file_key = `jobs/${client_id}/${mark}`
  await test.deps.files.put(file_key, Buffer.from(`name\n${mark}`), { contentType: 'text/csv' })
  const file = { file_key, file_name: `${mark}.csv`, file_type: 'text/csv' }
  await insertRow(test.deps, 'jobs', { client_id, created_by: user_id, kind: 'users.export', status: 'done', ...file })
  const job = await insertRow(test.deps, 'jobs', {
    client_id,
    created_by: admin.userId,
    kind: 'users.import',
    status: 'done',
    params: JSON.stringify({ search: ira.email }),
  })
  const items = [
    { seq: 1, subject_id: user_id, data: JSON.stringify({ first_name: mark }) },
    { seq: 2, data: JSON.stringify({ email: ira.email }), reason: `${ira.email} is taken` },
  ]
  for (const item of items) await insertRow(test.deps, 'job_items', { client_id, job_id: job.id, ...item })
  const version = { client_id, deck_id: deck.id, version_id: deck.versionId }
  await insertRow(test.deps, 'attempts', { ...version, user_id: null, email: ira.email.toUpperCase() })
  await insertRow(test.deps, 'audit_log', { client_id, detail: JSON.stringify({ invited: ira.email }) })
}

async function playSome(): Promise<void> {
  const visitor = await begin(deck)
  await submit(visitor, 's0', { kind: 'rating', value: 2 })
  for (const value of [1, 4, 5]) {
    const attempt = await begin(deck, {}, ira)
    await submit(attempt, 's0', { kind: 'rating', value })
    if (value > 3) await finish(attempt)
  }
}

/** Every reply about the deck that shows figures. */
async function figures() {
  const input = { as: admin, params: { id: deck.id } }
  const replies = [
    await test.call('analytics.deckOverview', input),
    await test.call('analytics.deckQuestions', input),
    await test.call('analytics.deckSources', input),
  ]
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
  const { body } = await test.call('analytics.deckAttempts', input)
  const attempts = body.attempts.map((attempt) => ({ ...attempt, person: null }))
  return JSON.parse(JSON.stringify([...replies.map((reply) => reply.body), attempts])) as unknown
}

/** Columns of every table, of any schema, whose value holds the text. */
async function columnsWith(text: string): Promise<string[]> {
  const { rows } = await sql<{ place: string; name: string; kind: string }>`
    select format('%I.%I', table_schema, table_name) as place, quote_ident(column_name) as name, data_type as kind
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`.execute(test.deps.db)
  const found: string[] = []
  for (const { place, name, kind } of rows) {
    const value = kind === 'bytea' ? `encode(${name}, 'escape')` : `${name}::text`
    const { rows: hits } = await test.deps.pool.query<{ hits: number }>(
      `select count(*)::integer as hits from ${place} where lower(${value}) like $1`,
      [`%${text}%`],
    )
    if (hits[0]?.hits) found.push(`${place}.${name}`)
  }
  return found
}

const filesWith = (text: string) =>
  uploads.storedFiles().filter((path) => path.includes(text) || readFileSync(path).includes(text))

describe('erasure', () => {
  it('thirty days after a person was deleted leaves nothing of them, and the figures of what they played', async () => {
    // Makes the tables of waiting jobs, and leaves one of them that names the person.
    const worker = await startJobs({ pool: test.deps.pool, tasks: {} })
    await worker.add('auth.reset_password', { email: ira.email, language: 'en' })
    await worker.stop()
    await writeEverywhere()
    await playSome()
    const before = await figures()
    const written = await columnsWith(mark)
    for (const table of [
      'users',
      'mail_outbox',
      'notifications',
      'jobs',
      'job_items',
      'audit_log',
      'invites',
      'media',
      'upgrade_requests',
      'posts',
      'comments',
      'social_reports',
      'mutes',
    ])
      expect(
        written.some((column) => column.startsWith(`public.${table}.`)),
        table,
      ).toBe(true)
    expect(written.some((column) => column.startsWith('graphile_worker.'))).toBe(true)
    expect(filesWith(mark)).not.toEqual([])

    await test.call('users.delete', { as: admin, params: { id: ira.userId } })
    test.later(29 * day)
    await purge()
    expect(await columnsWith(mark)).toContain('public.users.email')
    test.later(2 * day)
    await purge()

    expect(await columnsWith(mark)).toEqual([])
    expect(filesWith(mark)).toEqual([])
    expect(logged.length).toBeGreaterThan(20)
    expect(logged.filter((line) => line.toLowerCase().includes(mark))).toEqual([])
    expect(await columnsWith(ira.userId)).toEqual(['public.audit_log.actor_id', 'public.audit_log.subject'])
    test.later(-31 * day)
    expect(await figures()).toEqual(before)
    const { posts } = (await test.call('social.feed', { as: admin })).body
    expect(posts.map(({ text, likes, comments }) => [text, likes, comments])).toEqual([['Hello', 0, 1]])
    const { comments } = (
      await test.call('comments.list', { as: admin, query: { target: 'post', id: posts[0]?.id ?? '' } })
    ).body
    expect(comments).toMatchObject([{ gone: true, text: '', author: null, replies: 1, likes: 0 }])
  })

  it('fourteen days after the own account was deleted leaves decks and files to the manager, and nothing else', async () => {
    const { clientId } = admin
    const manager = await makeUser(test.deps, { clientId, license_type: 'Manager' })
    const person = await test.signedIn('Creator', { clientId, manager_id: manager.userId })
    const report = await makeUser(test.deps, { clientId, manager_id: person.userId })
    const own = await makeDeck(test, person)
    const picture = await insertRow(test.deps, 'media', { client_id: clientId, owner_id: person.userId })
    const body = { current_password: person.password }
    expect((await test.call('account.delete', { as: person, body })).status).toBe(200)
    test.later(14 * day + 1000)
    await Promise.all([purge(), purge()])
    test.later(-14 * day - 1000)
    const ownerOf = async (table: 'decks' | 'media', id: string) =>
      (await test.deps.db.selectFrom(table).select('owner_id').where('id', '=', id).executeTakeFirstOrThrow()).owner_id
    expect(await ownerOf('decks', own.id)).toBe(manager.userId)
    expect(await ownerOf('media', picture.id)).toBe(manager.userId)
    const shown = await test.call('users.show', { as: admin, params: { id: report.userId } })
    expect(shown.body.user.manager).toBe(manager.userId)
    expect((await test.call('users.show', { as: admin, params: { id: person.userId } })).status).toBe(404)
  })

  it('frees the address, and leaves who was restored', async () => {
    const { clientId } = admin
    const [gone, back] = [await makeUser(test.deps, { clientId }), await makeUser(test.deps, { clientId })]
    for (const { userId: id } of [gone, back]) await test.call('users.delete', { as: admin, params: { id } })
    const taken = { as: admin, body: { email: gone.email, invite: true } }
    expect((await test.call('users.create', taken)).status).toBe(409)
    await test.call('users.restore', { as: admin, params: { id: back.userId } })
    test.later(31 * day)
    await purge()
    test.later(-31 * day)
    expect((await test.call('users.show', { as: admin, params: { id: gone.userId } })).status).toBe(404)
    expect((await test.call('users.show', { as: admin, params: { id: back.userId } })).status).toBe(200)
    expect((await test.call('users.create', taken)).status).toBe(200)
  })
})
