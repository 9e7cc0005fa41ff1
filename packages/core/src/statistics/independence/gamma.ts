/** Lanczos' approximation (g = 7, nine terms): accurate to about 15 digits. */
const LANCZOS = [
  0.999_999_999_999_809_93, 676.520_368_121_885_1, -1259.139_216_722_402_8, 771.323_428_777_653_1,
  -176.615_029_162_140_6, 12.507_343_278_686_905, -0.138_571_095_265_720_12, 9.984_369_578_019_572e-6,
  1.505_632_735_149_311_6e-7,
]

/** The natural logarithm of Γ(x), for x > 0. */
export function lnGamma(x: number): number {
  if (x < 0.5) return Math.log(Math.PI / Math.sin(Math.PI * x)) - lnGamma(1 - x)
  const z = x - 1
  const base = z + 7.5
  const sum = LANCZOS.slice(1).reduce((total, term, at) => total + term / (z + at + 1), LANCZOS[0] as number)
  return 0.5 * Math.log(2 * Math.PI) + (z + 0.5) * Math.log(base) - base + Math.log(sum)
}

const PRECISION = 1e-15
const MOST_TERMS = 10_000

/** The regularised upper incomplete gamma function Q(a, x) = Γ(a, x) ÷ Γ(a), for a > 0 and x ≥ 0; 0 … 1. */
export function upperGamma(a: number, x: number): number {
  if (x <= 0) return 1
  return x < a + 1 ? 1 - lowerBySeries(a, x) : upperByFraction(a, x)
}

const factor = (a: number, x: number): number => Math.exp(a * Math.log(x) - x - lnGamma(a))

/** P(a, x) by its power series, which converges fast for x < a + 1. */
function lowerBySeries(a: number, x: number): number {
  let term = 1 / a
  let sum = term
  for (let n = 1; n < MOST_TERMS && term > sum * PRECISION; n++) {
    term *= x / (a + n)
    sum += term
  }
  return sum * factor(a, x)
}

/** Q(a, x) by its continued fraction (Lentz's method), which converges fast for x ≥ a + 1. */
function upperByFraction(a: number, x: number): number {
  const tiny = Number.MIN_VALUE / PRECISION
  const nonZero = (value: number) => (Math.abs(value) < tiny ? tiny : value)
  let b = x + 1 - a
  let c = 1 / tiny
  let d = 1 / nonZero(b)
  let fraction = d
  for (let n = 1; n < MOST_TERMS; n++) {
    const an = -n * (n - a)
    b += 2
    d = 1 / nonZero(an * d + b)
    c = nonZero(b + an / c)
    fraction *= d * c
    if (Math.abs(d * c - 1) < PRECISION) break
  }
  return fraction * factor(a, x)
}
