import { act, render, screen } from '@testing-library/react'
import { Component, Suspense, type ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { resetFailures, lazyPart } from './section.tsx'

class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }
  static getDerivedStateFromError() {
    return { failed: true }
  }
  override componentDidCatch() {
    resetFailures()
  }
  override render() {
    return this.state.failed ? (
      <button type="button" onClick={() => this.setState({ failed: false })}>
        again
      </button>
    ) : (
      this.props.children
    )
  }
}

afterEach(() => {
  vi.restoreAllMocks()
})

describe('lazyPart', () => {
  it('loads once, shows the failure, and retries on request', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const load = vi.fn(() => Promise.resolve(() => <p>here</p>)).mockRejectedValueOnce(new TypeError('offline'))
    const Part = lazyPart(load)
    await act(async () => {
      render(
        <Boundary>
          <Suspense fallback="loading">
            <Part />
          </Suspense>
        </Boundary>,
      )
    })
    expect(load).toHaveBeenCalledTimes(1)
    await act(async () => screen.getByText('again').click())
    expect(screen.getByText('here')).toBeTruthy()
    expect(load).toHaveBeenCalledTimes(2)
  })
})
