import { type Money, toMajor } from '@deckle/core/plan/price.ts'
import { useCallback } from 'react'
import { useFormatter } from '../words/use-words.ts'

/** Formats minor units in the user's locale. @returns whole amounts without decimals, unless `exact` */
export function useMoney(): (money: Money, options?: { readonly exact?: boolean }) => string {
  const format = useFormatter()
  return useCallback(
    (money, { exact = false } = {}) =>
      format.number(toMajor(money), {
        style: 'currency',
        currency: money.currency,
        trailingZeroDisplay: exact ? 'auto' : 'stripIfInteger',
      }),
    [format],
  )
}
