import { type Api, apiAs } from '../lib/api.ts'
import { makeDeck, selectSlide } from '../lib/decks.ts'
import type { Account } from '../lib/server.ts'
import { expect, signIn, test, url } from '../lib/test.ts'

const password = 'kettle-lantern-4711'

/** A new client on the free plan, which allows one published deck. */
async function smallClient() {
  const root = await apiAs('Superadmin')
  const slug = `e2e-${crypto.randomUUID().slice(0, 8)}`
  const owner: Account = { role: 'Admin', email: `owner@${slug}.example`, password }
  const asha: Account = { role: 'Creator', email: `asha@${slug}.example`, password }
  await root.call('POST', '/clients/create', { name: slug, slug, plan: 'free', owner: { email: owner.email } })
  const token = await invitationOf(root, owner.email)
  await root.call('POST', '/auth/reset_password/confirm', { token, password, password_confirmation: password })
  const admin = await apiAs(owner)
  await admin.call('POST', '/users/create', {
    email: asha.email,
    password,
    license_type: 'Creator',
    first_name: 'Asha',
    last_name: 'Rao',
  })
  return { owner, asha, creator: await apiAs(asha) }
}

async function invitationOf(root: Api, email: string): Promise<string> {
  const mails = async () =>
    (await root.call<{ mails: readonly { id: string }[] }>('GET', `/admin/outbox/list?search=${email}`)).mails
  await expect.poll(async () => (await mails()).length).toBe(1)
  const [mail] = await mails()
  const { text } = (await root.call<{ mail: { text: string } }>('GET', `/admin/outbox/${mail?.id}/show`)).mail
  return /#token=(\S+)/.exec(text)?.[1] ?? ''
}

const deckOf = (api: Api, name: string, publish: boolean) =>
  makeDeck(api, { name, publish, slides: [selectSlide('Hot?', ['Yes', 'No'])] })

for (const [where, tag] of [
  ['a computer', []],
  ['a phone', ['@phone', '@deep']],
] as const)
  test(
    `on ${where} a limit is reached, a larger plan asked for, passed on and granted, and all are told`,
    { tag: [...tag] },
    async ({ browser, page, viewport }) => {
      const { owner, asha, creator } = await smallClient()
      await deckOf(creator, 'Summer menu', true)
      const waiting = await deckOf(creator, 'Winter menu', false)

      await signIn(page, asha, `/publishViewer/${waiting.id}`)
      await expect(page.getByText('Your plan has 1 deck published at a time')).toBeVisible()
      await page.getByRole('link', { name: 'Ask for the Educational plan' }).click()
      await page.getByRole('textbox', { name: /What you need it for/ }).fill(`Two menus for ${asha.email}`)
      await page.getByRole('button', { name: 'Ask for this plan' }).click()
      await expect(page.getByText('Waiting', { exact: true })).toBeVisible()

      const ownerPage = await browser.newPage({ viewport, reducedMotion: 'reduce' })
      await signIn(ownerPage, owner, '/notifications')
      const ownerList = ownerPage.getByRole('main')
      await expect(ownerList.getByText('As many decks are published as the plan allows: 1')).toBeVisible()
      await ownerList.getByText('Asha Rao asks for the plan Educational').click()
      await ownerPage.getByRole('button', { name: 'Grant the request of Asha Rao' }).click()
      await ownerPage.getByRole('dialog').getByRole('button', { name: 'Pass it on' }).click()
      await expect(ownerPage.getByRole('dialog')).toHaveCount(0)

      const root = await apiAs('Superadmin')
      type Requests = { readonly requests: readonly { readonly id: string; readonly text: string }[] }
      const { requests } = await root.call<Requests>('GET', '/upgraderequests/list?state=waiting')
      const asked = requests.find(({ text }) => text.endsWith(asha.email))
      await root.call('POST', `/upgraderequests/${asked?.id}/grant`, { text: 'Enjoy it.' })

      await page.goto(`${url()}/notifications`)
      await expect(page.getByRole('main').getByText('The plan Educational is yours')).toBeVisible()
      await page.goto(`${url()}/publishViewer/${waiting.id}`)
      await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeEnabled()
      await expect(page.getByText('Your plan has 1 deck published at a time')).toHaveCount(0)
      await ownerPage.goto(`${url()}/notifications`)
      await expect(ownerList.getByText(/has the plan Educational now, as Asha Rao asked/)).toBeVisible()
      await ownerPage.close()
    },
  )
