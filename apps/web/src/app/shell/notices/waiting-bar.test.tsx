import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { trackWaiting } from '../../../lib/waiting.ts'
import { WaitingBar } from './waiting-bar.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

it('appears after 300 ms and disappears when the request settles', async () => {
  render(<WaitingBar />)
  let finish = () => {}
  await act(async () => void trackWaiting(new Promise<void>((resolve) => (finish = resolve))))
  await pass(250)
  expect(screen.queryByRole('progressbar')).toBeNull()
  await pass(100)
  expect(screen.queryByRole('progressbar')).not.toBeNull()
  finish()
  await pass(0)
  expect(screen.queryByRole('progressbar')).toBeNull()
})

it('does not appear for quick or failed requests', async () => {
  render(<WaitingBar />)
  const failing = trackWaiting(Promise.reject(new Error('lost')))
  await act(() => failing.catch(() => {}))
  await pass(1_000)
  expect(screen.queryByRole('progressbar')).toBeNull()
})
