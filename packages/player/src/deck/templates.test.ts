import { readerTypeRules } from '@deckle/core/reader-type/reader-type.ts'
import { templateContent } from '@deckle/slides/templates/template-content.ts'
import { templates } from '@deckle/slides/templates/templates.ts'
import { describe, expect, it } from 'vitest'
import { autoPlay, type Temper } from '../test/auto-play.ts'

/** Plays of each template, each with another temper. */
const plays = 120

/** Pseudorandom, the same in every run. */
function chance(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

describe.each(templates.map((template) => [template.key, template] as const))('%s', (_key, template) => {
  it.each(['en', 'hi'] as const)('is played to its end by all sorts of people (%s)', async (language) => {
    const content = templateContent(template, { language })
    const { masterTags } = content.resultRange
    const reached = { slides: new Set<string>(), outcomes: new Set<string>() }
    for (let n = 0; n < plays; n++) {
      const temper: Temper = {
        skill: (n % 5) / 4,
        tag: masterTags[n % (masterTags.length + 1)] ?? '',
        random: chance(n * 7919 + 1),
      }
      const { ending, trail } = await autoPlay(content, language, temper)
      expect(ending.kind).toBe(readerTypeRules[template.readerType].ending)
      expect(ending.answered).toBe(ending.questions)
      expect(ending.calculation.every(({ result }) => result !== null && Number.isFinite(result))).toBe(true)
      if (content.outcomes.length > 0) expect(ending.outcome, trail.join(' ')).not.toBeNull()
      if (ending.kind === 'radar') expect(ending.tags.length).toBeGreaterThanOrEqual(4)
      if (ending.kind === 'calculation') expect(ending.calculation.length).toBeGreaterThan(0)
      for (const id of trail) reached.slides.add(id)
      if (ending.outcome) reached.outcomes.add(ending.outcome.id)
    }
    expect([...reached.slides].toSorted()).toEqual(Object.keys(template.slides).toSorted())
    expect([...reached.outcomes].toSorted()).toEqual(content.outcomes.map(({ id }) => id).toSorted())
  })
})
