import { paymentsOfDemo } from './payments-of-demo.ts'
import { peopleOfDemo } from './people-of-demo.ts'
import { touchesOfDemo } from './touches-of-demo.ts'
import { describe, expect, it } from 'vitest'
import type { TestApp } from '../../test/app.ts'
import type { Person } from '../../test/factories.ts'

interface Demo {
  readonly test: TestApp
  readonly admin: Person
  readonly creator: Person
}

export const leadsOfDemo = (demo: () => Demo) =>
  describe('the leads of the demo', () => {
    touchesOfDemo(demo)
    paymentsOfDemo(demo)
    peopleOfDemo(demo)
    it('has leads in every stage, with notes and tags, two of one person, and a log of what a webhook was sent', async () => {
      const { test, admin, creator } = demo()
      const { counts } = (await test.call('leads.counts', { as: admin })).body
      expect(counts.every(({ count }) => count > 0)).toBe(true)
      expect(counts.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThanOrEqual(40)
      const found = (query: object) => test.call('leads.list', { as: admin, query: { limit: 100, ...query } })
      const { leads } = (await found({})).body
      expect(leads.filter(({ tags }) => tags.length > 0).length).toBeGreaterThan(10)
      expect(leads.filter(({ deck }) => deck.name === '')).toEqual([])
      expect((await found({ duplicates: 'true' })).body.leads).toHaveLength(2)
      expect((await test.call('leads.list', { as: creator })).body.leads.length).toBeGreaterThan(0)
      const [webhook] = (await test.call('webhooks.list', { as: admin })).body.webhooks
      const { deliveries } = (await test.call('webhooks.deliveries', { as: admin, params: { id: webhook?.id ?? '' } }))
        .body
      expect(deliveries.length).toBeGreaterThan(3)
    })

    it('are on a report that everyone sees, whose widgets all have something to show', async () => {
      const { test, admin } = demo()
      const [row] = (await test.call('custom_reports.list', { as: admin })).body.reports
      const { report } = (await test.call('custom_reports.show', { as: admin, params: { id: row?.id ?? '' } })).body
      expect(report.widgets.length).toBeGreaterThan(6)
      for (const widget of report.widgets.filter(({ source }) => source !== null)) {
        const query = { widget: JSON.stringify(widget) }
        const { figures } = (await test.call('custom_reports.figures', { as: admin, query })).body
        expect(figures.rows.length > 0 || Number(figures.figure?.value) > 0, widget.id).toBe(true)
      }
    })
  })
