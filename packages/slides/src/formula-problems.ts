import type { Slide } from '@deckle/core/deck/slide.ts'
import { isFault } from '@deckle/core/formula/fault.ts'
import { readFormula } from '@deckle/core/formula/formula.ts'
import { fieldsOf } from './catalog.ts'
import type { SlideProblem } from './definition.ts'

export function formulasOf({ template, data }: Pick<Slide, 'template' | 'data'>): readonly {
  readonly path: string
  readonly text: string
  readonly format: 'formula' | 'criteria'
}[] {
  return Object.entries(fieldsOf(template)).flatMap(([path, field]) => {
    if (field.kind !== 'text' || (field.format !== 'formula' && field.format !== 'criteria')) return []
    const text = data[path]
    return typeof text !== 'string' || text.trim() === '' ? [] : [{ path, text, format: field.format }]
  })
}

/** Syntax errors, which stop publishing. */
export function formulaProblems(slide: Pick<Slide, 'template' | 'data'>): readonly SlideProblem[] {
  return formulasOf(slide)
    .filter(({ text }) => isFault(readFormula(text)))
    .map(({ path }) => ({ path, code: 'bad_formula', severity: 'error' }))
}
