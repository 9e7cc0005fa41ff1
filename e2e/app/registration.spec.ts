import { rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { admin } from '@deckle/contract/admin.ts'
import type { ReplyOf } from '@deckle/contract/kit/endpoint.ts'
import { temporaryData } from '../../scripts/lib/temporary-data.ts'
import { apiAs } from '../lib/api.ts'
import { type RunningServer, startServer } from '../lib/server.ts'
import { expect, test } from '../lib/test.ts'

/** A server of its own: on the others nobody can register, which their pictures show. */
const superadmin = { role: 'Superadmin', email: 'root@deckle.example', password: 'quiet-lantern-under-77' }
let server: RunningServer
let data: string
test.beforeAll(async () => {
  data = await temporaryData('deckle-register-')
  const env = {
    REGISTRATION: 'on',
    DECKLE_DEMO: 'off',
    DECKLE_ADMIN_EMAIL: superadmin.email,
    DECKLE_ADMIN_PASSWORD: superadmin.password,
  }
  server = await startServer({ port: await freePort(), data, env })
})
test.afterAll(async () => {
  await server.stop()
  await rm(data, { recursive: true, force: true })
})

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer()
    probe.listen(0, () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })

/** Links of the mails to an address, oldest first. */
async function linksTo(email: string, count: number): Promise<string[]> {
  const root = await apiAs(superadmin, server.url)
  const list = async () =>
    (await root.call<ReplyOf<typeof admin.outbox>>('GET', `/admin/outbox/list?search=${email}`)).mails
  await expect.poll(async () => (await list()).length, `mails to ${email}`).toBe(count)
  const texts = []
  for (const { id } of await list())
    texts.push((await root.call<ReplyOf<typeof admin.mail>>('GET', `/admin/outbox/${id}/show`)).mail.text ?? '')
  return texts.toReversed().map((text) => /\/confirmEmail#token=\S+/.exec(text)?.[0] ?? '')
}

for (const [where, tag] of [
  ['a computer', []],
  ['a phone', ['@phone', '@deep']],
] as const)
  test(
    `on ${where} somebody registers, has the link sent again, confirms and signs in for the first time`,
    { tag: [...tag] },
    async ({ page }) => {
      const email = `ira-${crypto.randomUUID().slice(0, 8)}@site.in`
      const password = 'quiet-lantern-77'
      await page.goto(`${server.url}/login`)
      await page.getByRole('link', { name: 'Create an account' }).click()
      const name = page.getByRole('textbox', { name: /Full name/ })
      const address = page.getByRole('textbox', { name: /E-mail/ })
      await name.fill('ira bose roy')
      await page.getByLabel(/^Password/).fill(password)
      const submit = page.getByRole('button', { name: 'Create the account' })
      await address.fill('ira@mailinator.com')
      await submit.click()
      await expect(page.getByText('Addresses of this provider are not accepted.').first()).toBeVisible()
      await address.fill(`  ${email.toUpperCase()} `)
      await submit.click()
      await expect(page.getByRole('heading', { name: 'Check your e-mail' })).toBeVisible()
      await expect(page.getByText(email)).toBeVisible()
      await linksTo(email, 1)
      await page.getByRole('button', { name: 'Send the link again' }).click()
      await expect(page.getByText(/another link is on its way/)).toBeVisible()
      const [, link] = await linksTo(email, 2)

      await page.goto(`${server.url}/login`)
      const enter = async () => {
        await page.getByRole('textbox', { name: /E-mail/ }).fill(email)
        await page.getByLabel(/^Password/).fill(password)
        await page.getByRole('button', { name: 'Sign in', exact: true }).click()
      }
      await enter()
      await expect(page.getByText(/confirm/i).first()).toBeVisible()
      await page.goto(server.url + link)
      await page.getByRole('button', { name: 'Confirm' }).click()
      await expect(page.getByRole('heading', { name: 'Your e-mail is confirmed' })).toBeVisible()
      await page.getByRole('link', { name: 'Sign in' }).click()
      await enter()
      await expect(page.getByRole('region', { name: 'Your first steps' })).toBeVisible()
      await page.goto(`${server.url}/tutorial`)
      await expect(page.getByRole('region', { name: 'Set up your organisation' })).toBeVisible()
      await page.goto(`${server.url}/account`)
      await expect(page.getByLabel(/First name/)).toHaveValue('Ira')
      await expect(page.getByLabel(/Last name/)).toHaveValue('Bose roy')
    },
  )
