import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { creditedTouches, inTime, type Touch, type TouchKind, touchKinds } from './touch.ts'
import { pathsOf } from './visitor-path.ts'

/** `article:a<google` is an article, a, reached from outside by google; `article:a<` from outside by nothing known. */
function touchesOf(text: string): Touch[] {
  return text.split(' ').map((part, at) => {
    const [what = '', source] = part.split('<')
    const [kind = '', thing = ''] = what.split(':')
    const arrival = source !== undefined
    return { id: String(at), kind: kind as TouchKind, thing, at, arrival, source: source ?? '', campaign: '' }
  })
}

const pathText = (text: string): readonly string[] =>
  pathsOf(touchesOf(text)).map(({ credited, article, deck, lead, course }) =>
    [credited.source || 'direct', article, deck, lead ? 'lead' : null, course]
      .filter((step) => step !== null)
      .join(' '),
  )

describe('the way of a visitor', () => {
  it.each([
    ['article:a<google', ['google a', 'google a']],
    ['article:a<', ['direct a', 'direct a']],
    ['article:a<google article:b deck:d play:d', ['google a d', 'google b d']],
    // The article after the deck is not on the way to it.
    ['deck:d<mail article:a', ['mail d', 'mail d']],
    ['article:a<google deck:d article:b<mail deck:e', ['google a d', 'mail b e']],
    // A visit without a known source takes nothing from the one before.
    ['article:a<google article:b< deck:d', ['google a d', 'google b d']],
    ['article:a<google deck:d play:d lead:d', ['google a d lead', 'google a d lead']],
    // What comes after the goal is another way.
    ['article:a<google deck:d lead:d article:b<mail deck:e', ['google a d lead', 'google a d lead']],
    ['article:a<google deck:d lead:d course:c', ['google a d lead c', 'google a d lead c']],
    ['article:a<google play:d course:c lead:d', ['google a d c', 'google a d c']],
    ['article:a<google deck:d deck:e<mail lead:e', ['google a d lead', 'mail e lead']],
    // The list of a blog is an arrival, and no step.
    ['blog:x<mail article:a deck:d', ['mail a d', 'mail a d']],
    ['lead:d', ['direct d lead', 'direct d lead']],
    ['course:c article:a<mail', ['direct c', 'direct c']],
  ])('%s', (text, expected) => {
    expect(pathText(text)).toEqual(expected)
  })

  it('is none without touches', () => {
    expect(pathsOf([])).toEqual([])
    expect(creditedTouches([])).toBeNull()
  })
})

const touch = fc.record({
  id: fc.uuid(),
  kind: fc.constantFrom(...touchKinds),
  thing: fc.constantFrom('a', 'b', 'c'),
  at: fc.integer({ min: 0, max: 20 }),
  arrival: fc.boolean(),
  source: fc.constantFrom('', 'google', 'mail'),
  campaign: fc.constantFrom('', 'spring'),
})
const some = fc.uniqueArray(touch, { selector: ({ id }) => id, minLength: 1, maxLength: 12 })

describe('whatever was touched', () => {
  it('the way is the same in whichever order touches arrive', () => {
    fc.assert(
      fc.property(some, fc.infiniteStream(fc.nat()), (touches, random) => {
        const keys = new Map(touches.map((one) => [one, random.next().value ?? 0]))
        const shuffled = touches.toSorted((one, other) => (keys.get(one) ?? 0) - (keys.get(other) ?? 0))
        expect(pathsOf(shuffled)).toEqual(pathsOf(touches))
      }),
    )
  })

  it('there is one way by first and one by last touch, to the same goal, of things that were touched', () => {
    fc.assert(
      fc.property(some, (touches) => {
        const [first, last] = pathsOf(touches)
        expect([first?.model, last?.model]).toEqual(['first', 'last'])
        expect([first?.lead, first?.course]).toEqual([last?.lead, last?.course])
        expect(first?.credited).toBe(inTime(touches)[0])
        for (const path of [first, last]) {
          if (path?.article)
            expect(touches.some(({ kind, thing }) => kind === 'article' && thing === path.article)).toBe(true)
          if (path?.course)
            expect(touches.some(({ kind, thing }) => kind === 'course' && thing === path.course)).toBe(true)
        }
        expect(first?.course === null).toBe(!touches.some(({ kind }) => kind === 'course'))
      }),
    )
  })
})
