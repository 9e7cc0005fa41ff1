import { describe, expect, it } from 'vitest'
import type { TestApp } from '../../test/app.ts'
import type { Person } from '../../test/factories.ts'

interface Given {
  readonly test: TestApp
  readonly admin: Person
}

/** Paths of the demo. */
export function touchesOfDemo(given: () => Given): void {
  describe('paths of the demo', () => {
    it('lead through every step, by several sources', async () => {
      const { test, admin } = given()
      for (const model of ['first', 'last']) {
        const { flow } = (await test.call('flows.show', { as: admin, query: { model } })).body
        const things = (step: string) => flow.nodes.filter((node) => node.step === step && node.key !== null)
        expect(flow.people).toBeGreaterThan(200)
        expect(things('source').length).toBeGreaterThan(4)
        expect(things('article').length).toBeGreaterThan(3)
        expect(things('deck').length).toBeGreaterThan(2)
        expect(things('lead')[0]?.people).toBe(44)
        expect(things('course').length).toBeGreaterThan(0)
      }
    })

    it('are told of a lead', async () => {
      const { test, admin } = given()
      const { leads } = (await test.call('leads.list', { as: admin })).body
      const { steps } = (await test.call('leads.path', { as: admin, params: { id: leads[0]?.id ?? '' } })).body
      expect(steps.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['deck', 'play', 'lead']))
      expect(steps.every(({ name }) => name !== '')).toBe(true)
    })
  })
}
