import type { DeckContent } from '@deckle/core/deck/deck.ts'
import type { JumpCondition, JumpRule } from '@deckle/core/deck/jump.ts'
import { interactionOf } from '@deckle/slides/catalog.ts'
import { headingOf } from '@deckle/slides/reports.ts'
import { useWords, type Words } from '../../../words/use-words.ts'
import { useTargetNameIn } from '../form/target-field.tsx'
import { type Subject, subjectOf } from './condition-subjects.ts'
import { valueInWords, valueKindOf } from './condition-value.ts'

export function subjectInWords(
  t: Words<'logic'>,
  content: Pick<DeckContent, 'contentHash'>,
  slideId: string,
  subject: Subject,
): string {
  if (subject === '.score') return t('jumps.score')
  if (subject === '.formula') return t('jumps.formula')
  if (subject === '.tag') return t('jumps.tag')
  if (subject === '.outcome') return t('jumps.outcome')
  if (subject === slideId) return t('jumps.thisSlide')
  const at = content.contentHash.findIndex((slide) => slide.slideId === subject)
  const subjectSlide = content.contentHash[at]
  return subjectSlide
    ? t('jumps.answerTo', { number: at + 1, heading: headingOf(subjectSlide.data) })
    : t('target.gone')
}

/** A comparison in words; for a ranking it compares the first item. */
export function testInWords(
  t: Words<'logic'>,
  { contentHash }: Pick<DeckContent, 'contentHash'>,
  { slideId, test }: Pick<JumpCondition, 'slideId' | 'test'>,
): string {
  const asked = contentHash.find((slide) => slide.slideId === slideId)
  const isOrder = asked !== undefined && interactionOf(asked.template) === 'ranking'
  return t(isOrder && (test === 'is' || test === 'is_not') ? `jumps.tests.${test}_first` : `jumps.tests.${test}`)
}

/** Rules of a slide as sentences: "If the answer here is Yes, go to 4. Thank you". */
export function useSentences(content: DeckContent, slideId: string): (rule: JumpRule) => string {
  const t = useWords('logic')
  const targetName = useTargetNameIn(content)
  const conditionInWords = (condition: JumpCondition): string => {
    const kind = valueKindOf(content, condition.slideId, condition.test)
    return [
      subjectInWords(t, content, slideId, subjectOf(condition)),
      testInWords(t, content, condition),
      valueInWords(kind, condition.value),
    ]
      .filter(Boolean)
      .join(' ')
  }
  return ({ match, conditions, to }) =>
    t('jumps.sentence', {
      conditions:
        conditions.map(conditionInWords).join(` ${t(match === 'all' ? 'jumps.and' : 'jumps.or')} `) ||
        t('jumps.noCondition'),
      target: targetName(to),
    })
}
