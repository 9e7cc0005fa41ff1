// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { prepareScreens } from '../../../test/draw-part.tsx'
import { Notices } from './notices.tsx'
import { OfflineNotice } from './offline-notice.tsx'

prepareScreens('shell')
afterEach(() => void vi.unstubAllGlobals())

it('publishes its height, so that a screen as high as the window is not covered', () => {
  let resized = () => {}
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(listener: () => void) {
        resized = listener
      }
      observe() {}
      disconnect() {}
    },
  )
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return this.textContent === '' ? 0 : 40
  })
  const { unmount } = render(
    <Notices>
      <OfflineNotice />
    </Notices>,
  )
  const height = () => document.documentElement.style.getPropertyValue('--notice')
  act(resized)
  expect(height()).toBe('0px')
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void window.dispatchEvent(new Event('offline')))
  expect(screen.getByRole('status').textContent).not.toBe('')
  act(resized)
  expect(height()).toBe('40px')
  unmount()
  expect(height()).toBe('')
})
