/**
 * Cronbach's alpha of a test: k ÷ (k − 1) × (1 − Σ item variances ÷ variance of the totals), over people who have a value
 * for every item. Null for fewer than two items, and where all totals are equal. Below 0 where items contradict each other.
 * @param itemVariances one per item, all of a sample or all of a population, as is the total's
 */
export function cronbachAlpha(itemVariances: readonly number[], totalVariance: number): number | null {
  const items = itemVariances.length
  if (items < 2 || !(totalVariance > 0)) return null
  const sum = itemVariances.reduce((total, variance) => total + variance, 0)
  return (items / (items - 1)) * (1 - sum / totalVariance)
}
