import type { LearnerCourse } from '@deckle/contract/learning.ts'
import { expect, type Page } from '@playwright/test'
import type { Api } from '../api.ts'
import { type Act, type Hands, play } from '../play/play.ts'

const choose = (option: number, verdict: 'Right' | 'Not right' | null): Act => ({
  kind: 'choose',
  options: [option],
  verdict,
})

/** Plays a quiz of a title and questions, and waits for its score. */
export async function playQuiz(page: Page, hands: Hands, name: string, questions = 1): Promise<void> {
  await expect(page.locator('.dk-scroll').getByRole('heading', { name })).toBeVisible()
  await play(page, hands, [{ kind: 'look' }, ...Array.from({ length: questions }, () => choose(1, 'Right'))])
  await expect(page.getByText(`${questions} of ${questions} right`)).toBeVisible()
}

/**
 * Begun already; nothing is told before its end.
 * @param options for each question, from 1
 * @param onLast called before the last one is answered
 */
export async function playExam(
  page: Page,
  hands: Hands,
  options: readonly number[],
  onLast?: () => Promise<void>,
): Promise<void> {
  await play(page, hands, [{ kind: 'look' }, ...options.slice(0, -1).map((option) => choose(option, null))])
  await expect(page.getByText(`${options.length + 1} of ${options.length + 1}`, { exact: true })).toBeVisible()
  await onLast?.()
  await hands.choose(page, options.slice(-1))
  await expect(page.getByRole('heading', { name: 'Your score' })).toBeVisible()
}

export const courseOf = async (api: Api, courseId: string) =>
  (await api.call<{ course: LearnerCourse }>('GET', `/learning/courses/${courseId}/show`)).course

/** Completes what is not completed of the decks, but not the exam, with every answer right. */
export async function learnRest(api: Api, courseId: string): Promise<void> {
  for (;;) {
    const { next, exam } = await courseOf(api, courseId)
    if (next === null || next === exam?.deck.id) return
    const path = `/learning/courses/${courseId}/decks/${next}`
    const { attempt } = await api.call<{ attempt: { id: string; token: string } }>('POST', `${path}/begin`, {
      id: crypto.randomUUID(),
    })
    const { token } = attempt
    const { deck } = await api.call<{ deck: { slides: readonly { slideId: string }[] } }>('GET', `${path}/show`)
    const slides = deck.slides.map(({ slideId }) => slideId)
    await api.call('POST', `/learning/attempts/${attempt.id}/progress`, { token, slides })
    for (const slideId of slides.slice(1)) {
      const answer = { id: crypto.randomUUID(), slideId, answer: { kind: 'singleSelect', option: 'o0' }, spent: 900 }
      await api.call('POST', `/play/attempts/${attempt.id}/answers`, { token, answer })
    }
    await api.call('POST', `/play/attempts/${attempt.id}/complete`, { token })
  }
}
