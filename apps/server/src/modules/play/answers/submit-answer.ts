import type { BodyOf } from '@deckle/contract/kit/endpoint.ts'
import type { Verdict } from '@deckle/contract/models/ending.ts'
import type { play } from '@deckle/contract/play.ts'
import type { Answer } from '@deckle/core/deck/slide.ts'
import { storedValues } from '@deckle/slides/answers/stored-values.ts'
import { markAnswer, needsEarlierAnswers } from '@deckle/slides/mark-answer.ts'
import { refuse } from '../../../refusal.ts'
import type { Deps } from '../../../deps.ts'
import type { PinnedAttempt } from '../attempts/attempt-token.ts'
import { listAnswers } from '../queries.ts'
import { claimUpload } from '../uploads/queries.ts'
import { removeReplacedFiles } from '../uploads/remove-unused-files.ts'
import { isTimeUp } from '../course-play.ts'
import { answersBySlide } from './answers-by-slide.ts'
import { reportedVerdict } from './reported-verdict.ts'

export type SubmittedAnswer = BodyOf<typeof play.answer>['answer']

/** Marks the answer against the pinned version and stores it. The verdict is that of the stored answer, after the commit. */
export async function submitAnswer(
  deps: Deps,
  attemptId: string,
  token: string,
  submitted: SubmittedAnswer,
): Promise<Verdict> {
  const { tokens, versions, answers } = deps.play
  const pinned = tokens.read(token, attemptId, deps.now())
  const known = versions.get(pinned.clientId, pinned.versionId)
  const version = known instanceof Promise ? await known : known
  if (!version) throw refuse('gone')
  if (isTimeUp(pinned, deps.now())) throw refuse('gone', 'learning.time_up')
  const slide = version.slide(submitted.slideId, pinned.language)
  if (!slide) throw refuse('answer_rejected')
  const deck = version.deck(pinned.language)
  const earlier = needsEarlierAnswers(slide) ? answersBySlide(await listAnswers(deps.pool, pinned)) : undefined
  const given = submitted.answer
  const answer = given.kind === 'uploader' ? await withFile(deps, pinned, submitted.slideId, given.file) : given
  const marked = markAnswer(deck, slide, answer, earlier)
  if (!marked) throw refuse('answer_rejected')
  const stored = await answers.add({
    clientId: pinned.clientId,
    attemptId: pinned.attemptId,
    slideId: submitted.slideId,
    answerId: submitted.id.toLowerCase(),
    deckId: pinned.deckId,
    versionId: pinned.versionId,
    begunOn: pinned.begunOn,
    answer: marked.answer,
    mark: marked.mark,
    values: storedValues(version.untranslated(submitted.slideId) ?? slide, marked.answer),
    spentMs: submitted.spent,
    course: pinned.course,
  })
  if (stored === 'too_often') throw refuse('rule_broken', 'play.too_often_changed')
  if (stored === 'finished') throw refuse('rule_broken', 'play.finished')
  if (stored.kind === 'uploader')
    await removeReplacedFiles(deps, { ...pinned, slideId: submitted.slideId }, stored.file)
  const counted = stored === marked.answer ? marked : (markAnswer(deck, slide, stored, earlier) ?? marked)
  return reportedVerdict(pinned, counted.verdict)
}

/** Adds the stored facts of a named file; refuses files that were not uploaded for this slide and attempt. */
async function withFile(deps: Deps, pinned: PinnedAttempt, slideId: string, named: string): Promise<Answer> {
  const file = named.toLowerCase()
  const known = await claimUpload(deps.pool, { ...pinned, slideId }, file, deps.now())
  if (!known) throw refuse('answer_rejected')
  return { kind: 'uploader', file, ...known }
}
