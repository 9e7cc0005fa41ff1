import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { classesOf, classIn } from './classes.ts'

describe('classes of values', () => {
  it.each([
    { values: [], classes: [] },
    { values: [7], classes: ['4: 7–7'] },
    { values: [1, 1, 1, 4], classes: ['1: 1–1', '4: 3–4'] },
    { values: [2, 5, 6, 7, 9, 91], classes: ['0: 2–3', '1: 4–8', '2: 9–19', '4: 42–91'] },
    {
      values: [1, 10, 100, 1000, 10_000, 100_000],
      classes: ['0: 1–9', '1: 10–99', '2: 100–999', '3: 1000–9999', '4: 10000–100000'],
    },
  ])('of $values', ({ values, classes }) =>
    expect(classesOf(values, 5).map(({ from, to, nth }) => `${nth}: ${from}–${to}`)).toEqual(classes),
  )

  it('hold each value once, in order', () =>
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 5000 }), { minLength: 1 }), (values) => {
        const classes = classesOf(values, 5)
        for (const value of values) {
          const within = classes.filter(({ from, to }) => from <= value && value <= to)
          expect(within).toEqual([classIn(classes, value)])
        }
      }),
    ))
})
