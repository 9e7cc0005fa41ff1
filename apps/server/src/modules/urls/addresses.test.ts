import { expect, it } from 'vitest'
import { createAddresses } from './addresses.ts'

it('an address that changes while it is read is not kept as it was', async () => {
  const received: ((code: string) => void)[] = []
  const listener = {
    subscribe: async (_: string, { onMessage }: { onMessage: (code: string) => void }) => {
      received.push(onMessage)
      return () => undefined
    },
  }
  let release: (location: string) => void = () => undefined
  const addresses = createAddresses(listener as never, (code) =>
    new Promise<string>((resolve) => (release = resolve)).then((location) => ({
      clientId: 'c',
      urlId: code,
      source: '',
      endsAt: null,
      location,
    })),
  )
  const first = addresses.find('a')
  await expect.poll(() => received.length).toBe(1)
  received[0]?.('a')
  release('/old')
  expect((await first)?.location).toBe('/old')
  expect(addresses.peek('a')).toBeUndefined()
  const second = addresses.find('a')
  await Promise.resolve()
  release('/new')
  await second
  expect(addresses.peek('a')?.location).toBe('/new')
  received[0]?.('a')
  expect(addresses.peek('a')).toBeUndefined()
})
