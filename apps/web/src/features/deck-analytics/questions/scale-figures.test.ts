import { expect, it } from 'vitest'
import { scaleFigures } from './scale-figures.ts'

const row = (key: number, count: number) => ({
  key: String(key),
  label: `${key}`,
  count,
  correct: null,
  meanPlace: null,
})

it('of ten stars have the net promoter score: nine and ten less one to six', () => {
  const rows = [10, 9, 8, 7, 6, 5, 4, 3, 2, 1].map((key) =>
    row(key, key === 10 ? 5 : key === 7 ? 3 : key === 2 ? 2 : 0),
  )
  const found = scaleFigures(rows)
  expect(found.values.map(({ key }) => key)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'])
  expect(found).toMatchObject({ answers: 10, average: 7.5, promoters: 30 })
})

it('of other scales have a mean alone', () => {
  expect(scaleFigures([row(1, 3), row(0, 1)])).toMatchObject({ answers: 4, average: 0.75, promoters: null })
})

it('have nothing without answers', () => {
  expect(scaleFigures([row(1, 0), row(2, 0)])).toMatchObject({ answers: 0, average: null, promoters: null })
})
