import { isFault } from '@deckle/core/formula/fault.ts'
import { type FormulaValues, readFormula } from '@deckle/core/formula/formula.ts'
import { interleave, medianOf } from '../lib/rounds.ts'
import { count, ratio, type Row } from '../lib/table.ts'

const text = 'IF(varA > 3, varA * varB + 2, varC / 4)'
const rounds = 500_000

/** P11: formulas evaluated in a second of processor time, beside the same written by hand in JavaScript. */
export async function evaluateFormulas(): Promise<Row> {
  const formula = readFormula(text)
  if (isFault(formula)) throw new Error(formula.fault)
  const inputs = Array.from({ length: 1024 }, (_, at): Required<Pick<FormulaValues, 'varA' | 'varB' | 'varC'>> => ({
    varA: at % 8,
    varB: at / 3,
    varC: at,
  }))
  const byHand = ({ varA, varB, varC }: (typeof inputs)[number]): number =>
    Math.round((varA > 3 ? varA * varB + 2 : varC / 4) * 100) / 100
  let total = 0
  const results = await interleave(
    {
      deckle: async () =>
        perSecond((input) => {
          const result = formula.evaluate(input)
          total += result.ok ? Number(result.value) : Number.NaN
        }),
      byHand: async () =>
        perSecond((input) => {
          total += byHand(input)
        }),
    },
    3,
  )
  const evaluated = medianOf(results['deckle'] ?? [])
  const limit = medianOf(results['byHand'] ?? [])
  const check = formula.evaluate({ varA: 4, varB: 3, varC: 0 })
  const isRight = Number.isFinite(total) && check.ok && check.value === 14
  return {
    id: 'P11',
    what: `formulas a CPU-second${isRight ? '' : ', WRONG'}`,
    deckle: count(evaluated),
    limit: `${count(limit)} (by hand)`,
    ratio: ratio(evaluated / limit),
    reach: '≥ 10,000,000',
    reached: evaluated >= 10_000_000 && isRight,
  }

  function perSecond(act: (input: (typeof inputs)[number]) => void): number {
    const begun = process.cpuUsage()
    for (let round = 0; round < rounds; round++) act(inputs[round & 1023] as (typeof inputs)[number])
    const { user, system } = process.cpuUsage(begun)
    return (rounds / (user + system)) * 1e6
  }
}
