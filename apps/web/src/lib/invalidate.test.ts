import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, it } from 'vitest'
import { invalidate } from './invalidate.ts'

const client = new QueryClient()
afterEach(() => client.clear())

/** A slow server: each request answers with the rows at the time of the request. */
function slowList() {
  const rows = ['one']
  const answers: (() => void)[] = []
  const query = new QueryObserver(client, {
    queryKey: ['media', 'list'],
    queryFn: () => {
      const seen = [...rows]
      return new Promise<string[]>((resolve) => answers.push(() => resolve(seen)))
    },
  })
  const stop = query.subscribe(() => undefined)
  return { rows, answers, stop }
}

it('refetches a first response that was in flight when something changed', async () => {
  const { rows, answers, stop } = slowList()
  await expect.poll(() => answers.length).toBe(1)
  rows.push('two')
  const refreshed = invalidate(client, ['media'])
  answers[0]?.()
  await expect.poll(() => answers.length).toBe(2)
  answers[1]?.()
  await refreshed
  expect(client.getQueryData(['media', 'list'])).toEqual(['one', 'two'])
  stop()
})

it('fetches once if the list was loaded already', async () => {
  const { rows, answers, stop } = slowList()
  await expect.poll(() => answers.length).toBe(1)
  answers[0]?.()
  await expect.poll(() => client.getQueryData(['media', 'list'])).toEqual(['one'])
  rows.push('two')
  const refreshed = invalidate(client, ['media'])
  await expect.poll(() => answers.length).toBe(2)
  answers[1]?.()
  await refreshed
  expect([answers.length, client.getQueryData(['media', 'list'])]).toEqual([2, ['one', 'two']])
  stop()
})
