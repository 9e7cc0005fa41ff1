import { expect, it } from 'vitest'
import { clientSlugFrom, clientSlugProblem } from './client-slug.ts'

it.each([
  ['meadow', null],
  ['meadow-house-2', null],
  ['me', 'short'],
  ['m'.repeat(41), 'long'],
  ['Meadow', 'shape'],
  ['meadow--house', 'shape'],
  ['-meadow', 'shape'],
  ['मैदान', 'shape'],
  ['', 'shape'],
  ['drive', 'reserved'],
  ['login', 'reserved'],
  ['api', 'reserved'],
])('%s: %s', (slug, problem) => expect(clientSlugProblem(slug)).toBe(problem))

it.each([
  ['Meadow House', 'meadow-house'],
  ['Café Śānti & Co.', 'cafe-santi-co'],
  ['मैदान', 'our-team'],
  ['Drive', 'drive-team'],
  ['Library', 'library-team'],
  ['K2', 'k2-1'],
  ['x'.repeat(60), 'x'.repeat(40)],
])('a slug from the name %s', (name, slug) => {
  expect(clientSlugFrom(name)).toBe(slug)
  expect(clientSlugProblem(clientSlugFrom(name))).toBeNull()
})
