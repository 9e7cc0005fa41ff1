import { describe, expect, it } from 'vitest'
import { purgeLeads } from './delete-lead.ts'
import { leadScene } from '../test/lead-scene.ts'

const { scene, lead, list, names, show, update, history, acts, tagOf } = leadScene()

describe('a lead', () => {
  it('is changed field by field, and its history says how', async () => {
    const id = await lead({ name: 'Ravi', email: 'ravi@tea.example' })
    const [hot, cold] = [await tagOf('Hot'), await tagOf('Cold')]
    const { body } = await update(id, {
      name: ' Ravi K ',
      status: 'contacted',
      owner: scene.admin.userId,
      tags: [hot, cold],
    })
    expect(body.lead).toMatchObject({
      name: 'Ravi K',
      email: 'ravi@tea.example',
      status: 'contacted',
      owner: { id: scene.admin.userId },
      tags: [{ name: 'Cold' }, { name: 'Hot' }],
    })
    await update(id, { name: 'Ravi K', status: 'contacted' })
    const events = await history(id)
    expect(new Set(events.map(({ act }) => act))).toEqual(new Set(['captured', 'edited', 'status', 'owner', 'tags']))
    expect(events).toHaveLength(5)
    expect(events.find(({ act }) => act === 'status')).toMatchObject({
      actor: { id: scene.admin.userId },
      detail: { from: 'new', to: 'contacted' },
    })
    expect(events.at(-1)).toMatchObject({ act: 'captured', actor: null })
  })

  it('keeps to its bounds, and to people and tags of its client', async () => {
    const id = await lead()
    const learner = await scene.test.signedIn('Learner', { clientId: scene.admin.clientId })
    const foreign = await scene.test.signedIn('Creator')
    for (const owner of [learner.userId, foreign.userId, scene.test.deps.newId()])
      expect((await update(id, { owner })).status).toBe(422)
    expect((await update(id, { tags: [scene.test.deps.newId()] })).status).toBe(422)
    for (const body of [{ email: 'no' }, { name: 'x'.repeat(201) }, { status: 'x' }, { score: 100 }, { consent: null }])
      expect((await update(id, body)).status).toBe(400)
    expect((await update(id, { email: '' })).status).toBe(200)
  })

  it('goes to the heir of who looked after it', async () => {
    const id = await lead()
    expect((await show(id)).body.lead.owner?.id).toBe(scene.creator.userId)
    await scene.test.call('users.delete', { as: scene.admin, params: { id: scene.creator.userId } })
    expect((await show(id)).body.lead.owner?.id).toBe(scene.manager.userId)
  })

  it('goes to the bin and comes back; after thirty days it is gone', async () => {
    const id = await lead({ name: 'Ravi' })
    for (let times = 0; times < 2; times++)
      expect((await scene.test.call('leads.delete', { as: scene.creator, params: { id } })).status).toBe(200)
    expect([await names(), await names({ bin: 'true' })]).toEqual([[], ['Ravi']])
    expect((await update(id, { name: 'x' })).status).toBe(404)
    expect((await show(id)).body.lead.can).toEqual({ edit: false })
    await scene.test.call('leads.restore', { as: scene.creator, params: { id } })
    expect(await names()).toEqual(['Ravi'])
    expect((await acts(id)).toSorted()).toEqual(['captured', 'deleted', 'restored'])
    await scene.test.call('leads.delete', { as: scene.creator, params: { id } })
    const later = (days: number) => ({
      db: scene.test.deps.db,
      now: () => new Date(scene.test.deps.now().getTime() + days * 86_400_000),
    })
    expect(await purgeLeads(later(29))).toBe(0)
    expect(await purgeLeads(later(31))).toBe(1)
    expect((await show(id)).status).toBe(404)
  })

  it('bears notes, which their authors alone change', async () => {
    const id = await lead()
    const write = (text: string, as = scene.creator) =>
      scene.test.call('leads.createNote', { as, params: { id }, body: { text } })
    const { note } = (await write(' Call on Monday ')).body
    await write('Wants 200 seats', scene.admin)
    const read = async (as = scene.creator) => (await scene.test.call('leads.notes', { as, params: { id } })).body.notes
    expect((await read()).map(({ text, can }) => [text, can.edit])).toEqual([
      ['Wants 200 seats', false],
      ['Call on Monday', true],
    ])
    const params = { id, note_id: note.id }
    expect((await scene.test.call('leads.updateNote', { as: scene.admin, params, body: { text: 'x' } })).status).toBe(
      403,
    )
    expect((await scene.test.call('leads.deleteNote', { as: scene.admin, params })).status).toBe(403)
    await scene.test.call('leads.updateNote', { as: scene.creator, params, body: { text: 'Call on Tuesday' } })
    expect((await read())[1]?.text).toBe('Call on Tuesday')
    await scene.test.call('leads.deleteNote', { as: scene.creator, params })
    expect(await read()).toHaveLength(1)
    for (const text of ['', ' ', 'x'.repeat(5001)]) expect((await write(text)).status).toBe(400)
  })
})

it('many are changed at once, and what is so already is passed over', async () => {
  const [a, b, foreign] = [
    await lead({ name: 'a' }),
    await lead({ name: 'b' }),
    await lead({ name: 'c' }, scene.others),
  ]
  const hot = await tagOf('Hot')
  const bulk = (body: Record<string, unknown>, as = scene.creator) => scene.test.call('leads.bulk', { as, body })
  const ids = [a, b, foreign]
  expect((await bulk({ ids, status: 'won', add_tags: [hot] })).body.changed).toBe(2)
  expect((await bulk({ ids, status: 'won', add_tags: [hot] })).body.changed).toBe(0)
  expect((await list({ status: 'won', tag: hot })).map(({ name }) => name)).toEqual(['b', 'a'])
  expect((await bulk({ ids: [a], remove_tags: [hot], owner: null })).body.changed).toBe(1)
  expect((await show(a)).body.lead).toMatchObject({ tags: [], owner: null })
  expect((await bulk({ ids, deleted: true })).body.changed).toBe(2)
  expect((await bulk({ ids, deleted: false })).body.changed).toBe(2)
  expect((await bulk({ ids, owner: scene.test.deps.newId() })).status).toBe(422)
  for (const body of [{ ids: [] }, { ids: Array.from({ length: 201 }, () => a) }, { ids, name: 'x' }])
    expect((await bulk(body)).status).toBe(400)
})
