/** The rating scales by their stored names (product.md §3, "rating method"). */
export const ratingScales = [
  '3_stars',
  '4_stars',
  '5_stars',
  '7_stars',
  '10_stars',
  'binary',
  'agreement',
  'love',
  'likelihood',
  'informal',
] as const

/** Scales whose values are words: `scale.<name>`. */
export type NamedScale = 'agreement' | 'love' | 'likelihood' | 'informal'

/** 0 for a scale of words. */
export function starsOf(scale: string): number {
  return scale.endsWith('_stars') ? Number.parseInt(scale, 10) : 0
}

/** Stored values in the order shown: 1…n, and for Binary 1 (yes) and 0 (no) (decisions.md §2). */
export function valuesOf(scale: string): readonly number[] {
  if (scale === 'binary') return [1, 0]
  return Array.from({ length: starsOf(scale) || 5 }, (_, at) => at + 1)
}

/** English names of values, lowest first, separated by bars (decisions.md §2, "Rating scales"), and of results. */
export const englishScaleWords = {
  yes: 'Yes',
  no: 'No',
  starsOf: '{n} of {m} stars',
  okay: 'Okay',
  notOkay: 'Not Okay',
  error: 'Error',
  'scale.agreement': 'Strongly Disagree|Disagree|Neutral|Agree|Strongly Agree',
  'scale.love': 'Hated it|Disliked it|It was okay|Liked it|Loved it',
  'scale.likelihood': 'Very Unlikely|Unlikely|Not Sure|Likely|Very Likely',
  'scale.informal': 'Nope|Not Really|Kind Of|Pretty Much|Totally',
} as const
