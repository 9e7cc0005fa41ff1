import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { colorOfTag, newSlug, tagColors, tidyTagName } from './tag.ts'

describe('a tag', () => {
  it('has a colour by its name, whatever its case', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        expect(tagColors).toContain(colorOfTag(name))
        expect(colorOfTag(name)).toBe(colorOfTag(name))
      }),
    )
    expect(colorOfTag('Safety')).toBe(colorOfTag('sAFETY'))
  })

  it('has a name in composed characters with single blanks', () => {
    expect(tidyTagName('  New \t hires ')).toBe('New hires')
    expect(tidyTagName('cafe\u0301')).toBe('caf\u00e9')
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        expect(tidyTagName(tidyTagName(name))).toBe(tidyTagName(name))
      }),
    )
  })

  it('has a slug that no other has', () => {
    expect(newSlug('c', new Set())).toBe('c')
    expect(newSlug('c', new Set(['c', 'c-2', 'd']))).toBe('c-3')
  })
})
