import fc from 'fast-check'
import { expect, it } from 'vitest'
import { countedQuantile } from './counted-quantile.ts'
import { quantile } from './quantile.ts'

it('is the quantile of the values, each as often as it was counted', () => {
  const counted = fc.array(fc.record({ value: fc.integer({ min: -50, max: 50 }), count: fc.nat(4) }), { maxLength: 8 })
  fc.assert(
    fc.property(counted, fc.double({ min: 0, max: 1, noNaN: true }), (values, share) => {
      const all = values.flatMap(({ value, count }) => Array.from({ length: count }, () => value))
      const [found, wanted] = [countedQuantile(values, share), quantile(all, share)]
      if (wanted === null) expect(found).toBeNull()
      else expect(found).toBeCloseTo(wanted, 9)
    }),
  )
})
