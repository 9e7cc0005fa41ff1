import { request } from 'node:http'
import type { Page } from '@playwright/test'
import type { admin } from '@deckle/contract/admin.ts'
import type { ReplyOf } from '@deckle/contract/kit/endpoint.ts'
import { apiAs } from '../lib/api.ts'
import { totpCode } from '../lib/authenticators.ts'
import { makeOrganisation } from '../lib/organisation.ts'
import { enterPassword, setUpApp, signOut } from '../lib/second-step.ts'
import { expectAccessible } from '../lib/screens/accessibility.ts'
import { expectNoSidewaysScroll } from '../lib/screens/check-screen.ts'
import type { Account } from '../lib/server.ts'
import { expect, signIn, test, url } from '../lib/test.ts'

// Someone who knows a password guesses codes until the account is locked. Its owner unlocks it with an emailed link.

test('wrong codes lock an account, and an emailed link unlocks it', ({ page }) => journey(page))
test('a locked account is unlocked on a phone', { tag: ['@phone', '@deep'] }, ({ page }) => journey(page))

async function journey(page: Page): Promise<void> {
  const { owner, add } = await makeOrganisation('Juniper Academy')
  const member = await add({ first: 'Mira', last: 'Nair' })
  await owner.call('POST', '/second_factor/policy/update', { license_types: ['Learner'], grace_days: 0 })
  await signIn(page, member)
  const { secret, codes } = await setUpApp(page)
  await signOut(page)

  await guessCodes(member, codes)
  await enterPassword(page, member)
  for (let wrong = 0; wrong < 2; wrong++) await enterCode(page, '000000', 'the code is wrong or was used before')
  await enterCode(page, '000000', 'codes are locked for now')
  await expectAccessible(page, 'locked codes')
  await page.getByRole('button', { name: 'Email me an unlock link' }).click()
  await expect(page.getByText('we emailed an unlock link to you')).toBeVisible()
  await expectNoSidewaysScroll(page, 'locked codes')

  const link = await unlockLink(member)
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1, name: 'Unlock codes' })).toBeVisible()
  await expectAccessible(page, 'unlock codes')
  await expectNoSidewaysScroll(page, 'unlock codes')
  await page.getByRole('button', { name: 'Unlock' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'You can enter codes again' })).toBeVisible()
  await page.getByRole('link', { name: 'Sign in' }).click()
  await enterPassword(page, member)
  await page.getByRole('textbox', { name: 'Code' }).fill(totpCode(secret, 1))
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).not.toHaveURL(/\/login/)

  await signOut(page)
  await page.goto(link)
  await page.getByRole('button', { name: 'Unlock' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'This link no longer works' })).toBeVisible()
}

async function enterCode(page: Page, code: string, refusal: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Code' }).fill(code)
  const reply = page.waitForResponse(/\/auth\/second_factor$/)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await reply
  await expect(page.getByText(refusal)).toBeVisible()
}

/**
 * Enters 28 of the 30 wrong codes that lock an account, from an address of its own per round: wrong codes are also limited
 * by address, which the other journeys share. A recovery code after each four wrong ones resets the shorter limit.
 */
async function guessCodes(account: Account, recoveryCodes: readonly string[]): Promise<void> {
  const network = 2 + Math.floor(Math.random() * 250)
  for (let round = 1; round <= 7; round++) {
    const challenge = await challengeFor(account)
    const statuses: number[] = []
    for (const given of [
      ...Array.from({ length: 4 }, () => ({ code: '000000' })),
      { recovery_code: recoveryCodes[round] },
    ])
      statuses.push(await answerFrom(`127.0.${network}.${round}`, { challenge, ...given }))
    expect(statuses).toEqual([401, 401, 401, 401, 200])
  }
}

/** The right password is answered with a challenge for the second factor. */
async function challengeFor({ email, password }: Account): Promise<string> {
  const body = new FormData()
  body.set('username', email)
  body.set('password', password)
  const headers = { 'app-version': '3.0.0' }
  const reply = await fetch(`${url()}/api/v2/auth/sign_in`, { method: 'POST', headers, body })
  return /"challenge":"([^"]+)"/.exec(await reply.text())?.[1] ?? ''
}

/** @returns the reply's status. @param localAddress another address of this machine */
function answerFrom(localAddress: string, body: object): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'app-version': '3.0.0' }
    const { port } = new URL(url())
    const options = {
      host: '127.0.0.1',
      port,
      path: '/api/v2/auth/second_factor',
      method: 'POST',
      headers,
      localAddress,
    }
    const call = request(options, (reply) => {
      reply.resume()
      reply.once('end', () => resolve(reply.statusCode ?? 0))
    })
    call.once('error', reject).end(JSON.stringify(body))
  })
}

/** The outbox keeps the text of mails where no mail server is. */
async function unlockLink({ email }: Account): Promise<string> {
  const root = await apiAs('Superadmin')
  const list = async () =>
    (await root.call<ReplyOf<typeof admin.outbox>>('GET', `/admin/outbox/list?search=${email}`)).mails
  const found = async () => (await list()).find(({ subject }) => subject === 'Unlock your sign-in codes')
  await expect.poll(found, 'a mail with the link').toBeDefined()
  const { mail } = await root.call<ReplyOf<typeof admin.mail>>('GET', `/admin/outbox/${(await found())?.id}/show`)
  return /https?:\/\/\S+\/unlock#\S+/.exec(mail.text ?? '')?.[0] ?? ''
}
