import type { DeckContent } from '@deckle/core/deck/deck.ts'
import { isSecretTest, type JumpCondition, type JumpTest } from '@deckle/core/deck/jump.ts'
import type { InteractionKind, Slide } from '@deckle/core/deck/slide.ts'
import { interactionOf, isQuestion } from '@deckle/slides/catalog.ts'
import { isMarkedRight } from '@deckle/slides/scoring.ts'

/** What a condition compares: a slide's id for its answer, or a key for a value of the whole deck. */
export type Subject = string
export const deckSubjects = ['.score', '.formula', '.tag', '.outcome'] as const
type DeckSubject = (typeof deckSubjects)[number]

const testsOfDeck: Readonly<Record<DeckSubject, readonly JumpTest[]>> = {
  '.score': ['score_at_least', 'score_below'],
  '.formula': ['formula'],
  '.tag': ['tag_leads'],
  '.outcome': ['outcome'],
}

const choice: readonly JumpTest[] = ['is', 'is_not', 'answered', 'unanswered']
const words: readonly JumpTest[] = ['contains', 'is', 'is_not', 'answered', 'unanswered']
const numbers: readonly JumpTest[] = ['at_least', 'at_most', 'is', 'is_not', 'answered', 'unanswered']

const testsOfKind: Readonly<Record<InteractionKind, readonly JumpTest[]>> = {
  none: [],
  trueFalse: choice,
  singleSelect: choice,
  multiSelect: choice,
  scoreSelect: choice,
  taggedSelect: choice,
  qualification: choice,
  brancher: choice,
  ranking: choice,
  rating: numbers,
  rangeSelect: ['at_least', 'at_most', 'answered', 'unanswered'],
  openAnswer: [...words, 'at_least', 'at_most'],
  fillInTheBlank: words,
  uploader: ['answered', 'unanswered'],
}

/** Whether score, formulas, tags and outcome are known on leaving the slide: they are computed with its answer. */
export function hasComputedValues(slide: Slide): boolean {
  return isQuestion(slide.template)
}

/** Subjects available on leaving a slide: its own answer first, then other slides', then the deck's values. */
export function subjectsFor(content: DeckContent, slide: Slide): readonly Subject[] {
  const others = content.contentHash.filter((one) => isQuestion(one.template) && one.slideId !== slide.slideId)
  return [
    ...(isQuestion(slide.template) ? [slide.slideId] : []),
    ...others.map(({ slideId }) => slideId),
    ...(hasComputedValues(slide) ? deckSubjects : []),
  ]
}

export function subjectOf({ slideId, test }: JumpCondition): Subject {
  return deckSubjects.find((subject) => testsOfDeck[subject].includes(test)) ?? slideId
}

export function testsFor(content: DeckContent, slide: Slide, subject: Subject): readonly JumpTest[] {
  const ofDeck = testsOfDeck[subject as DeckSubject] as readonly JumpTest[] | undefined
  if (ofDeck) return ofDeck
  const subjectSlide = content.contentHash.find(({ slideId }) => slideId === subject)
  if (!subjectSlide) return []
  const marked: readonly JumpTest[] = isMarkedRight(subjectSlide.template, content.readerType) ? ['right', 'wrong'] : []
  return [...testsOfKind[interactionOf(subjectSlide.template)], ...marked].filter(
    (test) => hasComputedValues(slide) || !isSecretTest(test),
  )
}

/** A new condition on a subject, with the first available comparison and no value. */
export function conditionOn(content: DeckContent, slide: Slide, subject: Subject, id: string): JumpCondition {
  const [test = 'answered'] = testsFor(content, slide, subject)
  return { id, slideId: subject.startsWith('.') ? '' : subject, test, value: '' }
}
