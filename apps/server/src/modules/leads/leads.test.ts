import { describe, expect, it } from 'vitest'
import type { CallName } from '../../test/app.ts'
import { leadScene } from './test/lead-scene.ts'

const { scene, lead, list, names, show, update } = leadScene()

describe('who sees leads', () => {
  it('a Creator those of decks that they may edit, a Manager those of the branch, an Admin all', async () => {
    await lead({ name: 'Ravi' })
    await lead({ name: 'Meena' }, scene.others)
    expect(await names({}, scene.creator)).toEqual(['Ravi'])
    expect(await names({}, scene.manager)).toEqual(['Ravi'])
    expect(await names({}, scene.other)).toEqual(['Meena'])
    expect(await names()).toEqual(['Meena', 'Ravi'])
    const share = (can: string) =>
      scene.test.call('sharing.update', {
        as: scene.other,
        params: { id: scene.others.id },
        body: { everyone: 'none', people: [{ user_id: scene.creator.userId, can }] },
      })
    await share('view')
    expect(await names({}, scene.creator)).toEqual(['Ravi'])
    await share('edit')
    expect(await names({}, scene.creator)).toEqual(['Meena', 'Ravi'])
    const learner = await scene.test.signedIn('Learner', { clientId: scene.admin.clientId })
    expect((await scene.test.call('leads.list', { as: learner })).status).toBe(403)
  })

  it('who looks after a lead sees it, too', async () => {
    const id = await lead({ name: 'Meena' }, scene.others)
    expect((await show(id, scene.creator)).status).toBe(404)
    await update(id, { owner: scene.creator.userId })
    expect((await show(id, scene.creator)).status).toBe(200)
    expect(await names({}, scene.manager)).toEqual(['Meena'])
  })

  it('nobody of another client, or out of reach, by any call', async () => {
    const id = await lead({ name: 'Ravi', email: 'r@tea.example' })
    const second = await lead({ name: 'Ravi', email: 'r@tea.example' })
    const note = (
      await scene.test.call('leads.createNote', { as: scene.admin, params: { id }, body: { text: 'Hello' } })
    ).body.note
    const calls: readonly (readonly [CallName, Record<string, string>, Record<string, unknown>])[] = [
      ['leads.show', { id }, {}],
      ['leads.update', { id }, { name: 'x' }],
      ['leads.delete', { id }, {}],
      ['leads.restore', { id }, {}],
      ['leads.split', { id }, { lead: second }],
      ['leads.history', { id }, {}],
      ['leads.notes', { id }, {}],
      ['leads.createNote', { id }, { text: 'x' }],
      ['leads.updateNote', { id, note_id: note.id }, { text: 'x' }],
      ['leads.deleteNote', { id, note_id: note.id }, {}],
      ['leads.merge', {}, { into: id, ids: [second] }],
    ]
    for (const as of [await scene.test.signedIn('Admin'), scene.other])
      for (const [name, params, body] of calls)
        expect((await scene.test.call(name, { as, params, body })).status, name).toBe(404)
    const bulk = await scene.test.call('leads.bulk', { as: scene.other, body: { ids: [id], status: 'lost' } })
    expect(bulk.body.changed).toBe(0)
    expect((await list({ deck: scene.deck.id }, scene.other)).length).toBe(0)
    expect((await show(id)).body.lead).toMatchObject({ status: 'new', name: 'Ravi' })
  })
})
