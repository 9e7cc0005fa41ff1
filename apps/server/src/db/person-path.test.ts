import fc from 'fast-check'
import { expect, it } from 'vitest'
import { extendPath, idsOfPath, isAtOrBelow, levelOf, pathsBelow } from './person-path.ts'

const ids = fc.array(fc.uuid(), { minLength: 1, maxLength: 12 })
const pathOf = (way: readonly string[]): Buffer =>
  way.reduce<Buffer | null>((path, id) => extendPath(path, id), null) ?? Buffer.alloc(0)

it('reads back the ids of a path, from the top down', () => {
  fc.assert(
    fc.property(ids, (way) => {
      expect(idsOfPath(pathOf(way))).toEqual(way)
      expect(levelOf(pathOf(way))).toBe(way.length)
    }),
  )
})

it('everyone below a person lies in the range, the person and others do not', () => {
  fc.assert(
    fc.property(ids, ids, fc.nat(), (way, other, at) => {
      const top = pathOf(way.slice(0, 1 + (at % way.length)))
      const { from, to } = pathsBelow(top)
      for (const path of [pathOf(way), pathOf(other), top, pathOf([...way, ...other])]) {
        const isInRange = Buffer.compare(path, from) > 0 && Buffer.compare(path, to) < 0
        expect(isInRange).toBe(isAtOrBelow(path, top) && !path.equals(top))
      }
    }),
  )
})
