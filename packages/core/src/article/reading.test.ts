import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Block, Inline } from './block.ts'
import { headingsOf } from './headings.ts'
import { mapArticleMedia, mediaOfArticle } from './media.ts'
import { newArticle } from './article.ts'
import { textOfBody } from './plain-text.ts'
import { countWords, EXCERPT_LENGTH, excerptOf, readingMinutes, referencesOf } from './reading.ts'

const text = (value: string): readonly Inline[] => [{ type: 'text', text: value }]
const paragraph = (value: string, id = 'p'): Block => ({ id, type: 'paragraph', content: text(value) })
const heading = (value: string, id: string): Block => ({
  id,
  type: 'heading',
  attrs: { level: 2 },
  content: text(value),
})
const image = (id: string) => ({ id, alt: '', caption: `of ${id}`, width: null, height: null })

const body: readonly Block[] = [
  heading('Tea & milk', 'h1'),
  {
    id: 'l',
    type: 'bulletList',
    content: [{ type: 'listItem', content: [{ type: 'paragraph', content: text('One') }] }],
  },
  { id: 'q', type: 'question', attrs: { question: 'Why?' }, content: [{ type: 'paragraph', content: text('So.') }] },
  { id: 'i', type: 'image', attrs: { ...image('m1'), size: 'normal' } },
  { id: 'g', type: 'gallery', attrs: { images: [image('m2'), image('m1')] } },
  { id: 'f', type: 'file', attrs: { id: 'm3', name: 'Plan.pdf', bytes: 3 } },
  { id: 'd', type: 'deck', attrs: { deck_id: 'd1', display: 'card' } },
  { id: 'x', type: 'divider' },
  {
    id: 'p',
    type: 'paragraph',
    content: [{ type: 'mention', attrs: { id: 'u1', label: 'Asha' } }, { type: 'hardBreak' }, ...text('Bye')],
  },
]

describe('the text of an article', () => {
  it('has the words of each block', () => {
    expect(textOfBody(body)).toBe('Tea & milk\nOne\nWhy?\nSo.\nof m1\nof m2\nof m1\nPlan.pdf\n@Asha\nBye')
  })

  it('refers to files, decks and people', () => {
    expect(referencesOf(body)).toEqual({ media: ['m1', 'm2', 'm3'], decks: ['d1'], people: ['u1'] })
    const content = { ...newArticle({ title: 'x', language: 'en' as const }), body, cover: { id: 'c', alt: '' } }
    expect([...mediaOfArticle(content)].toSorted()).toEqual(['c', 'm1', 'm2', 'm3'])
    expect(mediaOfArticle(mapArticleMedia(content, () => ''))).toEqual([])
  })

  it.each([
    ['one two-part word’s', 3],
    ['हिन्दी में लेख', 3],
    [' … ', 0],
  ])('counts the words of "%s"', (words, count) => expect(countWords(words)).toBe(count))

  it('takes at least a minute', () => {
    expect([0, 1, 238, 2380].map(readingMinutes)).toEqual([1, 1, 1, 10])
  })
})

describe('an excerpt', () => {
  it('is the author’s, else the first words of paragraphs', () => {
    expect(excerptOf({ excerpt: ' Mine ', body })).toBe('Mine')
    expect(excerptOf({ excerpt: '', body: [heading('No', 'h'), paragraph('Yes,  this')] })).toBe('Yes, this')
  })

  it('is as long as it may be, and ends between words where it is cut', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-z]{1,12}$/), { maxLength: 80 }), (words) => {
        const whole = words.join(' ')
        const excerpt = excerptOf({ excerpt: '', body: [paragraph(whole)] })
        expect(excerpt.length).toBeLessThanOrEqual(EXCERPT_LENGTH + 1)
        if (whole.length <= EXCERPT_LENGTH) expect(excerpt).toBe(whole)
        else expect(`${whole} `.startsWith(`${excerpt.slice(0, -1)} `)).toBe(true)
      }),
    )
  })
})

describe('headings', () => {
  it('have anchors of their own, whatever they say', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('Tea', 'tea', 'Tea 2', 'चाय', '!!!', 'section'), { maxLength: 12 }),
        (titles) => {
          const found = headingsOf(titles.map((title, at) => heading(title, `h${at}`)))
          expect(found.map((one) => one.text)).toEqual(titles)
          expect(new Set(found.map(({ anchor }) => anchor)).size).toBe(titles.length)
        },
      ),
    )
  })

  it('without text are none', () => expect(headingsOf([heading(' ', 'h')])).toEqual([]))
})
