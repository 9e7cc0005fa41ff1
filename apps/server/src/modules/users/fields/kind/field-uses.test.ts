import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { insertRow } from '../../../../test/rows.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

it('a change of a field’s kind names the reports whose filters no longer fit, whatever characters the name has', async () => {
  const admin = await test.signedIn('Admin')
  const name = String.raw`Net "pay" \ 5%_`
  const created = await test.call('user_fields.create', { as: admin, body: { name, kind: 'text' } })
  const filterOf = (field: string) => JSON.stringify([{ field, op: 'contains', value: '5' }])
  for (const [title, field] of [
    ['Pay', `details.${name}`],
    ['City', 'details.City'],
  ] as const) {
    const values = { client_id: admin.clientId, owner_id: admin.userId }
    const filter = filterOf(field)
    await insertRow(test.deps, 'report_views', { ...values, name: `${title} view`, report: 'learners', filter })
    await insertRow(test.deps, 'custom_reports', { ...values, title, widgets: JSON.stringify([{ filter }]) })
  }
  const params = { id: created.body.field.id }
  const body = { kind: 'number', dry_run: true } as const
  const dry = await test.call('user_fields.changeKind', { as: admin, params, body })
  expect(dry.body.change?.reports).toEqual(['Pay view', 'Pay'])
})
