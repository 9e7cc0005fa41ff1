import { expect, it } from 'vitest'
import type { TestApp } from '../../test/app.ts'
import type { Person } from '../../test/factories.ts'

interface Demo {
  readonly test: TestApp
  readonly admin: Person
}

/** What the demo shows of plans and payments. */
export function paymentsOfDemo(demo: () => Demo): void {
  it('has a client that pays, with a smaller plan to come, and a payment that failed', async () => {
    const { test, admin } = demo()
    const { body } = await test.call('billing.show', { as: admin, params: { id: admin.clientId } })
    expect(body.billing).toMatchObject({
      sandbox: true,
      plan: 'agency',
      by_contract: false,
      status: 'active',
      price: 'agency-monthly',
      scheduled: { plan: 'business-monthly' },
    })
    const { invoices } = (await test.call('payments.fetchInvoices', { as: admin, params: { id: admin.clientId } })).body
    expect(invoices.map(({ status, amount }) => [status, amount])).toEqual([
      ['paid', 1_533_882],
      ['paid', 1_533_882],
    ])
    const { id } = await test.deps.db
      .selectFrom('clients')
      .select('id')
      .where('slug', '=', 'tideway-sailing-school')
      .executeTakeFirstOrThrow()
    const superadmin = await test.signedIn('Superadmin')
    const { payments } = (await test.call('payments.list', { as: superadmin, params: { id } })).body
    expect(payments).toMatchObject([{ status: 'failed', reason: 'The card has expired.' }])
  })
}
