import { expect, it } from 'vitest'
import { countryShapes } from './shapes.ts'

it('the map knows each country by its code, and draws it', () => {
  expect(countryShapes.filter(({ code }) => code === null).map(({ name }) => name)).toEqual([
    'N. Cyprus',
    'Somaliland',
    'Kosovo',
  ])
  expect(countryShapes.find(({ code }) => code === 'IN')).toMatchObject({ name: 'India' })
  const codes = countryShapes.flatMap(({ code }) => code ?? [])
  expect(codes).toHaveLength(173)
  expect(new Set(codes).size).toBe(codes.length)
  for (const { path } of countryShapes) expect(path).toMatch(/^M[\d.,MLZ-]+Z$/)
})
