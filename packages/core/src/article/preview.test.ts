import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { newArticle } from './article.ts'
import type { Block, Inline } from './block.ts'
import { textOfBody } from './plain-text.ts'
import { previewOf } from './preview.ts'
import { summaryOf } from './summary.ts'

const text = (value: string): Inline => ({ type: 'text', text: value })
const paragraph = (value: string, id = 'p'): Block => ({ id, type: 'paragraph', content: [text(value)] })
const heading: Block = { id: 'h', type: 'heading', attrs: { level: 2 }, content: [text('Tea')] }
const sentence = 'The leaves are withered before noon. '
const long = sentence.repeat(60).trim()

describe('the preview of an article for members', () => {
  it('has the first blocks, at most half of them', () => {
    const body = Array.from({ length: 5 }, (_, at) => paragraph(`p${at}`, `b${at}`))
    expect(previewOf(body).map(({ id }) => id)).toEqual(['b0', 'b1'])
    expect(previewOf([paragraph('Short.'), paragraph('Shorter'), paragraph(long)])).toEqual([paragraph('Short.')])
  })

  it.each([
    ['one block', [paragraph(long)]],
    ['a long one first', [paragraph(long), paragraph('End.', 'q')]],
    ['a long one after a heading', [heading, paragraph(long), paragraph('End.', 'q')]],
    ['long quotes', [{ id: 'p', type: 'callout', attrs: { tone: 'tip' }, content: [paragraph(long)] } as Block]],
  ])('of %s is cut after a word', (_, body) => {
    const shown = textOfBody(previewOf(body.map((block) => block)))
    expect(shown.length).toBeGreaterThan(700)
    expect(shown.length).toBeLessThanOrEqual(810)
    expect(shown).toMatch(/\b(?:The|leaves|are|withered|before|noon)\.?…$/)
    expect(summaryOf({ ...newArticle({ title: 'Tea', language: 'en' }), audience: 'members', body }).excerpt).toMatch(
      /^The leaves .*…$/,
    )
  })

  it('keeps marks, links and mentions of what it cuts', () => {
    const [shown] = previewOf([
      {
        id: 'p',
        type: 'paragraph',
        content: [
          { ...text('Read '), marks: [{ type: 'bold' }] } as Inline,
          { type: 'mention', attrs: { id: 'u1', label: 'Asha' } },
          text(` on ${sentence}`),
        ],
      },
    ])
    expect(shown).toEqual({
      id: 'p',
      type: 'paragraph',
      content: [
        { type: 'text', text: 'Read ', marks: [{ type: 'bold' }] },
        { type: 'mention', attrs: { id: 'u1', label: 'Asha' } },
        text(' on The leaves'),
        text('…'),
      ],
    })
  })

  it('cuts a text without spaces between letters, and shows nothing of one word', () => {
    const [shown] = previewOf([paragraph('चाि'.repeat(100))])
    expect(textOfBody(shown ? [shown] : [])).toBe(`${'चाि'.repeat(50)}…`)
    expect(previewOf([paragraph('Confidential')])).toEqual([])
    expect(previewOf([])).toEqual([])
  })

  it('is never more than half of the text', () => {
    const words = fc.oneof(fc.string(), fc.lorem({ maxCount: 40 }), fc.string({ unit: 'grapheme', maxLength: 200 }))
    fc.assert(
      fc.property(fc.array(words, { maxLength: 6 }), (texts) => {
        const body = texts.map((one, at) => paragraph(one, `b${at}`))
        const shown = previewOf(body)
        const letters = (blocks: readonly Block[]) =>
          blocks.reduce((sum, block) => sum + textOfBody([block]).replace(/…$/, '').length, 0)
        const all = texts.reduce((sum, { length }) => sum + length, 0)
        expect(letters(shown)).toBeLessThanOrEqual(all / 2)
        expect(textOfBody(shown).isWellFormed() || !texts.every((one) => one.isWellFormed())).toBe(true)
      }),
    )
  })
})
