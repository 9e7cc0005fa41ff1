/** All amounts are whole numbers of the currency's minor unit; rates are in hundredths of a percent. */
export interface Amounts {
  readonly net: number
  readonly tax: number
  /** What is paid: net and tax. */
  readonly total: number
}

/** Tax is rounded once an invoice, half up to the minor unit. */
export function amountsOf(net: number, taxRate: number): Amounts {
  const tax = divided(net, taxRate, 10_000, 'half_up')
  return { net, tax, total: net + tax }
}

/**
 * The tax within a part of a total that is sent back: of several parts that make the whole, their taxes make the whole
 * tax.
 * @param before what was sent back earlier
 */
export function taxWithin(part: number, before: number, { tax, total }: Pick<Amounts, 'tax' | 'total'>): number {
  if (total === 0) return 0
  return divided(before + part, tax, total, 'half_up') - divided(before, tax, total, 'half_up')
}

/** What the unused time of a paid period is worth, rounded down. Moments are in milliseconds since 1970. */
export function creditFor(total: number, { from, to }: { readonly from: number; readonly to: number }, now: number) {
  if (to <= from || now >= to) return 0
  return divided(total, to - Math.max(from, now), to - from, 'down')
}

/** `amount × share ÷ of`, exact: the product exceeds what a number holds. */
function divided(amount: number, share: number, of: number, rounding: 'half_up' | 'down'): number {
  const [product, divisor] = [BigInt(amount) * BigInt(Math.round(share)), BigInt(Math.round(of))]
  return Number(rounding === 'down' ? product / divisor : (product * 2n + divisor) / (divisor * 2n))
}
