import type { admin } from '@deckle/contract/admin.ts'
import type { ReplyOf } from '@deckle/contract/kit/endpoint.ts'
import type { tickets } from '@deckle/contract/tickets.ts'
import type { Page } from '@playwright/test'
import { type Api, apiAs } from '../lib/api.ts'
import { makeOrganisation } from '../lib/organisation.ts'
import { checkScreen, checkThemes } from '../lib/screens/check-screen.ts'
import { expect, signIn, test, url } from '../lib/test.ts'

/** The text of the latest of so many mails to an address, once it is there. */
async function mailTo(root: Api, email: string, count: number): Promise<string> {
  let text = ''
  const read = async () => {
    const { mails } = await root.call<ReplyOf<typeof admin.outbox>>('GET', `/admin/outbox/list?search=${email}`)
    const [latest] = mails
    if (mails.length < count || !latest) return ''
    text = (await root.call<ReplyOf<typeof admin.mail>>('GET', `/admin/outbox/${latest.id}/show`)).mail.text ?? ''
    return text
  }
  await expect.poll(read, `mails to ${email}`).not.toBe('')
  return text
}

const threadIn = (text: string): string => /https?:\/\/[^/\s]+(\/tickets\/thread\/[a-z2-7]{32})/.exec(text)?.[1] ?? ''

for (const [where, tag] of [
  ['a computer', []],
  ['a phone', ['@phone', '@deep']],
] as const)
  test(
    `on ${where} a ticket is opened without a session, answered, and closed`,
    { tag: [...tag] },
    async ({ page, signedIn }) => {
      const [root, unique] = [await apiAs('Superadmin'), crypto.randomUUID().slice(0, 8)]
      const [email, subject] = [`devika-${unique}@example.com`, `White page ${unique}`]

      await page.goto(`${url()}/login`)
      await page.getByRole('link', { name: /Ask for help/ }).click()
      await page.getByRole('textbox', { name: 'Your e-mail' }).fill(email)
      await page.getByRole('textbox', { name: 'What is it about?' }).fill(subject)
      await page.getByRole('textbox', { name: 'Your question' }).fill('The quiz stays white.')
      await page.getByRole('button', { name: 'Send question' }).click()
      await expect(page.getByRole('heading', { name: 'Look into your mail' })).toBeVisible()
      const address = threadIn(await mailTo(root, email, 1))

      await page.goto(url() + address)
      await expect(page.getByText('The quiz stays white.')).toBeVisible()

      const operator = await signedIn('Superadmin', `/admin/tickets?q=${unique}`)
      await operator.getByRole('link', { name: subject }).click()
      await operator.getByRole('textbox', { name: 'Your answer' }).fill('Please try it again now.')
      await operator.getByRole('button', { name: 'Send answer' }).click()
      await expect(operator.getByRole('list', { name: 'Messages' }).getByText('Please try it again now.')).toBeVisible()

      const answer = await mailTo(root, email, 2)
      expect(answer).toContain('Please try it again now.')
      expect(threadIn(answer)).toBe(address)
      await page.reload()
      await expect(page.getByText('Please try it again now.')).toBeVisible()
      await page.getByRole('textbox', { name: 'Your message' }).fill('It works, thank you.')
      await page.getByRole('button', { name: 'Send', exact: true }).click()
      await expect(page.getByRole('list', { name: 'Messages' }).getByText('It works, thank you.')).toBeVisible()
      await page.getByRole('button', { name: 'Close ticket' }).click()
      await expect(page.getByRole('button', { name: 'Open again' })).toBeVisible()

      await operator.reload()
      await expect(operator.getByText('It works, thank you.')).toBeVisible()
      await expect(operator.getByRole('button', { name: 'Open again' })).toBeVisible()
    },
  )

for (const [where, tag] of [
  ['a computer', []],
  ['a phone', ['@phone', '@deep']],
] as const)
  test(
    `on ${where} a learner finds no article, asks with a file, and their Admin answers`,
    { tag: [...tag] },
    async ({ page, browser, viewport }) => {
      const house = await makeOrganisation('Lotus Labs')
      const asha = await house.add({ first: 'Asha', last: 'Rao' })
      await signIn(page, asha, '/helpDesk')
      await page.getByRole('searchbox', { name: 'Search the help' }).fill('zzzzzz')
      await expect(page.getByText('No article has these words')).toBeVisible()
      await page.getByRole('textbox', { name: 'What is it about?' }).fill('My exam is gone')
      await page.getByRole('textbox', { name: 'Your question' }).fill('It was there yesterday.')
      const chooser = page.waitForEvent('filechooser')
      await page.getByRole('button', { name: 'Choose files' }).click()
      const file = { name: 'screen.txt', mimeType: 'text/plain', buffer: Buffer.from('what I saw') }
      await (await chooser).setFiles(file)
      await page.getByRole('button', { name: 'Send question' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'My exam is gone' })).toBeVisible()

      const admin = await browser.newPage({ viewport, reducedMotion: 'reduce' })
      await signIn(admin, house.ownerAccount, '/helpDesk')
      await admin.getByRole('link', { name: 'Answer tickets' }).click()
      await admin.getByRole('link', { name: 'My exam is gone' }).click()
      const download = admin.waitForEvent('download')
      await admin.getByRole('button', { name: 'Download screen.txt' }).click()
      expect((await download).suggestedFilename()).toBe('screen.txt')
      await admin.getByRole('textbox', { name: 'Your answer' }).fill('It opens on Monday.')
      await admin.getByRole('button', { name: 'Send answer' }).click()
      await expect(admin.getByText('This ticket is yours.')).toBeVisible()
      await admin.close()

      await page.goto(`${url()}/notifications`)
      await page
        .getByRole('main')
        .getByText(/Your question was answered/)
        .click()
      await expect(page.getByText('It opens on Monday.')).toBeVisible()
    },
  )

test('the form for phones works without scripts', { tag: '@phone' }, async ({ browser, viewport }) => {
  const [root, unique] = [await apiAs('Superadmin'), crypto.randomUUID().slice(0, 8)]
  const email = `ravi-${unique}@example.com`
  const context = await browser.newContext({ viewport, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${url()}/en/tickets/mobile`)
  await page.getByLabel('Your e-mail').fill('nobody')
  await page.getByRole('button', { name: 'Send question' }).click()
  await expect(page.getByText('Say in a few words what it is about', { exact: false })).toBeVisible()
  await page.getByLabel('Your e-mail').fill(email)
  await page.getByLabel('What is it about?').fill(`Lost ${unique}`)
  await page.getByLabel('Your question').fill('I can not sign in.')
  await page.getByRole('button', { name: 'Send question' }).click()
  await expect(page.getByRole('heading', { name: 'Look into your mail' })).toBeVisible()
  await context.close()
  expect(threadIn(await mailTo(root, email, 1))).not.toBe('')
  const queue = async () =>
    (await root.call<{ tickets: unknown[] }>('GET', `/tickets/queue/list?search=${unique}`)).tickets.length
  expect(await queue()).toBe(0)
})

test('a ticket, for who asked and for who answers', { tag: '@deep' }, async ({ signedIn }) => {
  const creator = await signedIn('Demo creator', '/notifications')
  await showTicket(creator, { reply: true, answer: false, assign: false, close: true, restore: false })
  await checkScreen(creator, 'ticket')
  const admin = await signedIn('Superadmin', '/notifications')
  await showTicket(admin, { reply: false, answer: true, assign: true, close: true, restore: false })
  await checkThemes(admin, 'ticket-operator')
})

/** Always the same one. */
async function showTicket(page: Page, can: ReplyOf<typeof tickets.show>['ticket']['can']): Promise<void> {
  const id = '0195f3d2-0000-7000-8000-00000a1b2c3d'
  const createdAt = '2026-11-20T09:00:00.000Z'
  const ticket: ReplyOf<typeof tickets.show>['ticket'] = {
    id,
    code: '1B2C3D',
    subject: 'Half of the answers of Tuesday are missing',
    state: 'open',
    isConfirmed: true,
    asker: { id, name: 'Meera Nair', email: 'meera@lanternhill.example' },
    client: { id, name: 'Lantern Hill Coffee' },
    assignee: null,
    isMine: false,
    messages: 2,
    createdAt,
    updatedAt: createdAt,
    waitingSince: createdAt,
    can,
  }
  const message = { kind: 'message', via: 'web', files: [], createdAt } as const
  const messages: ReplyOf<typeof tickets.show>['messages'] = [
    {
      ...message,
      id,
      by: 'asker',
      name: 'Meera Nair',
      text: 'I see 14 plays, but 27 people say that they have answered.',
    },
    { ...message, id: `${id}2`, by: 'operator', name: 'Ananya Rao', text: 'Which link did they open?' },
    {
      ...message,
      id: `${id}3`,
      by: 'asker',
      name: 'Meera Nair',
      via: 'mail',
      text: 'वही जो दुकान की दीवार पर लगा है।',
      files: [{ id, name: 'counter.png', size: 48_213 }],
    },
  ]
  await page.route('**/api/v2/tickets/*/show', (route) => route.fulfill({ json: { ticket, messages } }))
  await page.route('**/api/v2/tickets/*/operators', (route) => route.fulfill({ json: { people: [] } }))
  await page.goto(`${url()}/helpDesk/tickets/${id}`)
  await expect(page.getByText('Which link did they open?')).toBeVisible()
}
