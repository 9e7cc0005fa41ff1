import { describe, expect, it } from 'vitest'
import { leadScene } from '../test/lead-scene.ts'

const { scene, lead, list, names, show, update, acts, tagOf } = leadScene()

describe('leads that are one person', () => {
  it('are found by e-mail address and telephone number', async () => {
    const id = await lead({ name: 'Ravi', email: 'Ravi@tea.example', phone: '+91 98450 12345' })
    const byMail = await lead({ name: 'R. K.', email: 'ravi@TEA.example' }, scene.others)
    const byPhone = await lead({ name: 'Ravi Kumar', phone: '09845012345' })
    await lead({ name: 'Meena', email: 'm@tea.example', phone: '12345' })
    await lead({ name: 'Nobody' })
    const found = (await show(id)).body.duplicates.map((one) => one.id)
    expect(found).toEqual([byPhone, byMail])
    expect((await show(id, scene.creator)).body.duplicates.map((one) => one.id)).toEqual([byPhone])
    expect((await list()).filter(({ duplicate }) => duplicate)).toHaveLength(3)
  })

  it('are merged: what one lacks comes from the others, and both histories are kept', async () => {
    const [hot] = [await tagOf('Hot')]
    const first = await lead({ name: 'Ravi', email: 'ravi@tea.example' })
    const former = await lead({
      name: 'R. K.',
      email: 'ravi@tea.example',
      phone: '98450 12345',
      company: 'Tea & Co',
      percentage: 70,
    })
    await update(former, { tags: [hot], status: 'contacted' })
    await scene.test.call('leads.createNote', {
      as: scene.admin,
      params: { id: former },
      body: { text: 'Of the former' },
    })
    const { body } = await scene.test.call('leads.merge', {
      as: scene.creator,
      body: { into: first, ids: [former, first] },
    })
    expect(body.lead).toMatchObject({
      id: first,
      name: 'Ravi',
      phone: '98450 12345',
      company: 'Tea & Co',
      score: 70,
      status: 'new',
      tags: [{ name: 'Hot' }],
      duplicate: false,
    })
    expect(body.merged.map(({ id }) => id)).toEqual([former])
    expect(await names()).toEqual(['Ravi'])
    expect((await show(former)).status).toBe(404)
    expect((await acts(first)).toSorted()).toEqual(['captured', 'captured', 'merged', 'note', 'status', 'tags'])
    const notes = (await scene.test.call('leads.notes', { as: scene.creator, params: { id: first } })).body.notes
    expect(notes.map(({ text }) => text)).toEqual(['Of the former'])
    // Whoever was merged in sends the form again: the same lead, no new one.
    expect(
      (
        await scene.test.deps.db
          .selectFrom('leads')
          .select('id')
          .where('client_id', '=', scene.admin.clientId)
          .execute()
      ).length,
    ).toBe(2)
  })

  it('are taken apart again, and merged ones move on with what they were merged into', async () => {
    const [a, b, c] = [await lead({ name: 'a' }), await lead({ name: 'b' }), await lead({ name: 'c' })]
    const merge = (into: string, ids: string[]) =>
      scene.test.call('leads.merge', { as: scene.admin, body: { into, ids } })
    await merge(b, [c])
    expect((await merge(a, [b])).body.merged.map(({ name }) => name)).toEqual(['b', 'c'])
    const split = (lead: string, id: string) =>
      scene.test.call('leads.split', { as: scene.admin, params: { id }, body: { lead } })
    expect((await split(c, a)).body.merged.map(({ name }) => name)).toEqual(['b'])
    expect(await names({ sort: 'name' })).toEqual(['a', 'c'])
    expect((await split(c, a)).status).toBe(404)
    expect((await merge(a, [a])).status).toBe(422)
    expect((await merge(a, [scene.test.deps.newId()])).status).toBe(404)
  })
})
