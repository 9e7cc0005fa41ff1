import { describe, expect, it } from 'vitest'
import type { Block } from './block.ts'
import { problemsOfTemplateText } from './template-text.ts'
import { builtInTemplates } from './templates/templates.ts'

const paragraph = (id: string, text: string): Block => ({ id, type: 'paragraph', content: [{ type: 'text', text }] })

describe('the texts of templates', () => {
  it.each(['en', 'hi'] as const)('are errors in each built-in template that has any: %s', (language) => {
    for (const { id, body } of builtInTemplates(language)) {
      const severities = problemsOfTemplateText(body).map(({ severity }) => severity)
      expect(severities.includes('error'), id).toBe(id !== 'blank')
    }
  })

  it('are found by block, and not once they are written over', () => {
    const [, , bullets] = builtInTemplates('en').find(({ id }) => id === 'news')?.body ?? []
    const body = [
      paragraph('a', 'Tea is served at four.'),
      paragraph('b', 'The next dates, and whom to ask.'),
      ...(bullets ? [{ ...bullets, id: 'c' }] : []),
    ]
    expect(problemsOfTemplateText(body)).toEqual([
      { code: 'template_text', severity: 'error', blockId: 'b' },
      { code: 'template_text', severity: 'warning', blockId: 'c' },
    ])
    expect(problemsOfTemplateText([paragraph('b', 'The next dates, and whom to ask: Asha.')])).toEqual([])
  })

  it('are not the headings, header cells and questions that an author may leave', () => {
    const bodies = builtInTemplates('en').flatMap(({ body }) => body)
    const left = bodies.flatMap((block): Block[] =>
      block.type === 'heading' ? [block] : block.type === 'question' ? [{ ...block, content: [] }] : [],
    )
    expect(problemsOfTemplateText(left)).toEqual([])
  })
})
