import { expect, it } from 'vitest'
import { createNameFinder } from './find-by-name.ts'

const find = createNameFinder(
  ['Children’s ward', "Children's ward", 'istanbul', 'Ward 3–4'].map((name, at) => [name, at] as const),
)

it.each([
  ['Children’s ward', 0],
  ["Children's ward", 1],
  ['CHILDREN’S WARD', 0],
  ["CHILDREN'S WARD", 1],
  ['Children‘s ward', 1],
  ['İstanbul', 2],
  ['\u200bward 3-4', 3],
  ['Childrens ward', undefined],
])('%j', (name, found) => expect(find(name)).toBe(found))
