import type { Outcome } from '@deckle/core/deck/ending/outcome.ts'
import { expect, it } from 'vitest'
import { spreadBands } from './spread-bands.ts'

const outcome = (id: string, ...masterTags: string[]): Outcome => ({
  id,
  title: '',
  text: '',
  image: { id: '', alt: '' },
  link: '',
  linkLabel: '',
  minValue: 7,
  maxValue: 8,
  masterTags,
})

it.each([
  [[outcome('a')], { minValue: 0, maxValue: 100 }, ['a 0–100']],
  [
    [outcome('a'), outcome('b'), outcome('c')],
    { minValue: 0, maxValue: 100 },
    ['a 0–33.33', 'b 33.33–66.67', 'c 66.67–100'],
  ],
  [
    [outcome('a', 'Calm'), outcome('b', 'Bold'), outcome('c', 'Calm'), outcome('d')],
    { minValue: -10, maxValue: 10 },
    ['a -10–0', 'b -10–10', 'c 0–10', 'd -10–10'],
  ],
])('%#', (outcomes, range, expected) => {
  expect(spreadBands(outcomes, range).map(({ id, minValue, maxValue }) => `${id} ${minValue}–${maxValue}`)).toEqual(
    expected,
  )
})
