import type { AddressInfo } from 'node:net'
import { apiAs } from '../lib/api.ts'
import { linkOf, makeDeck, selectSlide } from '../lib/decks.ts'
import { newVisitor } from '../lib/play/play.ts'
import { checkThemes } from '../lib/screens/check-screen.ts'
import { startSite } from '../lib/site.ts'
import { expect, test, url } from '../lib/test.ts'
import { openHydrated } from '../lib/play/deck-play.ts'

const slides = [selectSlide('Which tea comes from Assam?', ['Assam', 'Ceylon'])]

test(
  'a creator asks for a PIN, gives the deck its own address and card, and takes it back to everybody',
  { tag: '@both' },
  async ({ signedIn, browser }) => {
    const slug = `assam-${crypto.randomUUID().slice(0, 8)}`
    const deck = await makeDeck(await apiAs('Creator'), { name: 'Assam or Ceylon', slides, publish: true })
    const page = await signedIn('Creator', `/publishViewer/${deck.id}`)
    await page.getByText('Whoever knows a PIN', { exact: true }).click()
    const pin = page.getByLabel('PIN', { exact: true })
    await expect(pin, 'one is suggested').toHaveValue(/^\d{6}$/)
    await pin.fill('')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText(/^Enter a PIN of/)).toBeVisible()
    await expect(pin).toBeFocused()
    await pin.fill('Chai 42')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Saved. It holds from now on.')).toBeVisible()
    await expect(page.getByText('Everyone who has the link and the PIN can play it.')).toBeVisible()

    await page.getByLabel('Own address').fill('feedback')
    await expect(page.getByText(/could be another deck’s short address/)).toBeVisible()
    await page.getByLabel('Own address').fill(slug)
    await page.getByLabel('Title of the card').fill('Do you know your tea?')
    await expect(page.getByRole('status').filter({ hasText: 'Publishing settings not saved' })).toBeVisible()
    await page.getByLabel('Own address').evaluate((field) => field.scrollIntoView({ block: 'center' }))
    await page.getByRole('navigation', { name: 'Deck' }).getByRole('link', { name: 'Analytics' }).click()
    const unsavedDialog = page.getByRole('alertdialog', { name: 'Your settings are not in force yet' })
    await checkThemes(page, 'publish-leave', { at: page.getByLabel('Own address') })
    await unsavedDialog.getByRole('button', { name: 'Stay here' }).click()
    await checkThemes(page, 'publish-settings', { at: page.getByLabel('Own address') })
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByRole('textbox', { name: 'Link', exact: true })).toHaveValue(new RegExp(`/play/${slug}$`))
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0)

    const visit = await newVisitor(browser, 'desktop')
    const visitor = await visit.newPage()
    await visitor.goto(`${url()}/play/${slug}`)
    await expect(visitor.getByRole('heading', { name: 'Do you know your tea?' })).toBeVisible()
    await checkThemes(visitor, 'play-gate-pin')
    await visitor.getByLabel('PIN').fill('wrong')
    await visitor.getByRole('button', { name: 'Open' }).click()
    await expect(visitor.getByText('This PIN is not right.')).toBeVisible()
    await visitor.getByLabel('PIN').fill('chai42')
    await visitor.keyboard.press('Enter')
    await expect(visitor.getByRole('heading', { name: 'Which tea comes from Assam?' })).toBeVisible()
    await expect(visitor, 'the pass leaves the address').toHaveURL(new RegExp(`/play/${slug}$`))
    await visitor.getByText('Assam', { exact: true }).click()
    await expect(visitor.locator('.dk-scroll .dk-verdict strong')).toBeVisible()
    await visitor.reload()
    await expect(visitor.getByRole('heading', { name: 'Which tea comes from Assam?' }), 'asked once').toBeVisible()

    await page.getByText('Everybody', { exact: true }).click()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Everyone can play it, without signing in.')).toBeVisible()
    const other = await (await newVisitor(browser, 'desktop')).newPage()
    await other.goto(`${url()}/play/${slug}`)
    await expect(other.getByRole('heading', { name: 'Which tea comes from Assam?' })).toBeVisible()
    await visit.close()
    await other.context().close()
  },
)

/** From the only mail to the address. */
async function codeFor(email: string): Promise<string> {
  const admin = await apiAs('Superadmin')
  const subjects = async () => {
    const query = new URLSearchParams({ search: email })
    const { mails } = await admin.call<{ mails: { subject: string }[] }>('GET', `/admin/outbox/list?${query}`)
    return mails.map(({ subject }) => subject)
  }
  await expect.poll(subjects, `mails to ${email}`).toHaveLength(1)
  return /^\d{6}/.exec((await subjects())[0] ?? '')?.[0] ?? ''
}

test('dates, a limit, invites, an e-mail address, members', { tag: '@both' }, async ({ signedIn, browser }) => {
  const api = await apiAs('Creator')
  const deck = await makeDeck(api, { name: 'Tea for members', slides, publish: true })
  const link = linkOf(deck)
  const { settings } = await api.call<{ settings: object }>('GET', `/decks/${deck.id}/publication/show`)
  const changeSettings = (patch: object) =>
    api.call('POST', `/decks/${deck.id}/publication/update`, { settings: { ...settings, ...patch } })
  const visit = await newVisitor(browser, 'desktop')
  const visitor = await visit.newPage()

  await changeSettings({ opensAt: '2099-01-31T09:05:00.000Z', closedMessage: 'Come back when the first flush is in.' })
  await visitor.goto(link)
  await expect(visitor.getByText('Come back when the first flush is in.')).toBeVisible()
  await expect(visitor.getByText(/2099/)).toBeVisible()
  await checkThemes(visitor, 'play-too-early')
  await changeSettings({ closesAt: '2020-01-31T09:05:00.000Z' })
  await visitor.reload()
  await expect(visitor.getByText('Its time is over.')).toBeVisible()

  const email = `meera-${crypto.randomUUID()}@example.org`
  await changeSettings({ access: 'email' })
  await visitor.reload()
  await visitor.getByLabel('E-mail address').fill(email)
  await visitor.getByRole('button', { name: 'Send me a code' }).click()
  await expect(visitor.getByLabel('The six digits that were sent to you')).toBeFocused()
  await checkThemes(visitor, 'play-gate-code')
  await visitor.getByLabel('The six digits that were sent to you').fill('000000')
  await visitor.keyboard.press('Enter')
  await expect(visitor.getByText('This code is not right')).toBeVisible()
  await visitor.getByLabel('The six digits that were sent to you').fill(await codeFor(email))
  await visitor.keyboard.press('Enter')
  await expect(visitor.getByRole('heading', { name: 'Which tea comes from Assam?' })).toBeVisible()

  await changeSettings({ access: 'invite' })
  const page = await signedIn('Creator', `/publishViewer/${deck.id}`)
  await page.getByRole('textbox', { name: 'How many' }).fill('2')
  await page.getByRole('button', { name: 'Make invite links' }).click()
  const dialog = page.getByRole('dialog', { name: 'Here are your 2 invite links' })
  const [invite = '', otherInvite = ''] = (
    await dialog.getByRole('textbox', { name: 'Invite links' }).inputValue()
  ).split('\n')
  await checkThemes(page, 'publish-invites')
  await page.keyboard.press('Escape')
  const begun = () => visitor.waitForRequest('**/attempts')
  const first = begun()
  await openHydrated(visitor, invite)
  await visitor.getByText('Assam', { exact: true }).click()
  expect((await first).postDataJSON(), 'our own gate is no source').toMatchObject({ source: '' })
  await expect(visitor.locator('.dk-scroll .dk-verdict strong')).toBeVisible()
  await visitor.locator('.dk-foot').getByRole('button', { name: 'Finish' }).click()
  await expect(visitor.getByRole('heading', { name: 'Your score' })).toBeVisible()
  await expect(visitor.getByRole('button', { name: 'Start again' }), 'it works once').toHaveCount(0)
  const second = await (await newVisitor(browser, 'desktop')).newPage()
  await second.goto(invite)
  await expect(second.getByText('This link was already used. It works once.')).toBeVisible()
  await second.context().close()
  await page.reload()
  await expect(page.getByText('1 of 2 used')).toBeVisible()
  await visitor.goto(invite)
  await expect(visitor.getByRole('heading', { name: 'Your score' }), 'on the same device').toBeVisible()
  // The next learner at the same device.
  const next = begun()
  await visitor.goto(otherInvite, { referer: 'https://shop.example/tea' })
  await expect(visitor.getByRole('heading', { name: 'Which tea comes from Assam?' })).toBeVisible()
  await visitor.getByText('Ceylon', { exact: true }).click()
  expect((await next).postDataJSON()).toMatchObject({ source: 'shop.example' })
  await expect(visitor.locator('.dk-scroll .dk-verdict strong')).toHaveText('Not right')
  await visitor.goto(invite)
  await expect(visitor.getByText('This link was already used. It works once.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('2 of 2 used')).toBeVisible()

  await changeSettings({ access: 'members' })
  await visitor.goto(link)
  await visitor.getByRole('link', { name: 'Sign in' }).click()
  await expect(visitor).toHaveURL(/\/login/)
  await page.goto(`${link}?utm_source=letter`)
  await page.getByRole('link', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: 'Which tea comes from Assam?' })).toBeVisible()
  await expect(page, 'the pass leaves the address, where one came from stays').toHaveURL(`${link}?utm_source=letter`)
  await visit.close()
})

test(
  'behind a button and as a bubble on another site, which the owner allows; and short links that count',
  { tag: '@deep' },
  async ({ signedIn, browser }) => {
    const deck = await makeDeck(await apiAs('Creator'), { name: 'Tea on your site', slides, publish: true })
    const page = await signedIn('Creator', `/publishViewer/${deck.id}`)
    const inText = page.frameLocator('iframe[title="Tea on your site"]')
    await page.getByText('How it will look.').scrollIntoViewIfNeeded()
    await expect(
      inText.getByRole('heading', { name: 'Which tea comes from Assam?' }),
      'in a frame, as there',
    ).toBeVisible()
    const codes: string[] = []
    for (const kind of ['Behind a button', 'Bubble']) {
      await page.getByRole('radio', { name: kind }).click()
      await page.getByLabel('Words on the button').fill('Ask the tea master')
      codes.push(await page.getByRole('textbox', { name: 'Code for your own site' }).inputValue())
    }
    await page.getByRole('button', { name: 'Ask the tea master' }).click()
    const preview = page.getByRole('group', { name: 'Ask the tea master' })
    await expect(preview.getByRole('heading', { name: 'Which tea comes from Assam?' })).toBeVisible()
    const sent: string[] = []
    page.on('request', (request) => void (/\/(play|activity)\//.test(request.url()) && sent.push(request.url())))
    await preview.getByText('Assam', { exact: true }).click()
    await expect(preview.locator('.dk-scroll .dk-verdict strong')).toHaveText('Right')
    await checkThemes(page, 'publish-frame-played', { at: preview })
    await page.getByRole('button', { name: 'Close', exact: true }).click()
    expect(sent, 'what is played in the preview is told to nobody').toEqual([])
    await checkThemes(page, 'publish-frames')

    await page.getByRole('button', { name: 'New short address' }).click()
    await page.getByLabel('Source').fill('Newsletter')
    await page.getByLabel('Medium').fill('E-mail')
    await page.getByLabel('Campaign').fill('Spring & summer')
    await page.getByRole('button', { name: 'Create', exact: true }).click()
    const addresses = page.getByRole('list', { name: 'Short addresses' })
    await expect(addresses).toContainText('Newsletter · E-mail · Spring & summer · no clicks')
    const short = (await addresses.getByText(/\/s\/\w{8}$/).textContent()) ?? ''
    const visitor = await (await newVisitor(browser, 'desktop')).newPage()
    await visitor.goto(`http://${short}`)
    await expect(visitor).toHaveURL(/utm_source=Newsletter/)
    await visitor.getByText('Assam', { exact: true }).click()
    await expect(visitor.locator('.dk-scroll .dk-verdict strong')).toBeVisible()
    await expect
      .poll(async () => {
        await page.reload()
        return addresses.textContent()
      })
      .toContain('Newsletter · E-mail · Spring & summer · 1 click')
    await page.goto(`${url()}/analyticsViewer/${deck.id}?tab=sources`)
    const cameFrom = page.getByRole('region', { name: 'Where people came from' }).locator('tbody tr')
    await expect(cameFrom, 'the visitor alone: the preview counts nowhere').toHaveText([
      /^NewsletterMedium: E-mailCampaign: Spring & summer1/,
    ])
    await page.goBack()

    const site = await startSite(
      `<!doctype html><html lang="en"><title>A shop</title><main><h1>A shop</h1>${codes.join('')}</main></html>`,
    )
    const { port } = site.address() as AddressInfo
    await visitor.goto(`http://127.0.0.1:${port}/`)
    for (const at of [0, 1]) {
      await visitor.getByRole('button', { name: 'Ask the tea master' }).nth(at).click()
      const opened = visitor.locator('dialog[open]')
      await expect(
        opened.frameLocator('iframe').getByRole('heading', { name: 'Which tea comes from Assam?' }),
      ).toBeVisible()
      await opened.getByRole('button', { name: 'Close' }).click()
      await expect(opened).toHaveCount(0)
    }

    await page.getByLabel('Sites that may show it').fill('https://Tea.Example/shop')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByLabel('Sites that may show it')).toHaveValue('tea.example')
    const response = visitor.waitForResponse(/\/embed\//)
    await visitor.goto(`http://127.0.0.1:${port}/`)
    await visitor.getByRole('button', { name: 'Ask the tea master' }).first().click()
    expect((await response).headers()['content-security-policy']).toContain("frame-ancestors 'self' tea.example;")
    await expect(visitor.locator('dialog[open]').frameLocator('iframe').getByRole('heading')).toHaveCount(0)
    await visitor.context().close()
    site.close()
  },
)
