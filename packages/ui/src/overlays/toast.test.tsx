import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fireEvent } from '@testing-library/dom'
import { bottomBar } from './bottom-bar.ts'
import { ToastRegion } from './toast-region.tsx'
import { toast } from './toast.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  act(() => toast.clear())
  vi.useRealTimers()
})

function pass(milliseconds: number) {
  act(() => {
    vi.advanceTimersByTime(milliseconds)
  })
}

describe('toast', () => {
  it('is said and goes by itself', () => {
    render(<ToastRegion />)
    act(() => void toast({ title: 'Saved' }))
    expect(screen.getByRole('alertdialog', { name: 'Saved' })).toBeDefined()
    pass(6001)
    expect(screen.queryByText('Saved')).toBeNull()
  })

  it('stays when it tells of a problem', () => {
    render(<ToastRegion />)
    act(() => void toast({ title: 'Not saved', tone: 'danger' }))
    pass(60_000)
    expect(screen.getByText('Not saved')).toBeDefined()
  })

  it('is taken back by what it returned', () => {
    render(<ToastRegion />)
    let close = () => {}
    act(() => void (close = toast({ title: 'Sending', timeout: null })))
    act(() => close())
    expect(screen.queryByText('Sending')).toBeNull()
  })
})

describe('a bar at the foot of the window', () => {
  const box = (top: number, bottom: number, right: number) => ({ top, bottom, right, height: bottom - top })
  const show = (...boxes: ReturnType<typeof box>[]) => {
    vi.stubGlobal('innerHeight', 844)
    vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(390)
    render(
      <>
        {boxes.map((one, index) => (
          <div
            key={index}
            ref={(element) => {
              if (element) element.getBoundingClientRect = () => one as DOMRect
              return bottomBar(element)
            }}
          />
        ))}
        <ToastRegion />
      </>,
    )
    act(() => void toast({ title: 'Saved' }))
    return screen.getByRole('region').style.getPropertyValue('--taken')
  }
  afterEach(() => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })

  it.each([
    ['none', [], 0],
    ['one', [box(744, 844, 390)], 100],
    ['one above another', [box(788, 844, 390), box(700, 788, 390)], 144],
    ['one that is not shown', [box(0, 0, 0)], 0],
    ['a low sheet with its buttons', [box(550, 844, 390), box(640, 844, 390)], 294],
    ['the buttons of a high sheet', [box(60, 844, 390), box(760, 844, 390)], 84],
    ['a box in the middle', [box(300, 500, 390)], 0],
    ['one that is beside the messages', [box(744, 844, -100)], 0],
  ])('is not covered: %s', (_, boxes, taken) => {
    expect(show(...boxes)).toBe(`${taken}px`)
  })
})

describe('toast.undo', () => {
  it('offers undo for ten seconds and then lets the work be done', () => {
    const undo = vi.fn<() => void>()
    const expire = vi.fn<() => void>()
    render(<ToastRegion />)
    act(() => void toast.undo('Deck moved to the bin', undo, expire))
    pass(9900)
    expect(screen.getByRole('button', { name: 'Undo' })).toBeDefined()
    expect(expire).not.toHaveBeenCalled()
    pass(200)
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
    expect(expire).toHaveBeenCalledOnce()
    expect(undo).not.toHaveBeenCalled()
  })

  it('undoes once and never lets the work be done', () => {
    const undo = vi.fn<() => void>()
    const expire = vi.fn<() => void>()
    render(<ToastRegion />)
    act(() => void toast.undo('Deck moved to the bin', undo, expire))
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(undo).toHaveBeenCalledOnce()
    expect(screen.queryByText('Deck moved to the bin')).toBeNull()
    pass(20_000)
    expect(expire).not.toHaveBeenCalled()
  })
})
