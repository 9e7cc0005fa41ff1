import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { apiAs } from './lib/api.ts'
import { linkOf, makeDeck, selectSlide } from './lib/decks.ts'
import { expect, signIn, test, url } from './lib/test.ts'

test('the code of the publish screen puts the deck into another site, as high as it needs, and tells of answers', async ({
  page,
}) => {
  const name = 'Our "shop" & yours'
  const deck = await makeDeck(await apiAs('Creator'), {
    name,
    slides: [selectSlide('Do you like tea?', ['Yes', 'No', 'Sometimes'])],
    publish: true,
  })
  await signIn(page, 'Creator')
  await page.goto(`${url()}/publishViewer/${deck.id}`)
  const code = await page.getByRole('textbox', { name: 'Code for your own site' }).inputValue()
  const site = await startSite(`<!doctype html><title>A shop</title><h1>A shop</h1>${code}`)
  await page.goto(`http://127.0.0.1:${(site.address() as AddressInfo).port}/`)
  const heard = page.evaluate(
    () =>
      new Promise((resolve) => addEventListener('deckle:answer', (event) => resolve((event as CustomEvent).detail))),
  )
  const frame = page.getByTitle(name)
  await expect(frame).toBeVisible()
  const inside = frame.contentFrame()
  await expect(inside.getByRole('heading', { name: 'Do you like tea?' })).toBeVisible()
  await inside.getByText('Sometimes').click()
  expect(await heard).toMatchObject({ deck: linkOf(deck).split('/').at(-1) })
  const { height } = (await frame.boundingBox()) ?? { height: 0 }
  expect(height).toBeGreaterThanOrEqual(600)
  site.close()
})

async function startSite(html: string): Promise<Server> {
  const server = createServer((_request, response) =>
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}
