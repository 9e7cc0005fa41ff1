import type { Verdict } from '@deckle/contract/play.ts'
import type { Answer } from '@deckle/core/deck/slide.ts'
import { refuse } from '@deckle/core/error.ts'
import { judgeAnswer } from '@deckle/slides/judge.ts'
import type { Deps } from '../../deps.ts'
import { playState } from './play-state.ts'

export interface GivenAnswer {
  readonly id: string
  readonly slideId: string
  readonly answer: Answer
  readonly spent: number
}

/** Marks the answer against the pinned version and stores it; the verdict is of what is stored, once that is committed. */
export async function answerSlide(deps: Deps, attemptId: string, token: string, given: GivenAnswer): Promise<Verdict> {
  const { tokens, versions, answers } = playState(deps)
  const pinned = tokens.read(token, attemptId, deps.now())
  const version = await versions.get(pinned.versionId)
  if (!version) throw refuse('gone')
  const slide = version.slide(given.slideId, pinned.language)
  const judged = slide && judgeAnswer(version.content, slide, given.answer)
  if (!slide || !judged) throw refuse('answer_rejected')
  const stored = await answers.add({
    clientId: pinned.clientId,
    attemptId: pinned.attemptId,
    slideId: given.slideId,
    answerId: given.id.toLowerCase(),
    deckId: pinned.deckId,
    versionId: pinned.versionId,
    answer: given.answer,
    mark: judged.mark,
    spentMs: given.spent,
  })
  const { verdict } = stored === given.answer ? judged : (judgeAnswer(version.content, slide, stored) ?? judged)
  return { ...verdict, solution: [...verdict.solution] }
}
