import { afterAll, beforeAll, beforeEach } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { makeDeck } from '../../../test/decks.ts'
import type { Person } from '../../../test/factories.ts'
import { makeLead } from '../../../test/leads.ts'
import { insertRow } from '../../../test/rows.ts'

interface Scene {
  test: TestApp
  admin: Person
  /** Of the creator. */
  manager: Person
  creator: Person
  other: Person
  /** Of the creator, and of the other. */
  deck: { readonly id: string }
  others: { readonly id: string }
}

/** People and decks of a new client in each test, and what is done with leads. For a whole test file. */
export function leadScene() {
  const scene = {} as Scene
  beforeAll(async () => {
    scene.test = await createTestApp()
  })
  afterAll(() => scene.test.close())
  beforeEach(async () => {
    const { test } = scene
    scene.admin = await test.signedIn('Admin', { first_name: 'Asha' })
    const { clientId } = scene.admin
    scene.manager = await test.signedIn('Manager', { clientId })
    const below = { clientId, manager_id: scene.manager.userId, first_name: 'Chitra' }
    scene.creator = await test.signedIn('Creator', below)
    scene.other = await test.signedIn('Creator', { clientId })
    scene.deck = await makeDeck(test, scene.creator)
    scene.others = await makeDeck(test, scene.other)
  })
  return { scene, ...actsIn(scene) }
}

function actsIn(scene: Scene) {
  const list = async (query: Record<string, unknown> = {}, as = scene.admin) =>
    (await scene.test.call('leads.list', { as, query })).body.leads
  const history = async (id: string) =>
    (await scene.test.call('leads.history', { as: scene.admin, params: { id } })).body.history
  return {
    lead: (fields: Parameters<typeof makeLead>[3] = {}, of = scene.deck) =>
      makeLead(scene.test, scene.admin, of, fields),
    list,
    names: async (query: Record<string, unknown> = {}, as = scene.admin) =>
      (await list(query, as)).map(({ name }) => name),
    show: (id: string, as = scene.admin) => scene.test.call('leads.show', { as, params: { id } }),
    update: (id: string, body: Record<string, unknown>, as = scene.admin) =>
      scene.test.call('leads.update', { as, params: { id }, body }),
    history,
    acts: async (id: string) => (await history(id)).map(({ act }) => act),
    tagOf: async (name: string) => {
      const tag = { client_id: scene.admin.clientId, kind: 'content' as const, name, slug: name }
      return (await insertRow(scene.test.deps, 'tags', tag)).id
    },
  }
}
