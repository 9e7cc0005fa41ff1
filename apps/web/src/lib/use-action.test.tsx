// @vitest-environment happy-dom
import { CallError, cancelled } from '@deckle/contract/client/call-error.ts'
import { toastQueue } from '@deckle/ui/overlays/toast.ts'
import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { prepareScreens, surround } from '../test/draw-part.tsx'
import { type ActionOptions, changeQuery, useAction } from './use-action.ts'

const key = ['things', 'list']
const refusal = new CallError(409, { code: 'conflict', message: 'Not so.', errors: ['Not so.'] })

prepareScreens('errors')
afterEach(() => toastQueue.clear())

function start(options: ActionOptions<string, unknown>) {
  const { client, wrapper } = surround()
  client.setQueryData(key, ['old'])
  const { result } = renderHook(() => useAction(options), { wrapper })
  return { client, action: () => result.current, list: () => client.getQueryData(key) }
}
const toasts = () => toastQueue.visibleToasts.map(({ content }) => content.title)
/** A server that answers on demand. */
function server() {
  const waiting: { resolve: () => void; reject: (error: Error) => void }[] = []
  const call = vi.fn<(input: string) => Promise<void>>(
    () => new Promise((resolve, reject) => waiting.push({ resolve, reject })),
  )
  return { call, waiting }
}

it('shows nothing of a run that the person cancelled', async () => {
  const { action } = start({ call: () => Promise.reject(cancelled()) })
  await act(async () => void (await action().run('x')))
  expect([action().error, action().isPending, toastQueue.visibleToasts]).toEqual([null, false, []])
})

describe('an action', () => {
  it('is pending until the response, calls onDone, and refetches what it invalidates', async () => {
    const { call, waiting } = server()
    const onDone = vi.fn<() => void>()
    const { action, client } = start({ call, onDone, invalidates: [key] })
    let done: Promise<boolean> | undefined
    await act(async () => void (done = action().run('a')))
    await waitFor(() => expect(action().isPending).toBe(true))
    expect(action().input).toBe('a')
    await act(async () => waiting[0]?.resolve())
    expect(await done).toBe(true)
    await waitFor(() => expect(action().isDone).toBe(true))
    expect(onDone).toHaveBeenCalledTimes(1)
    expect(client.getQueryState(key)?.isInvalidated).toBe(true)
  })

  it('never rejects: a failure is shown in a toast, a custom toast, or by the screen', async () => {
    const call = () => Promise.reject(refusal)
    for (const [failure, shown] of [
      [undefined, ['Not so.']],
      [() => ({ title: 'It stays as it is.' }), ['It stays as it is.']],
      ['in place', []],
    ] as const) {
      const { action } = start({ call, ...(failure && { failure }) })
      let isDone: boolean | undefined
      await act(async () => void (isDone = await action().run('a')))
      expect(isDone).toBe(false)
      expect(toasts()).toEqual(shown)
      await waitFor(() => expect(action().error).toBe(refusal))
      toastQueue.clear()
    }
  })

  it('runs once at a time; other inputs run in parallel', async () => {
    const one = server()
    const { action } = start({ call: one.call })
    await act(async () => void action().run('a'))
    expect(await action().run('b')).toBe(false)
    expect(one.call).toHaveBeenCalledTimes(1)
    await act(async () => one.waiting[0]?.resolve())
    await act(async () => void action().run('b'))
    expect(one.call).toHaveBeenCalledTimes(2)

    const many = server()
    const rows = start({ call: many.call, sameAs: (row) => row })
    await act(async () => {
      void rows.action().run('a')
      void rows.action().run('b')
      void rows.action().run('a')
    })
    expect(many.call.mock.calls.map(([row]) => row)).toEqual(['a', 'b'])
  })

  it('shows a change at once and rolls back if it is refused', async () => {
    const { call, waiting } = server()
    const { action, list } = start({
      call,
      show: changeQuery<readonly string[], string>(key, (old, more) => [...old, more]),
    })
    await act(async () => void action().run('new'))
    expect(list()).toEqual(['old', 'new'])
    await act(async () => waiting[0]?.reject(refusal))
    await waitFor(() => expect(list()).toEqual(['old']))
    expect(toasts()).toEqual(['Not so.'])
  })

  it('fails at once without a network', async () => {
    const call = vi.fn<() => Promise<never>>(() => Promise.reject(refusal))
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    window.dispatchEvent(new Event('offline'))
    const { action } = start({ call })
    await act(async () => void (await action().run('a')))
    window.dispatchEvent(new Event('online'))
    expect(call).toHaveBeenCalledTimes(1)
  })
})
