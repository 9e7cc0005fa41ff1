// @vitest-environment happy-dom
import { act, cleanup, render, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useRetainedFocus } from './use-retained-focus.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function Shell({ pathname }: { pathname: string }) {
  const main = useRetainedFocus<HTMLElement>(pathname)
  return (
    <>
      <a href="/library">Library</a>
      <main ref={main} tabIndex={-1}>
        {pathname === '/templates' && <button type="button">Use this template</button>}
      </main>
    </>
  )
}

function goTo(rerender: (ui: React.ReactElement) => void, pathname: string) {
  rerender(<Shell pathname={pathname} />)
  act(() => void vi.advanceTimersByTime(100))
}

it('focuses the new screen when the focused element is removed', () => {
  const { rerender, container } = render(<Shell pathname="/templates" />)
  const shown = within(container)
  act(() => void vi.advanceTimersByTime(100))
  expect(container.contains(document.activeElement)).toBe(false)
  shown.getByRole('button').focus()
  goTo(rerender, '/contentEditor/1')
  expect(document.activeElement).toBe(shown.getByRole('main'))
})

it('otherwise leaves the focus where it is', () => {
  const { rerender, container } = render(<Shell pathname="/templates" />)
  const link = within(container).getByRole('link')
  link.focus()
  goTo(rerender, '/library')
  expect(document.activeElement).toBe(link)
})
