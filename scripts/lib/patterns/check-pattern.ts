import { check, type Parameters } from 'recheck'
import type { Regex } from './find-patterns.ts'

/**
 * Limits of recheck: sizes and steps, never milliseconds, so that every machine gets the same answer. They are enough for
 * the longest pattern of the product.
 */
const limits: Parameters = {
  timeout: null,
  attackTimeout: null,
  incubationTimeout: null,
  seedingTimeout: null,
  // No attack is run.
  recallTimeout: -1,
  maxRepeatCount: 1000,
  maxNFASize: 5000,
  attackLimit: 20_000_000,
  maxIteration: 5,
}

/** Counted repetitions are analysed with fewer: which parts overlap doesn't depend on the number. */
const MOST_COUNTED = 10

/** Why a pattern may take more than proportional time, such as `2nd degree polynomial`; undefined if it is linear. */
export async function faultOf({ source, flags }: Regex): Promise<string | undefined> {
  const found = await check(withFewRepetitions(source), flagsOf(flags), limits)
  if (found.status === 'safe') return undefined
  return found.status === 'vulnerable' ? found.complexity.summary : `not analysed: ${JSON.stringify(found.error)}`
}

/** `d` and `g` don't change what a match costs; recheck doesn't know `v`. */
const flagsOf = (flags: string): string => flags.replace(/[dg]/g, '').replace('v', 'u')

export const withFewRepetitions = (source: string): string =>
  source.replace(
    /\\[^]|\[(?:\\[^]|[^\]\\])*\]|\{(\d+)(,?)(\d*)\}/g,
    (whole, least: string | undefined, comma: string, most: string) => {
      if (least === undefined) return whole
      const few = (count: string) => (count === '' ? '' : String(Math.min(Number(count), MOST_COUNTED)))
      return `{${few(least)}${comma}${few(most)}}`
    },
  )
