// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { LoadingView } from './loading-view.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it('says that the session is still being opened if that takes long', async () => {
  vi.useFakeTimers()
  render(<LoadingView isOpening />)
  expect(screen.queryByText('Still opening your session')).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(3000))
  expect(screen.getByText('Still opening your session')).toBeTruthy()
})
