import { createHmac } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ReplyOf } from '@deckle/contract/kit/endpoint.ts'
import type { webhooks } from '@deckle/contract/webhooks.ts'
import { newLeadField, newLeadForm } from '@deckle/core/deck/lead-form/lead-form.ts'
import type { Api } from '../lib/api.ts'
import { makeDeck, selectSlide } from '../lib/decks.ts'
import { makeOrganisation } from '../lib/organisation.ts'
import { setChecked } from '../lib/set-checked.ts'
import { expect, signIn, test, url } from '../lib/test.ts'

interface Received {
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** Fails for the first two attempts at each delivery. */
async function startReceiver() {
  const received: Received[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += String(part)))
    request.on('end', () => {
      const id = request.headers['webhook-id']
      received.push({ headers: request.headers, body })
      response.writeHead(received.filter(({ headers }) => headers['webhook-id'] === id).length > 2 ? 200 : 503).end()
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return { received, address: `http://127.0.0.1:${port}/leads`, close: () => server.close() }
}

function signatureOf({ headers, body }: Received, secret: string): string {
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`
}

/** Somebody plays the deck and fills in its form. */
async function captureLead(api: Api, name: string): Promise<void> {
  const consent = { text: 'You may write to me.', required: true }
  const deck = await makeDeck(api, {
    name: 'Your tea, by mail',
    slides: [selectSlide('Which tea comes from Assam?', ['Assam', 'Ceylon'])],
    content: { leadForm: { ...newLeadForm, fields: [...newLeadForm.fields, newLeadField('phone', false)], consent } },
    publish: true,
  })
  const { shortid = '', versionId } = deck.publication ?? {}
  const id = crypto.randomUUID()
  const begun = await api.call<{ attempt: { token: string } }>('POST', `/play/${shortid}/attempts`, { id, versionId })
  await api.call('POST', `/play/attempts/${id}/lead`, {
    token: begun.attempt.token,
    id: crypto.randomUUID(),
    fields: { name, email: 'ravi@tea.example', phone: '+91 98450 12345' },
    consent: true,
  })
}

/** States of all deliveries to the only webhook. */
async function statesOf(owner: Api): Promise<readonly string[]> {
  const [webhook] = (await owner.call<ReplyOf<typeof webhooks.list>>('GET', '/webhooks/list')).webhooks
  const path = `/webhooks/${webhook?.id}/deliveries`
  const { deliveries } = await owner.call<ReplyOf<typeof webhooks.deliveries>>('GET', path)
  return deliveries.map(({ state }) => state)
}

test('a lead is moved through the board by keys, and told to a system that fails twice first', async ({ page }) => {
  const receiver = await startReceiver()
  const name = 'Ravi Kapoor'
  // No other journey's leads are delivered to this receiver.
  const { owner, ownerAccount } = await makeOrganisation('Assam Direct')
  await signIn(page, ownerAccount, '/account?tab=webhooks')
  await page.getByRole('button', { name: 'New webhook' }).click()
  await page.getByRole('textbox', { name: 'Address' }).fill(receiver.address)
  await setChecked(page.getByRole('checkbox', { name: 'A lead changes' }), false)
  await page.getByRole('button', { name: 'Create' }).click()
  const secret = (await page.getByText(/^whsec_/).textContent()) ?? ''
  await page.getByRole('button', { name: 'I have copied it' }).click()
  await expect(page.getByText(receiver.address)).toBeVisible()

  await captureLead(owner, name)
  await page.goto(`${url()}/leads?view=board&q=${encodeURIComponent(name)}`)
  const card = page.getByRole('link', { name })
  await expect(page.getByRole('region', { name: 'New, 1' }).getByRole('link', { name })).toBeVisible()
  await card.focus()
  for (const status of ['Contacted', 'Qualified', 'Won']) {
    await page.keyboard.press('Shift+ArrowRight')
    await expect(page.getByRole('region', { name: `${status}, 1` }).getByRole('link', { name })).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
  await expect(page.getByText('moved it from “Qualified” to “Won”')).toBeVisible()
  await expect(page.getByText('left their details')).toBeVisible()

  const mine = () => receiver.received.filter(({ body }) => body.includes(name))
  await expect.poll(() => mine().length, { timeout: 600_000 }).toBe(3)
  expect(new Set(mine().map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  for (const one of mine()) expect(one.headers['webhook-signature']).toBe(signatureOf(one, secret))
  expect(JSON.parse(mine()[0]?.body ?? '')).toMatchObject({ type: 'lead.created', data: { lead: { name } } })

  // The log is not refreshed while it is open.
  await expect.poll(() => statesOf(owner)).toEqual(['delivered'])
  await page.goto(`${url()}/account?tab=webhooks`)
  await page.getByRole('button', { name: `Log of ${receiver.address}` }).click()
  const row = page.getByRole('row', { name: /lead\.created/ }).first()
  await expect(row).toContainText('Delivered')
  await expect(row).toContainText('3 attempts')
  await row.getByRole('button', { name: /^Send lead\.created/ }).click()
  await expect.poll(() => mine().length).toBe(4)

  await page.getByRole('button', { name: 'All webhooks' }).click()
  await page.getByRole('button', { name: `More for ${receiver.address}` }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText(receiver.address)).toHaveCount(0)
  receiver.close()
})
