import type { LearnerCourse } from '@deckle/contract/learning.ts'
import { expect, type Page } from '@playwright/test'
import type { Api } from '../api.ts'
import { pressByKey, tabTo } from '../keyboard.ts'
import { type Act, type Hands, play } from '../play/play.ts'
import type { Account } from '../server.ts'
import { url } from '../test.ts'

export async function signInByKeys(page: Page, { email, password }: Account, address: string): Promise<void> {
  await page.goto(url() + address)
  await tabTo(page, page.getByLabel('E-mail'))
  await page.keyboard.type(email)
  await tabTo(page, page.getByLabel('Password', { exact: true }))
  await page.keyboard.type(password)
  await pressByKey(page, page.getByRole('button', { name: 'Sign in', exact: true }))
  await expect(page).toHaveURL(url() + address)
}

const choose = (option: number, verdict: 'Right' | 'Not right' | null): Act => ({
  kind: 'choose',
  options: [option],
  verdict,
})

/** Plays a quiz of a title and questions, and waits for its score. */
export async function playQuiz(page: Page, hands: Hands, name: string, questions = 1): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await play(page, hands, [{ kind: 'look' }, ...Array.from({ length: questions }, () => choose(1, 'Right'))])
  await expect(page.getByText(`${questions} of ${questions} right`)).toBeVisible()
}

/** Begun already. Nothing is told before the end. @param options for each question, from 1 */
export async function playExam(page: Page, hands: Hands, options: readonly number[]): Promise<void> {
  await play(page, hands, [{ kind: 'look' }, ...options.map((option) => choose(option, null))])
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
