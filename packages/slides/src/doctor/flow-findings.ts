import type { DeckContent } from '@deckle/core/deck/deck.ts'
import { deckEnd, isSecretTest, type JumpCondition, type JumpTest } from '@deckle/core/deck/jump.ts'
import type { Slide } from '@deckle/core/deck/slide.ts'
import { answerLabels } from '../answers/labels.ts'
import { fieldsOf, interactionOf } from '../catalog.ts'
import { reachableSlides, slidesWithExit } from '../flow/flow.ts'
import { englishScaleWords } from '../parts/answers/rating-scales.ts'
import { type Finding, warning } from './finding.ts'

/** Unreachable slides, loops without an end, and jumps whose condition or target no longer exists. */
export function flowFindings(content: DeckContent): Finding[] {
  const reachable = reachableSlides(content)
  const withExit = slidesWithExit(content)
  const slides = new Map(content.contentHash.map((slide) => [slide.slideId, slide]))
  return content.contentHash.flatMap((slide) => [
    ...(reachable.has(slide.slideId) ? [] : [warning('unreachable', slide.slideId, '')]),
    ...(reachable.has(slide.slideId) && !withExit.has(slide.slideId) ? [warning('no_exit', slide.slideId, '')] : []),
    ...jumpFindings(content, slide, slides),
  ])
}

type SlidesById = ReadonlyMap<string, Slide>

function jumpFindings(content: DeckContent, slide: Slide, slides: SlidesById): Finding[] {
  const isGone = (target: string) => target !== '' && target !== deckEnd && !slides.has(target)
  const { rules, otherwise } = slide.jumps
  const ofRules = rules.flatMap((rule): Finding[] => {
    const path = `jumps.${rule.id}`
    if (rule.conditions.length === 0) return [warning('jump_empty', slide.slideId, path)]
    const chosen = rule.conditions.filter((condition) => !lacksValue(condition))
    return [
      ...(isGone(rule.to) ? [warning('jump_gone', slide.slideId, path)] : []),
      ...(chosen.length < rule.conditions.length ? [warning('jump_no_value', slide.slideId, path)] : []),
      ...(chosen.some((condition) => !canBeMet(content, slide, condition, slides))
        ? [warning('jump_condition_gone', slide.slideId, path)]
        : []),
    ]
  })
  const ofFields = targetPaths(slide)
    .filter(({ to }) => isGone(to))
    .map(({ path }) => warning('jump_gone', slide.slideId, path))
  return [...ofRules, ...(isGone(otherwise) ? [warning('jump_gone', slide.slideId, 'jumps')] : []), ...ofFields]
}

const testsWithoutValue: ReadonlySet<JumpTest> = new Set(['answered', 'unanswered', 'right', 'wrong'])

/** Whether the author has not chosen or entered what the answer is compared with. */
function lacksValue({ test, value }: JumpCondition): boolean {
  return !testsWithoutValue.has(test) && value.trim() === ''
}

/** Whether the slide and the item of a condition exist. */
function canBeMet(content: DeckContent, at: Slide, condition: JumpCondition, slides: SlidesById): boolean {
  const { slideId, test, value } = condition
  // A slide that is only read is not marked: its jumps can't depend on marking.
  if (isSecretTest(test) && interactionOf(at.template) === 'none') return false
  if (test === 'outcome') return content.outcomes.some(({ id }) => id === value)
  if (test === 'formula' || test === 'tag_leads') return value.trim() !== ''
  if (test === 'score_at_least' || test === 'score_below') return value.trim() !== '' && Number.isFinite(Number(value))
  const tested = slides.get(slideId)
  if (!tested || interactionOf(tested.template) === 'none') return false
  const keys = answerLabels(interactionOf(tested.template), tested.data, englishScaleWords)
  const isChoice = keys.length > 0 && interactionOf(tested.template) !== 'rangeSelect'
  return (test !== 'is' && test !== 'is_not') || !isChoice || keys.some(({ key }) => key === value)
}

interface Targeted {
  readonly path: string
  readonly to: string
}

/** The slide's fields that name another slide. */
function targetPaths({ template, data }: Slide): Targeted[] {
  return Object.entries(fieldsOf(template)).flatMap(([name, field]): Targeted[] => {
    if (field.kind === 'target') return [{ path: name, to: String(data[name]) }]
    if (field.kind !== 'list') return []
    const inner = Object.entries(field.item).find(([, one]) => one.kind === 'target')?.[0]
    if (inner === undefined) return []
    return (data[name] as readonly (Readonly<Record<string, unknown>> & { id: string })[]).map((item) => ({
      path: `${name}.${item.id}.${inner}`,
      to: String(item[inner]),
    }))
  })
}
