import type { Crosstab } from '@deckle/contract/crosstabs.ts'
import { useFormatter, useWords } from '../../../words/use-words.ts'

/** Probability under which a difference is not put down to chance. */
const SIGNIFICANT = 0.05
/** Cramér's V from which an association is called weak, moderate and strong. */
const strengths = [
  ['strong', 0.5],
  ['moderate', 0.3],
  ['weak', 0],
] as const

/** What the test of independence says: in a sentence, and its figures. */
export function useTestWords({ test, people, rows, columns }: Crosstab) {
  const t = useWords('analytics')
  const format = useFormatter()
  const decimals = (value: number, digits: number) =>
    format.number(value, { minimumFractionDigits: digits, maximumFractionDigits: digits })
  if (!test) {
    const isSeveral = [rows, columns].some(
      ({ options }) => options.reduce((sum, option) => sum + option.people, 0) > people,
    )
    return {
      finding: t(isSeveral ? 'crosstab.several' : 'crosstab.few', { people }),
      figures: null,
      isUnreliable: false,
    }
  }
  const [strength] = strengths.find(([, least]) => test.cramersV >= least) ?? strengths[2]
  const isFound = test.p < SIGNIFICANT
  const p = test.p < 0.001 ? `p < ${decimals(0.001, 3)}` : `p = ${decimals(test.p, 3)}`
  return {
    finding: isFound ? t(`crosstab.${strength}`, { people }) : t('crosstab.independent', { people }),
    figures: `χ² = ${decimals(test.chiSquare, 2)} · ${t('crosstab.degrees', { count: test.degrees })} · ${p} · V = ${decimals(test.cramersV, 2)}`,
    isUnreliable: !test.isReliable,
  }
}
