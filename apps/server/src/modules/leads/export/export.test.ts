import { describe, expect, it } from 'vitest'
import { insertRows } from '../../../test/rows.ts'
import { leadScene } from '../test/lead-scene.ts'

const { scene, lead } = leadScene()

describe('the export', () => {
  it('has a column for each own field, in the language asked for, and runs nothing', async () => {
    const answers = [{ id: 'f1', label: 'Team size', value: '=1+1' }]
    await lead({ name: '=HYPERLINK("x")', email: 'ravi@tea.example', answers })
    await lead({ name: 'Meena' })
    const file = async (query: Record<string, unknown>, language = 'en') => {
      const reply = await scene.test.call('leads.export', {
        as: scene.creator,
        query,
        headers: { 'accept-language': language },
      })
      return { text: String(reply.body), headers: reply.headers }
    }
    const csv = await file({ sort: 'oldest' })
    const lines = csv.text.trim().split('\r\n')
    expect(lines).toHaveLength(3)
    expect(lines[0]).toMatch(/^Name,E-mail,Phone,Company,Status,.*,Team size$/)
    expect(lines[1]).toMatch(/^"'=HYPERLINK\(""x""\)",ravi@tea\.example,.*,'=1\+1$/)
    expect((await file({}, 'hi')).text).toContain('नाम')
    expect((await file({ search: 'nobody' })).text.trim().split('\r\n')).toHaveLength(1)
    expect((await file({ format: 'xlsx' })).headers['content-type']).toContain('spreadsheetml')
  })

  it('has all leads that the list finds, however many', async () => {
    const rows = Array.from({ length: 1203 }, (_, at) => ({
      client_id: scene.admin.clientId,
      deck_id: scene.deck.id,
      name: `L${at}`,
    }))
    await insertRows(scene.test.deps, 'leads', rows)
    const { body } = await scene.test.call('leads.export', { as: scene.creator })
    expect(String(body).trim().split('\r\n')).toHaveLength(1204)
    expect((await scene.test.call('leads.counts', { as: scene.creator })).body.counts[0]).toEqual({
      status: 'new',
      count: 1000,
      more: true,
    })
  })
})
