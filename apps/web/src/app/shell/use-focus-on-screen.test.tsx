// @vitest-environment happy-dom
import { act, cleanup, render, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useFocusOnScreen } from './use-focus-on-screen.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function Shell({ pathname }: { pathname: string }) {
  const main = useFocusOnScreen(pathname)
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

it('takes the focus into the new screen when what had it is gone', () => {
  const { rerender, container } = render(<Shell pathname="/templates" />)
  const shown = within(container)
  act(() => void vi.advanceTimersByTime(100))
  expect(container.contains(document.activeElement)).toBe(false)
  shown.getByRole('button').focus()
  goTo(rerender, '/contentEditor/1')
  expect(document.activeElement).toBe(shown.getByRole('main'))
})

it('leaves it where it is otherwise', () => {
  const { rerender, container } = render(<Shell pathname="/templates" />)
  const link = within(container).getByRole('link')
  link.focus()
  goTo(rerender, '/library')
  expect(document.activeElement).toBe(link)
})
