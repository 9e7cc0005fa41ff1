import { createDeck } from '@deckle/core/deck/new-deck.ts'
import { defaultData, interactionOf, isSlideType } from '@deckle/slides/catalog.ts'
import { describe, expect, it } from 'vitest'
import { checkList } from './check-list.ts'

let count = 0
const newId = () => `id${(count += 1)}`
const deck = createDeck(
  'quiz',
  'en',
  { defaultData: (template, id) => (isSlideType(template) ? defaultData(template, id) : {}), interactionOf },
  newId,
  'Quiz',
)
const slide = deck.contentHash[0]!
const withData = (data: object) => ({ ...deck, contentHash: [{ ...slide, data: { ...slide.data, ...data } }] })

describe('checkList', () => {
  it('finds nothing in a new quiz', () => {
    expect(checkList(deck).filter((item) => item.severity === 'error')).toEqual([])
  })
  it('names the place of each error', () => {
    expect(checkList(withData({ question: ' ' }))).toContainEqual({
      code: 'blank',
      severity: 'error',
      path: 'question',
      slideId: slide.slideId,
      slide: 1,
    })
    const options = (slide.data['options'] as { correct: string }[]).map((option) => ({ ...option, correct: '' }))
    expect(checkList(withData({ options })).map((item) => item.code)).toContain('no_right_answer')
    expect(checkList({ ...withData({ options }), readerType: 'poll' }).map((item) => item.code)).not.toContain(
      'no_right_answer',
    )
  })
  it('warns of colours that can not be read, and refuses a deck without a name', () => {
    expect(checkList({ ...deck, colors: { ...deck.colors, baseText: '#fafafa' } })).toContainEqual({
      code: 'low_contrast',
      severity: 'warning',
      slideId: null,
      count: 1,
    })
    expect(checkList({ ...deck, name: ' ' })[0]).toMatchObject({ code: 'no_name', severity: 'error' })
  })
  it('refuses a slide of a type that is not built yet', () => {
    expect(checkList({ ...deck, contentHash: [{ ...slide, template: 'brancher', data: {} }] })[0]).toMatchObject({
      code: 'not_built',
      slide: 1,
    })
  })
})
