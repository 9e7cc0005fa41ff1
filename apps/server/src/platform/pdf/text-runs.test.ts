import { expect, it } from 'vitest'
import { textRuns } from './text-runs.ts'

/** Parts of a line from the left, each as it is read. */
const seen = (line: string): string[] => textRuns(line, 'sans', false).flatMap(({ text }) => text.trim() || [])

it('an isolated Arabic date in English words is read from the right, as one part', () => {
  expect(seen('Issued on \u206828 نوفمبر 2026\u2069')).toEqual(['Issued on', '2026', 'نوفمبر', '28'])
  // Without isolation the day stays with the English words.
  expect(seen('Issued on 28 نوفمبر 2026')).not.toEqual(['Issued on', '2026', 'نوفمبر', '28'])
})

it('a Latin name in Arabic words keeps its order, and isolates are not drawn', () => {
  const runs = textRuns('شهادة \u2068Asha Verma (2)\u2069', 'sans', false)
  expect(runs.map(({ text }) => text).join('')).toBe('Asha Verma (2)شهادة ')
})
