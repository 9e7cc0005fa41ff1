import { mentionOf } from '@deckle/core/social/mention.ts'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import type { Person } from '../../test/factories.ts'
import { insertRow, insertRows } from '../../test/rows.ts'
import { writtenOf } from '../social/test/written.ts'

let test: TestApp
let admin: Person
let writer: Person
let reader: Person
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  admin = await test.signedIn('Admin', { first_name: 'Asha' })
  const { clientId } = admin
  writer = await test.signedIn('Learner', { clientId, first_name: 'Ravi', last_name: 'Menon' })
  reader = await test.signedIn('Learner', { clientId })
  await grown(admin, writer)
})

const { post, grown } = writtenOf(() => test)
const results = async (as: Person, q: string) =>
  (await test.call('search.find', { as, query: { q } })).body.results.filter(({ kind }) => kind === 'post')
const found = async (as: Person, q: string) => (await results(as, q)).map(({ title }) => title)
const later = () => test.later(60_000)

it('finds posts by a part of their text, whatever its case and script, the newest first', async () => {
  const first = await post(writer, { text: 'Orchard in bloom' })
  later()
  await post(admin, { text: `New: the ORCHARD of ${mentionOf(writer.userId)}` })
  later()
  await post(admin, { text: 'चाय का बाग़ 100%' })
  expect(await found(reader, 'orchard')).toEqual(['New: the ORCHARD of @Ravi Menon', 'Orchard in bloom'])
  expect(await results(reader, 'in bloom')).toEqual([
    { kind: 'post', id: first.id, title: 'Orchard in bloom', hint: 'Ravi Menon', link: `/feed?post=${first.id}` },
  ])
  for (const q of ['चाय', 'बा', '0%', '%']) expect(await found(reader, q)).toEqual(['चाय का बाग़ 100%'])
  // Of a mention only the name is text.
  expect(await found(reader, writer.userId.slice(0, 8))).toEqual([])
  expect(await found(reader, '_')).toEqual([])
})

it('finds only what is meant for the reader, and what they wrote', async () => {
  const { clientId } = admin
  const tag = await insertRow(test.deps, 'tags', { client_id: clientId, kind: 'user', name: 'Night', slug: 'night' })
  const tagged = await test.signedIn('Learner', { clientId })
  await insertRow(test.deps, 'user_tags', { client_id: clientId, tag_id: tag.id, user_id: tagged.userId })
  const below = await test.signedIn('Learner', { clientId, manager_id: admin.userId })
  await post(admin, { text: 'Harvest at night', audience: { type: 'tags', ids: [tag.id] } })
  await post(admin, { text: 'Harvest of the branch', audience: { type: 'branch', ids: [admin.userId] } })
  expect(await found(tagged, 'harvest')).toEqual(['Harvest at night'])
  expect(await found(below, 'harvest')).toEqual(['Harvest of the branch'])
  expect(await found(reader, 'harvest')).toEqual([])
  expect(await found(reader, 'ha')).toEqual([])
  for (const q of ['harvest', 'ha'])
    expect((await found(admin, q)).toSorted()).toEqual(['Harvest at night', 'Harvest of the branch'])
  expect(await found(await test.signedIn('Admin'), 'harvest')).toEqual([])
})

it('finds nothing that was hidden or deleted, of its author neither', async () => {
  const hidden = await post(writer, { text: 'Rude pruning' })
  const deleted = await post(writer, { text: 'Old pruning' })
  const changed = await post(writer, { text: 'Pruning, first try' })
  const params = (id: string) => ({ params: { id } })
  await test.call('posts.hide', { as: admin, ...params(hidden.id), body: { reason: 'Be civil' } })
  await test.call('posts.delete', { as: writer, ...params(deleted.id) })
  await test.call('posts.update', { as: writer, ...params(changed.id), body: { text: 'Grafting' } })
  for (const as of [reader, writer, admin]) expect(await found(as, 'pruning')).toEqual([])
  await test.call('posts.restore', { as: admin, ...params(hidden.id), body: {} })
  expect(await found(reader, 'pruning')).toEqual(['Rude pruning'])
})

it('finds a rare text among many newer posts, of which all are for others too', async () => {
  const { clientId } = admin
  await post(writer, { text: 'A quince, at last' })
  later()
  const at = test.deps.now()
  const rows = await insertRows(
    test.deps,
    'posts',
    Array.from({ length: 700 }, (_, number) => ({
      client_id: clientId,
      id: test.deps.newId(),
      owner_id: admin.userId,
      text: `Common words ${number}`,
      created_at: new Date(at.getTime() + number),
    })),
  )
  await insertRows(
    test.deps,
    'feed_entries',
    rows.map(({ id, created_at }) => ({
      client_id: clientId,
      post_id: id,
      audience_key: clientId,
      owner_id: admin.userId,
      created_at,
    })),
  )
  expect(await found(reader, 'quince')).toEqual(['A quince, at last'])
  expect(await found(reader, 'common')).toEqual([699, 698, 697, 696, 695, 694].map((n) => `Common words ${n}`))
})
