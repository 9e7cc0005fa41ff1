import { describe, expect, it } from 'vitest'
import { type BillingState, billingState } from './billing-state.ts'
import { addEvent, type PaymentEvent, type Purchase } from './purchase.ts'

const DAY = 86_400_000
const day = (number: number): number => number * DAY

const purchase = (id: string, plan: Purchase['plan']): Purchase => ({
  id,
  plan,
  createdAt: 0,
  payments: {},
  failedAt: null,
  endedAt: null,
  replacedAt: null,
  isCancelled: false,
})

type By = 'browser' | 'gateway'
const paid = (
  payment: string,
  {
    plan = 'business-monthly',
    at = 0,
    from = at,
    to = from + 30,
    by = 'gateway',
    amount = 1000,
  }: {
    plan?: Purchase['plan']
    at?: number
    from?: number
    to?: number | null
    by?: By
    amount?: number
  } = {},
): PaymentEvent => ({
  kind: 'paid',
  payment,
  plan,
  paid: { at: day(at), amount, from: to === null ? null : day(from), to: to === null ? null : day(to), by },
})
const refunded = (payment: string, refund: string, amount: number, plan: Purchase['plan'] = 'business-monthly') =>
  ({ kind: 'refunded', payment, refund, amount, plan }) as const
const failed = (payment: string | null, at: number, plan: Purchase['plan'] = 'business-monthly') =>
  ({ kind: 'failed', payment, plan, at: day(at) }) as const
const ended = (at: number) => ({ kind: 'ended', at: day(at) }) as const
const once = (payment: string, by: By = 'gateway', at = 0) =>
  paid(payment, { plan: 'perpetual_business', to: null, by, at })

function* permutations<T>(items: readonly T[]): Generator<readonly T[]> {
  if (items.length <= 1) return void (yield items)
  for (const [index, item] of items.entries())
    for (const rest of permutations(items.filter((_, at) => at !== index))) yield [item, ...rest]
}

const after = (first: Purchase, events: readonly PaymentEvent[]): Purchase => events.reduce(addEvent, first)

const sub = purchase('s', 'business-monthly')
const order = purchase('o', 'perpetual_business')

/** What became of one purchase, whose events come in every order, some of them twice. */
const stories: readonly [name: string, Purchase, readonly PaymentEvent[], now: number, Partial<BillingState>][] = [
  ['the browser alone', order, [once('p', 'browser')], 5, { plan: 'perpetual_business', status: 'owned' }],
  ['the webhook alone, the browser was closed', order, [once('p')], 5, { plan: 'perpetual_business', status: 'owned' }],
  [
    'webhooks, verification and a whole refund of an order',
    order,
    [once('p', 'browser', 1), once('p'), once('p'), refunded('p', 'r', 1000, 'perpetual_business')],
    5,
    { plan: 'free', status: 'none', isOwned: false },
  ],
  [
    'a part of an order sent back',
    order,
    [once('p', 'browser', 1), once('p'), refunded('p', 'r', 400, 'perpetual_business')],
    5,
    { plan: 'perpetual_business', status: 'owned' },
  ],
  [
    'parts that make the whole',
    order,
    [
      once('p'),
      once('p', 'browser', 1),
      refunded('p', 'r', 400, 'perpetual_business'),
      refunded('p', 'q', 600, 'perpetual_business'),
    ],
    5,
    { plan: 'free', status: 'none' },
  ],
  [
    'a payment that failed and was captured late',
    order,
    [failed('p', 0, 'perpetual_business'), once('p', 'gateway', 1)],
    5,
    { plan: 'perpetual_business', status: 'owned' },
  ],
  ['a payment that failed', order, [failed('p', 0, 'perpetual_business')], 5, { plan: 'free', status: 'none' }],
  [
    'a payment that failed, then another one',
    sub,
    [failed('p', 0), paid('q', { at: 1 }), paid('q', { at: 1, by: 'browser' })],
    5,
    { plan: 'business', status: 'active', periodEndsAt: day(31) },
  ],
  [
    'a subscription that was renewed',
    sub,
    [paid('p'), paid('p', { by: 'browser', at: 1 }), paid('q', { at: 30, from: 30 }), paid('r', { at: 60, from: 60 })],
    65,
    { plan: 'business', status: 'active', periodEndsAt: day(90) },
  ],
  [
    'a renewal that failed',
    sub,
    [paid('p'), failed(null, 30), failed(null, 31), failed('q', 31)],
    33,
    { plan: 'business', status: 'past_due', periodEndsAt: day(30), changesAt: day(44) },
  ],
  ['grace that is over', sub, [paid('p'), failed(null, 30), failed('q', 31)], 44, { plan: 'free', status: 'none' }],
  [
    'a renewal that failed and was paid late',
    sub,
    [paid('p'), failed(null, 30), failed('q', 31), paid('q', { at: 35, from: 30 })],
    36,
    { plan: 'business', status: 'active', periodEndsAt: day(60) },
  ],
  [
    'halted, then cancelled by the gateway',
    sub,
    [paid('p'), failed(null, 30), failed(null, 33), ended(34)],
    34,
    { plan: 'free', status: 'none' },
  ],
  [
    'cancelled within what is paid',
    sub,
    [paid('p'), ended(10), ended(11)],
    12,
    { plan: 'business', status: 'ending', periodEndsAt: day(30), changesAt: day(30) },
  ],
  ['cancelled, and the period is over', sub, [paid('p'), ended(10)], 30, { plan: 'free', status: 'none' }],
  [
    'the whole of the present period sent back',
    sub,
    [paid('p'), paid('q', { at: 30, from: 30 }), refunded('q', 'r', 1000)],
    45,
    { plan: 'free', status: 'none' },
  ],
  [
    'the whole of a former period sent back',
    sub,
    [paid('p'), paid('q', { at: 30, from: 30 }), refunded('p', 'r', 1000)],
    35,
    { plan: 'business', status: 'active', periodEndsAt: day(60) },
  ],
  [
    'a part of the present period sent back, and more than once',
    sub,
    [paid('p'), paid('p', { by: 'browser', at: 1 }), refunded('p', 'r', 300), refunded('p', 'q', 600)],
    5,
    { plan: 'business', status: 'active' },
  ],
]

describe('every order of events ends in the same state', () => {
  it.each(stories)('%s', (_, first, events, now, expected) => {
    const repeated = [...events, ...events.slice(0, Math.max(0, 6 - events.length))]
    let count = 0
    const end = after(first, events)
    for (const order of permutations(repeated)) {
      const reached = after(first, order)
      expect(reached).toEqual(end)
      count++
    }
    expect(count).toBeGreaterThanOrEqual(1)
    expect(billingState([end], day(now))).toMatchObject(expected)
  })
})

describe('several purchases', () => {
  const educational = purchase('e', 'educational-monthly')
  const agency = purchase('a', 'agency-yearly')
  const events: readonly (readonly [string, PaymentEvent])[] = [
    ['e', paid('pe', { plan: 'educational-monthly' })],
    ['e', refunded('pe', 'credit', 500, 'educational-monthly')],
    ['e', ended(15)],
    ['a', paid('pa', { plan: 'agency-yearly', at: 15, to: 380, by: 'browser' })],
    ['a', paid('pa', { plan: 'agency-yearly', at: 15, to: 380 })],
    ['o', once('po', 'gateway', 5)],
  ]

  it('the later subscription replaces the one before, in every order of events, and what is owned stays below it', () => {
    const reached = new Set<string>()
    for (const order of permutations(events)) {
      const all = new Map([educational, agency, purchase('o', 'perpetual_business')].map((one) => [one.id, one]))
      for (const [id, event] of order) all.set(id, addEvent(all.get(id) as Purchase, event))
      reached.add(JSON.stringify(billingState([...all.values()], day(20))))
    }
    expect([...reached].map((text) => JSON.parse(text) as BillingState)).toEqual([
      {
        plan: 'agency',
        status: 'active',
        current: 'a',
        price: 'agency-yearly',
        periodEndsAt: day(380),
        isOwned: true,
        replaced: [{ id: 'e', at: day(5) }],
        changesAt: day(380),
      },
    ])
  })

  it('what was replaced stays so, though its payment is heard to be later', () => {
    const first = { ...after(educational, [paid('pe', { plan: 'educational-monthly', at: 3 })]), replacedAt: day(2) }
    const next = after(agency, [paid('pa', { plan: 'agency-yearly', at: 2, to: 367 })])
    expect(billingState([first, next], day(4))).toMatchObject({ plan: 'agency', replaced: [{ id: 'e', at: day(2) }] })
  })

  it('what was created after another was paid is later, though the gateway cuts its moment to the second', () => {
    const first = after({ ...educational, createdAt: 100 }, [
      {
        kind: 'paid',
        payment: 'pe',
        plan: 'educational-monthly',
        paid: { at: 400, amount: 1000, from: 400, to: day(30), by: 'browser' },
      },
    ])
    const next = after({ ...agency, createdAt: 450 }, [paid('pa', { plan: 'agency-yearly', to: 365 })])
    expect(billingState([first, next], day(4))).toMatchObject({ plan: 'agency', replaced: [{ id: 'e', at: 450 }] })
  })

  it('what was bought for good holds again when the subscription above it ends', () => {
    const owned = after(purchase('o', 'perpetual_business'), [once('po')])
    const above = after(agency, [paid('pa', { plan: 'agency-yearly', at: 2, to: 367 }), ended(300)])
    expect(billingState([owned, above], day(366))).toMatchObject({ plan: 'agency', status: 'ending' })
    expect(billingState([owned, above], day(367))).toMatchObject({
      plan: 'perpetual_business',
      status: 'owned',
      price: 'perpetual_business',
    })
  })

  it('a smaller plan begins with its first charge', () => {
    const smaller = after(sub, [paid('p'), paid('q', { plan: 'educational-monthly', at: 30, from: 30, amount: 400 })])
    expect(billingState([smaller], day(31))).toMatchObject({ plan: 'educational', price: 'educational-monthly' })
  })

  it('a subscription that is to end has no grace', () => {
    const cancelled = { ...after(sub, [paid('p')]), isCancelled: true }
    expect(billingState([cancelled], day(29))).toMatchObject({ plan: 'business', status: 'ending' })
    expect(billingState([cancelled], day(30))).toMatchObject({ plan: 'free', changesAt: null })
  })

  it('without a word from the gateway a period is overdue after a day, and over after the grace', () => {
    const silent = after(sub, [paid('p')])
    expect(billingState([silent], day(30.5))).toMatchObject({ status: 'active' })
    expect(billingState([silent], day(31))).toMatchObject({ status: 'past_due', plan: 'business' })
    expect(billingState([silent], day(44))).toMatchObject({ status: 'none', plan: 'free' })
  })
})
