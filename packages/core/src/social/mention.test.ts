import { describe, expect, it } from 'vitest'
import { mentionedIn, mentionOf, textParts, withNames } from './mention.ts'

const [asha, bela] = ['01890000-0000-7000-8000-00000000000a', '01890000-0000-7000-8000-00000000000b']
const text = `Hello ${mentionOf(asha)}, ${mentionOf(bela.toUpperCase())} and ${mentionOf(asha)}`

describe('people named in a text', () => {
  it('are known by id, each once', () => {
    expect(mentionedIn(text)).toEqual([asha, bela])
    expect(mentionedIn('@asha @{} @{asha} me@firm.in')).toEqual([])
  })

  it('stand in it as pieces, and what is no notation stays text', () => {
    expect(textParts(text)).toEqual([
      { text: 'Hello ' },
      { userId: asha },
      { text: ', ' },
      { userId: bela },
      { text: ' and ' },
      { userId: asha },
    ])
    expect(textParts('')).toEqual([])
    expect(textParts('@{x} <b>')).toEqual([{ text: '@{x} <b>' }])
  })

  it('are read by name', () => {
    const names = new Map([[asha, 'Asha']])
    expect(withNames(text, (id) => names.get(id))).toBe('Hello @Asha, @… and @Asha')
    expect(withNames(mentionOf(asha), () => '$& $1')).toBe('@$& $1')
  })
})
