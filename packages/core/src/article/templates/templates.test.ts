import { describe, expect, it } from 'vitest'
import { articleTemplates } from '../article.ts'
import { skipsLevel } from '../headings.ts'
import { textOfBlock, textOfBody } from '../plain-text.ts'
import { builtInTemplates } from './templates.ts'

describe('built-in templates', () => {
  it.each(['en', 'hi'] as const)('are eight, with instructions to write over: %s', (language) => {
    const all = builtInTemplates(language)
    expect(all.map(({ id }) => id)).toEqual(articleTemplates)
    for (const { id, name, description, body } of all) {
      expect(name).not.toBe('')
      expect(description).not.toBe('')
      expect(new Set(body.map((block) => block.id)).size).toBe(body.length)
      if (id === 'blank') expect(body).toEqual([])
      else expect(textOfBody(body).length).toBeGreaterThan(300)
      for (const block of body) expect(block.type === 'divider' || textOfBlock(block) !== '').toBe(true)
      expect(body.every((block) => block.type !== 'heading' || !skipsLevel(null, block.attrs.level))).toBe(true)
    }
  })

  it('are English in languages without texts of their own', () => {
    expect(builtInTemplates('de')).toEqual(builtInTemplates('en'))
  })

  it('have the same blocks in both languages', () => {
    const [en, hi] = (['en', 'hi'] as const).map((language) =>
      builtInTemplates(language).map(({ body }) => body.map(({ type }) => type)),
    )
    expect(hi).toEqual(en)
  })
})
