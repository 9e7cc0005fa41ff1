import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { pagesOf } from '../../test/read-pdf.ts'
import { buyingIn, day } from './test/buying.ts'

let test: TestApp
const { billing, buy, checkout, invoices, listPayments, newClient, send, setPrices } = buyingIn(() => test)
beforeAll(async () => {
  test = await createTestApp()
  await setPrices()
})
afterAll(() => test.close())

describe('a refund', () => {
  it('of a part changes nothing of the plan; no more goes back than was paid, also at once', async () => {
    const admin = await newClient()
    const superadmin = await test.signedIn('Superadmin')
    await buy(admin, 'business-monthly')
    const [payment] = await listPayments(admin)
    const refund = (amount?: number) =>
      test.call('payments.refund', {
        as: superadmin,
        params: { id: admin.clientId, payment_id: payment?.id ?? '' },
        body: { reason: 'Asked for by phone', ...(amount !== undefined && { amount }) },
      })
    const tries = await Promise.all(Array.from({ length: 5 }, () => refund(200_000)))
    expect(tries.map(({ status }) => status).toSorted()).toEqual([200, 200, 422, 422, 422])
    await test.jobsDone()
    expect(await billing(admin)).toMatchObject({ plan: 'business', status: 'active' })
    expect((await refund()).body.payment).toMatchObject({ refunded: 589_882, status: 'refunded' })
    await test.jobsDone()
    // The whole of the present period: the plan ends at once.
    expect(await billing(admin)).toMatchObject({ plan: 'free', status: 'none' })
    const notes = (await invoices(admin)).filter(({ kind }) => kind === 'credit_note')
    expect(notes.map(({ amount }) => amount).toSorted((a, b) => a - b)).toEqual([189_882, 200_000, 200_000])
    expect(notes.reduce((sum, { tax }) => sum + tax, 0)).toBe(89_982)
    expect((await refund(1)).status).toBe(422)
    expect(
      (
        await test.call('payments.refund', {
          as: admin,
          params: { id: admin.clientId, payment_id: payment?.id ?? '' },
          body: { reason: 'x' },
        })
      ).status,
    ).toBe(403)
  })

  it('webhook, verification and refund end in the same state in every order', async () => {
    const orders = permutations(['verify', 'captured', 'captured_again', 'refund'] as const)
    const ends = new Set<string>()
    for (const order of orders) {
      const admin = await newClient()
      const { id } = await checkout(admin, 'perpetual_business')
      const payment = { id: `pay_${test.deps.newId()}`, amount: 11_788_200, currency: 'INR' } as const
      const at = test.deps.now()
      const signature = test.deps.payments.sandbox?.signOrder(id, payment.id) ?? ''
      const body = { razorpay_order_id: id, razorpay_payment_id: payment.id, razorpay_signature: signature }
      const refund = { id: `rfnd_${payment.id}`, payment: payment.id, amount: payment.amount, reference: '' }
      const acts = {
        verify: () => test.call('payments.verifyOrder', { as: admin, body }),
        captured: () => send({ event: 'payment.captured', at, order: id, payment }, { id: `evt_${payment.id}` }),
        captured_again: () => send({ event: 'payment.captured', at, order: id, payment }),
        refund: () => send({ event: 'refund.processed', at, order: id, payment, refund }),
      }
      for (const act of order) await acts[act]()
      const { plan, status } = await billing(admin)
      const kinds = (await invoices(admin)).map(({ kind, amount }) => `${kind} ${amount}`).toSorted()
      const [paid] = await listPayments(admin)
      ends.add(JSON.stringify([plan, status, kinds, paid?.status, paid?.refunded]))
    }
    expect([...ends]).toEqual([
      JSON.stringify(['free', 'none', ['credit_note 11788200', 'invoice 11788200'], 'refunded', 11_788_200]),
    ])
  }, 60_000)
})

function permutations<T>(items: readonly T[]): readonly (readonly T[])[] {
  if (items.length <= 1) return [items]
  return items.flatMap((item, index) =>
    permutations(items.filter((_, at) => at !== index)).map((rest) => [item, ...rest]),
  )
}

it('50 events at once, of many clients and kinds: each invoice has one number, without gaps, and sums agree', async () => {
  const admins = await Promise.all(Array.from({ length: 10 }, newClient))
  const bought = await Promise.all(
    admins.map(async (admin, index) => ({
      admin,
      id: (await checkout(admin, index % 2 === 0 ? 'perpetual_business' : 'business-monthly')).id,
      isOnce: index % 2 === 0,
      amount: index % 2 === 0 ? 11_788_200 : 589_882,
    })),
  )
  const at = test.deps.now()
  const to = new Date(at.getTime() + 30 * day)
  const events = bought.flatMap(({ id, amount, isOnce }) => {
    const payment = { id: `pay_${id}`, amount, currency: 'INR' } as const
    const refund = { id: `rfnd_${id}`, payment: payment.id, amount: 1234, reference: '' }
    const whose = isOnce ? { order: id } : { subscription: { id, plan: '', from: at, to } }
    const paid = { event: isOnce ? 'payment.captured' : 'subscription.charged', at, payment, ...whose } as const
    return [
      () => send(paid, { id: `evt_${id}` }),
      () => send(paid, { id: `evt_${id}` }),
      () => send(paid),
      () => send({ event: 'refund.processed', at, payment, refund }),
      () =>
        send({ event: 'payment.failed', at, payment: { ...payment, id: `pay_f${id}` }, ...(isOnce && { order: id }) }),
    ]
  })
  expect(events).toHaveLength(50)
  const replies = await Promise.all(events.toSorted(() => Math.random() - 0.5).map((sendOne) => sendOne()))
  expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  await test.jobsDone()
  for (const { admin, amount, isOnce } of bought) {
    const all = await invoices(admin)
    expect(all.map(({ kind, amount: sum }) => `${kind} ${sum}`).toSorted()).toEqual([
      'credit_note 1234',
      `invoice ${amount}`,
    ])
    expect((await billing(admin)).plan).toBe(isOnce ? 'perpetual_business' : 'business')
  }
  const { rows } = await test.deps.pool.query<{ number: string }>('select number from invoices')
  for (const series of ['TEST-', 'TEST-CN-']) {
    const numbers = rows.flatMap(({ number }) => new RegExp(`^${series}\\d{4}-(\\d{6})$`).exec(number)?.[1] ?? [])
    const sorted = numbers.map(Number).toSorted((a, b) => a - b)
    const years = new Set(rows.map(({ number }) => /\d{4}/.exec(number)?.[0]))
    if (years.size === 1) expect(sorted).toEqual(sorted.map((_, index) => index + 1))
    expect(sorted.length).toBeGreaterThan(9)
  }
}, 60_000)

describe('an invoice', () => {
  it('has seller and buyer as they were, in English and Hindi, and is a PDF', async () => {
    const admin = await newClient()
    const buyer = {
      name: 'लालटेन हिल विद्यालय',
      address: '12 Church Street\nBengaluru 560001',
      country: 'IN',
      taxNumber: '29ABCDE1234F1Z5',
      email: 'pay@meadow.example',
    }
    const saved = await test.call('billing.update', { as: admin, body: buyer })
    expect(saved.body.billing.buyer).toEqual(buyer)
    await buy(admin, 'business-yearly')
    await test.call('billing.update', { as: admin, body: { ...buyer, name: 'Another' } })
    const [invoice] = await invoices(admin)
    const text = async (language: string) => {
      const url = `/api/v2${invoice?.pdf ?? ''}?language=${language}`
      const reply = await test.app.inject({ url, headers: admin.headers })
      expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/pdf'])
      return (await pagesOf(reply.rawPayload)).join(' ')
    }
    const english = await text('en')
    for (const part of [
      `Invoice ${invoice?.number}`,
      'Deckle',
      'Bengaluru 560001',
      'India',
      '29ABCDE1234F1Z5',
      'GST 18 %',
      'INR 58,988.20',
      'TEST',
    ])
      expect(english).toContain(part)
    expect(english).toContain('लालटेन हिल विद्यालय')
    const hindi = await text('hi')
    for (const part of ['बिल', 'कुल', 'भारत', 'लालटेन हिल विद्यालय']) expect(hindi).toContain(part)
    const foreign = await newClient()
    for (const id of [admin.clientId, foreign.clientId])
      expect(
        (await test.call('billing.invoice', { as: foreign, params: { id, invoice_id: invoice?.id ?? '' } })).status,
      ).toBe(404)
  })
})

it('a buyer abroad is named with the country and charged the same tax, a buyer without a country as before', async () => {
  const admin = await newClient()
  const buyer = { name: 'Rose & Co', address: '1 High Street\nLondon', taxNumber: '', email: '' }
  const update = (change: object) => test.call('billing.update', { as: admin, body: { ...buyer, ...change } })
  for (const country of ['XX', 'in', 'India']) expect((await update({ country })).status).toBe(400)
  expect((await update({})).body.billing.buyer.country).toBe('')
  expect((await update({ country: 'GB' })).body.billing.buyer).toEqual({ ...buyer, country: 'GB' })
  await buy(admin, 'business-yearly')
  await update({ country: 'IN' })
  const [invoice] = await invoices(admin)
  const reply = await test.app.inject({ url: `/api/v2${invoice?.pdf ?? ''}?language=en`, headers: admin.headers })
  const text = (await pagesOf(reply.rawPayload)).join(' ')
  for (const part of ['United Kingdom', 'GST 18 %', 'INR 58,988.20']) expect(text).toContain(part)
})

it('an invoice has the day of the client’s reporting time zone, and a number of that year', async () => {
  const now = test.deps.now()
  const year = now.getUTCFullYear()
  test.later(Date.UTC(year, 11, 31, 20) - now.getTime())
  const years = async (reporting_zone: string) => {
    const admin = await newClient()
    await test.deps.db.updateTable('clients').set({ reporting_zone }).where('id', '=', admin.clientId).execute()
    await buy(admin, 'business-yearly')
    const [invoice] = await invoices(admin)
    const reply = await test.app.inject({ url: `/api/v2${invoice?.pdf ?? ''}?language=en`, headers: admin.headers })
    return [invoice?.number.slice(5, 9), /Date: (.+?20\d\d)/.exec((await pagesOf(reply.rawPayload)).join(' '))?.[1]]
  }
  expect(await years('UTC')).toEqual([`${year}`, `31 December ${year}`])
  expect(await years('Asia/Kolkata')).toEqual([`${year + 1}`, `1 January ${year + 1}`])
})
