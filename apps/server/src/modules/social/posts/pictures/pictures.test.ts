import { socialLimits } from '@deckle/core/social/social.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import type { Person } from '../../../../test/factories.ts'
import { insertRow } from '../../../../test/rows.ts'
import { plainPicture } from '../../../../test/uploads.ts'
import { writtenOf } from '../../test/written.ts'

let test: TestApp
let creator: Person
let learner: Person
let other: Person
const { post, grown } = writtenOf(() => test)
beforeAll(async () => {
  test = await createTestApp()
  creator = await test.signedIn('Creator')
  learner = await test.signedIn('Learner', { clientId: creator.clientId })
  other = await test.signedIn('Learner', { clientId: creator.clientId })
  await grown(creator, learner, other)
})
afterAll(() => test.close())

const upload = async (as: Person, content?: Buffer, type = 'image/png') => {
  const file = { filename: 'cup.png', content: content ?? (await plainPicture(64, 64).png().toBuffer()), type }
  return test.call('posts.uploadPicture', { as, body: { file } as never })
}
const shares = async (as: Person, id: string) =>
  (await test.call('posts.create', { as, body: { images: [{ id, alt: '' }] } })).status

it('are one’s own for who has no library, and seen by all', async () => {
  const { status, body } = await upload(learner)
  expect(status).toBe(200)
  const { id } = body.picture
  expect((await post(learner, { images: [{ id, alt: 'A cup' }] })).images).toEqual([{ id, alt: 'A cup' }])
  expect(await shares(other, id)).toBe(422)
  const { id: ofLibrary } = await insertRow(test.deps, 'media', {
    client_id: creator.clientId,
    owner_id: creator.userId,
  })
  expect(await shares(learner, ofLibrary)).toBe(422)
  expect(await shares(creator, ofLibrary)).toBe(200)
  expect((await test.call('media.list', { as: learner })).status).toBe(403)
  expect((await test.call('media.update', { as: learner, params: { id }, body: { name: 'x' } })).status).toBe(403)
  const outsider = await test.signedIn('Learner')
  await grown(outsider)
  expect(await shares(outsider, id)).toBe(422)
  expect((await test.call('posts.uploadPicture', { body: {} as never })).status).toBe(401)
})

it('are pictures of at most 10 MB, within the own space', async () => {
  const before = await storedBytes()
  const sound = Buffer.concat([Buffer.from('ID3'), Buffer.alloc(64)])
  for (const content of [sound, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), Buffer.from('%PDF-1.4')])
    expect((await upload(learner, content)).status).toBe(415)
  const large = await upload(learner, Buffer.alloc(socialLimits.picture + 1))
  expect([large.status, large.error.code]).toEqual([413, 'too_large'])
  await test.deps.db.updateTable('users').set({ max_space: 10 }).where('id', '=', other.userId).execute()
  expect((await upload(other)).status).toBe(413)
  expect(await storedBytes()).toBe(before)
})

it('go to the bin with the post of who has no library, where nothing else shows them', async () => {
  const [first, second] = [(await upload(learner)).body.picture, (await upload(learner)).body.picture]
  const images = [first, second].map(({ id }) => ({ id, alt: '' }))
  const made = await post(learner, { text: 'Two', images })
  const again = await post(learner, { text: 'One of them', images: images.slice(0, 1) })
  const ofCreator = (await upload(creator)).body.picture
  const theirs = await post(creator, { images: [{ id: ofCreator.id, alt: '' }] })
  await test.call('posts.update', { as: learner, params: { id: made.id }, body: { images: images.slice(0, 1) } })
  await test.jobsDone()
  expect(await inBin(first.id, second.id)).toEqual([false, true])
  await test.call('posts.delete', { as: learner, params: { id: made.id } })
  await test.jobsDone()
  expect(await inBin(first.id)).toEqual([false])
  await test.call('posts.delete', { as: learner, params: { id: again.id } })
  await test.call('posts.delete', { as: creator, params: { id: theirs.id } })
  await test.jobsDone()
  expect(await inBin(first.id, ofCreator.id)).toEqual([true, false])
})

async function inBin(...ids: readonly string[]): Promise<readonly boolean[]> {
  const rows = await test.deps.db
    .selectFrom('media')
    .select(['id', 'deleted_at'])
    .where('id', 'in', [...ids])
    .execute()
  return ids.map((id) => rows.some((row) => row.id === id && row.deleted_at !== null))
}

it('are not uploaded by who is muted, nor without end', async () => {
  const muted = await test.signedIn('Learner', { clientId: creator.clientId })
  const admin = await test.signedIn('Admin', { clientId: creator.clientId })
  const mute = await test.call('moderation.mute', {
    as: admin,
    params: { id: muted.userId },
    body: { reason: 'x', until: null },
  })
  expect([mute.status, (await upload(muted)).status]).toEqual([200, 403])
  const busy = await test.signedIn('Learner', { clientId: creator.clientId })
  const statuses: number[] = []
  for (let times = 0; times < 41; times++) statuses.push((await upload(busy, Buffer.from('x'))).status)
  expect([statuses[39], statuses[40]]).toEqual([415, 429])
})

async function storedBytes(): Promise<number> {
  const { bytes } = await test.deps.db
    .selectFrom('media')
    .select((from) => from.fn.sum<number>('size').as('bytes'))
    .where('client_id', '=', creator.clientId)
    .executeTakeFirstOrThrow()
  return bytes
}
