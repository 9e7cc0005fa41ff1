import { expect, it } from 'vitest'
import { createProviderKeys } from './provider-keys.ts'

const address = 'https://idp.example/keys'

function scene() {
  const world = { now: 0, fetches: 0, status: 200, text: '{"keys":[{"kid":"k1"}]}' }
  const send = async (url: string) => {
    if (url === address) world.fetches += 1
    await Promise.resolve()
    return new Response(world.text, { status: world.status })
  }
  return { world, keys: createProviderKeys(send, address, () => world.now) }
}

it('a flood of unknown key ids fetches keys once every five seconds', async () => {
  const { world, keys } = scene()
  for (let second = 0; second < 20; second++) {
    world.now = second * 1000
    const answers = await Promise.all(Array.from({ length: 50 }, () => keys.fetch(address, {})))
    for (const answer of answers) expect(await answer.json()).toEqual({ keys: [{ kid: 'k1' }] })
  }
  expect(world.fetches).toBe(4)
})

it('other requests pass', async () => {
  const { world, keys } = scene()
  for (let times = 0; times < 3; times++) expect((await keys.fetch('https://idp.example/token', {})).status).toBe(200)
  expect([world.fetches, keys.cached()]).toEqual([0, undefined])
})

it('cached keys can be fetched again for an unknown id, and end after five minutes', async () => {
  const { world, keys } = scene()
  await keys.fetch(address, {})
  const cached = keys.cached()
  expect(cached?.jwks).toEqual({ keys: [{ kid: 'k1' }] })
  expect(Math.floor(Date.now() / 1000) - (cached?.uat ?? 0)).toBeGreaterThan(60)
  world.now = 300_000
  expect(keys.cached()).toBeUndefined()
})

it('a failure and what is no JSON are not cached', async () => {
  const { world, keys } = scene()
  world.status = 502
  expect((await keys.fetch(address, {})).status).toBe(502)
  expect(keys.cached()).toBeUndefined()
  world.status = 200
  expect((await keys.fetch(address, {})).status).toBe(200)
  world.now = 6000
  world.text = '<html>'
  await keys.fetch(address, {})
  expect(keys.cached()).toBeUndefined()
})
