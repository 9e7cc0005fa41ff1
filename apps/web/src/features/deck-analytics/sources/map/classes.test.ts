import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { classesOf, classIn } from './classes.ts'

describe('classes of values', () => {
  it.each([
    { values: [], classes: [] },
    { values: [7], classes: ['7–7'] },
    { values: [1, 1, 1, 4], classes: ['1–1', '4–4'] },
    { values: [1, 2, 3, 4, 5, 6, 7, 8, 900, 1000], classes: ['1–2', '3–4', '5–6', '7–8', '900–1000'] },
    { values: [1, 1, 1, 1, 1, 1, 2, 3, 4, 5, 60], classes: ['1–1', '2–3', '4–60'] },
  ])('of $values', ({ values, classes }) =>
    expect(classesOf(values, 5).map(({ from, to }) => `${from}–${to}`)).toEqual(classes),
  )

  it('hold each value once, in order', () =>
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 5000 }), { minLength: 1 }), (values) => {
        const classes = classesOf(values, 5)
        expect(classes.length).toBeLessThanOrEqual(5)
        for (const value of values) {
          const within = classes.filter(({ from, to }) => from <= value && value <= to)
          expect(within).toEqual([classes[classIn(classes, value)]])
        }
      }),
    ))
})
