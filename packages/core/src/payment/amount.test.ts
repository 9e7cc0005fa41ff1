import fc from 'fast-check'
import { expect, it } from 'vitest'
import { amountsOf, creditFor, taxWithin } from './amount.ts'

const net = fc.integer({ min: 0, max: 2_147_483_647 })
const rate = fc.integer({ min: 0, max: 10_000 })

it.each([
  [499_900, 1800, 89_982, 589_882],
  [1, 1800, 0, 1],
  [3, 1800, 1, 4],
  [25, 1000, 3, 28],
  [24, 1000, 2, 26],
  [2_147_483_647, 10_000, 2_147_483_647, 4_294_967_294],
])('%d at %d is %d of tax, rounded half up, and %d in all', (amount, taxRate, tax, total) =>
  expect(amountsOf(amount, taxRate)).toEqual({ net: amount, tax, total }),
)

it('net and tax make the total, and tax is within half a minor unit of what it is exactly', () => {
  fc.assert(
    fc.property(net, rate, (amount, taxRate) => {
      const { net: same, tax, total } = amountsOf(amount, taxRate)
      expect([same, total]).toEqual([amount, amount + tax])
      const twice = 2n * (BigInt(tax) * 10_000n - BigInt(amount) * BigInt(taxRate))
      expect(twice > -10_000n && twice <= 10_000n).toBe(true)
    }),
  )
})

it('the taxes of parts that are sent back make the whole tax, none is negative or above its part', () => {
  const parts = fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(parts, rate, (sizes, taxRate) => {
      const total = sizes.reduce((sum, size) => sum + size, 0)
      const tax = Math.floor((total * taxRate) / (10_000 + taxRate))
      let before = 0
      const taxes = sizes.map((size) => {
        const one = taxWithin(size, before, { tax, total })
        before += size
        return [one, size] as const
      })
      expect(taxes.reduce((sum, [one]) => sum + one, 0)).toBe(tax)
      for (const [one, size] of taxes) expect(one >= 0 && one <= size).toBe(true)
    }),
  )
})

it('a credit is between nothing and all, falls with time, and used and unused never exceed what was paid', () => {
  const moment = fc.integer({ min: 0, max: 4_000_000_000_000 })
  fc.assert(
    fc.property(net, moment, moment, moment, moment, (total, one, other, a, b) => {
      const period = { from: Math.min(one, other), to: Math.max(one, other) }
      const [early, late] = [Math.min(a, b), Math.max(a, b)]
      const credit = creditFor(total, period, early)
      expect(credit >= 0 && credit <= total).toBe(true)
      expect(creditFor(total, period, late)).toBeLessThanOrEqual(credit)
      expect(creditFor(total, period, period.to)).toBe(0)
    }),
  )
  expect(creditFor(3000, { from: 0, to: 30 }, 10)).toBe(2000)
  expect(creditFor(1000, { from: 0, to: 3 }, 1)).toBe(666)
})
