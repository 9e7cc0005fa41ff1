import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { pressByKey, tabTo } from '../keyboard.ts'
import { keys } from '../play/play.ts'
import { checkScreen } from '../screens/check-screen.ts'
import type { Account } from '../server.ts'
import { url } from '../test.ts'
import { playExam, playQuiz } from './learner.ts'
import { decks, exam, questionsOf, title } from './shop.ts'

/** From the sign-in to the file of the certificate, which the first attempt at the exam earns. */
export async function learnByKeyboard(page: Page, learner: Account): Promise<void> {
  await signInByKeys(page, learner, '/learning')
  await pressByKey(page, page.getByRole('link', { name: title }))
  await expect(page.getByText('Locked until “Lights and doors” is completed').first()).toBeVisible()
  await checkScreen(page, 'course-page')
  await pressByKey(page, page.getByRole('link', { name: 'Start', exact: true }))
  for (const [at, name] of decks.entries()) {
    await playQuiz(page, keys, name, questionsOf(name))
    if (at === 0) await checkScreen(page, 'course-play')
    await pressByKey(page, page.getByRole('link', { name: `Next deck: ${decks[at + 1] ?? exam}` }))
  }
  await expect(page.getByText('2 attempts are left.')).toBeVisible()
  await checkScreen(page, 'course-exam')
  await pressByKey(page, page.getByRole('button', { name: 'Start the exam' }))
  await playExam(page, keys, [1, 1])
  await pressByKey(page, page.getByRole('main').getByRole('link', { name: 'Course page' }))
  await expect(page.getByText('You have passed this course')).toBeVisible()
  await pressByKey(page, page.getByRole('link', { name: 'My certificates' }))
  await saveCertificate(page)
}

async function signInByKeys(page: Page, { email, password }: Account, address: string): Promise<void> {
  await page.goto(url() + address)
  await tabTo(page, page.getByLabel('E-mail'))
  await page.keyboard.type(email)
  await tabTo(page, page.getByLabel('Password', { exact: true }))
  await page.keyboard.type(password)
  await pressByKey(page, page.getByRole('button', { name: 'Sign in', exact: true }))
  await expect(page).toHaveURL(url() + address)
}

async function saveCertificate(page: Page): Promise<void> {
  const save = page.getByRole('button', { name: `Download PDF: ${title}` })
  await expect(save).toBeVisible()
  await checkScreen(page, 'certificates-earned')
  const file = page.waitForEvent('download')
  await pressByKey(page, save)
  expect((await readFile(await (await file).path())).subarray(0, 5).toString()).toBe('%PDF-')
}
