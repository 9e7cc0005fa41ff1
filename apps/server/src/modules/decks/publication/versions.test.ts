import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { makeDeck } from '../../../test/decks.ts'
import type { Person } from '../../../test/factories.ts'
import { sampleContent } from '../../../test/sample-content.ts'

let test: TestApp
let asha: Person

beforeAll(async () => {
  test = await createTestApp()
  asha = await test.signedIn('Creator')
})
afterAll(() => test.close())

/** A deck with this many published versions: "Draft 1", "Draft 2" … */
async function published(count: number) {
  const content = sampleContent()
  const { id } = await makeDeck(test, asha, content)
  for (let revision = 0; revision < count; revision += 1) {
    await test.call('decks.update', {
      as: asha,
      params: { id },
      body: { revision, content: { ...content, name: `Draft ${revision + 1}` } },
    })
    await test.call('decks.publish', { as: asha, params: { id }, body: { revision: revision + 1 } })
  }
  const { versions } = (await test.call('decks.versions', { as: asha, params: { id } })).body
  return { id, versions }
}

const show = (as: Person, id: string, versionId: string) =>
  test.call('decks.showVersion', { as, params: { id, versionId } })
const name = (as: Person, id: string, versionId: string, given: string) =>
  test.call('decks.nameVersion', { as, params: { id, versionId }, body: { name: given } })

it('a version is shown with the content it froze', async () => {
  const { id, versions } = await published(2)
  const { status, body } = await show(asha, id, versions[1]?.id ?? '')
  expect(status).toBe(200)
  expect(body.version).toMatchObject({ version: 1, name: '', deckName: 'Draft 1', current: false })
  expect(body.version.content).toEqual({ ...sampleContent(), name: 'Draft 1' })
})

it('a version of an older form is shown in the form of now', async () => {
  const { id, versions } = await published(1)
  const versionId = versions[0]?.id ?? ''
  const { outcomes: _outcomes, gameRules: _gameRules, ...older } = sampleContent()
  await test.deps.db
    .updateTable('deck_versions')
    .set({ content: JSON.stringify(older) })
    .where('id', '=', versionId)
    .execute()
  expect((await show(asha, id, versionId)).body.version.content).toEqual(sampleContent())
})

it('a name is kept, trimmed, shown in the list, and taken away again', async () => {
  const { id, versions } = await published(1)
  const versionId = versions[0]?.id ?? ''
  expect((await name(asha, id, versionId, '  Before the audit ')).body.version.name).toBe('Before the audit')
  const listed = await test.call('decks.versions', { as: asha, params: { id } })
  expect(listed.body.versions.map((one) => one.name)).toEqual(['Before the audit'])
  expect((await name(asha, id, versionId, 'x'.repeat(60))).status).toBe(200)
  expect((await name(asha, id, versionId, 'x'.repeat(61))).error.fields).toHaveProperty('name')
  expect((await name(asha, id, versionId, ' ')).body.version.name).toBe('')
})

it('who may view reads but does not name; another client and another deck see nothing', async () => {
  const { id, versions } = await published(1)
  const versionId = versions[0]?.id ?? ''
  const colleague = await test.signedIn('Creator', { clientId: asha.clientId })
  expect((await show(colleague, id, versionId)).status).toBe(404)
  await test.call('sharing.update', { as: asha, params: { id }, body: { everyone: 'view', people: [] } })
  expect((await show(colleague, id, versionId)).status).toBe(200)
  expect((await name(colleague, id, versionId, 'Mine')).status).toBe(403)
  const outsider = await test.signedIn('Admin')
  expect((await show(outsider, id, versionId)).status).toBe(404)
  expect((await name(outsider, id, versionId, 'Mine')).status).toBe(404)
  const other = await published(1)
  expect((await show(asha, other.id, versionId)).status).toBe(404)
  expect((await name(asha, other.id, versionId, 'Mine')).status).toBe(404)
  expect((await show(asha, id, versionId)).body.version.name).toBe('')
})

it('many versions come in pages, newest first, each once', async () => {
  const { id } = await published(7)
  const seen: number[] = []
  let cursor: string | undefined
  do {
    const { body } = await test.call('decks.versions', {
      as: asha,
      params: { id },
      query: { limit: 3, ...(cursor === undefined ? {} : { cursor }) },
    })
    seen.push(...body.versions.map(({ version }) => version))
    cursor = body.next ?? undefined
  } while (cursor !== undefined)
  expect(seen).toEqual([7, 6, 5, 4, 3, 2, 1])
})
