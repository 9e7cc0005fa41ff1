// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { preloadViews } from '../players.ts'
import { showView } from '../test/show-view.tsx'
import type { ShownVerdict } from '../view.ts'

beforeAll(() => preloadViews(['ranking']))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const options = ['Knead', 'Prove', 'Bake'].map((text) => ({ id: text[0] as string, text }))
const texts = () => screen.getAllByRole('listitem').map((row) => row.querySelector('.dk-option-text')?.textContent)
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const submit = () => press('submit')
const announcement = () => screen.getAllByRole('status')[0]?.textContent

/** The options as first shown, by id. */
function begin(more: Parameters<typeof showView>[2] = {}) {
  const shown = showView('ranking', { options }, more)
  return { ...shown, first: texts() as string[] }
}

describe('a ranking', () => {
  it('begins mixed, and may be handed in as it stands', () => {
    const { onAnswer, first } = begin()
    expect(first).not.toEqual(['Knead', 'Prove', 'Bake'])
    submit()
    expect(onAnswer.mock.calls).toEqual([[{ kind: 'ranking', order: first.map((text) => text[0]) }]])
  })

  it('is put in order by arrows, which keep the focus and say where the option stands now', () => {
    const { onAnswer, first } = begin()
    const [a, b, c] = first as [string, string, string]
    press(`moveDown: ${a}`)
    expect(texts()).toEqual([b, a, c])
    expect(document.activeElement).toBe(screen.getByRole('button', { name: `moveDown: ${a}` }))
    expect(announcement()).toBe(`${a}: outOf`)
    press(`moveDown: ${a}`)
    expect(texts()).toEqual([b, c, a])
    // At the end the arrow keeps the focus and does nothing.
    const down = screen.getByRole('button', { name: `moveDown: ${a}` })
    expect(down.getAttribute('aria-disabled')).toBe('true')
    fireEvent.click(down)
    press(`moveUp: ${b}`)
    expect(texts()).toEqual([b, c, a])
    press(`moveUp: ${c}`)
    submit()
    expect(onAnswer.mock.calls).toEqual([[{ kind: 'ranking', order: [c[0], b[0], a[0]] }]])
  })

  describe('is dragged', () => {
    const rowHeight = 60
    function drag(from: number, by: number, { pointerType = 'mouse', at = '.dk-option-text', end = 'pointerUp' } = {}) {
      for (const [index, row] of screen.getAllByRole('listitem').entries()) {
        const box = new DOMRect(0, index * (rowHeight + 12), 300, rowHeight)
        vi.spyOn(row, 'getBoundingClientRect').mockReturnValue(box)
      }
      const row = screen.getAllByRole('listitem')[from] as HTMLElement
      const held = row.querySelector(at) as HTMLElement
      fireEvent.pointerDown(held, { pointerId: 1, pointerType, button: 0, clientY: 100 })
      fireEvent.pointerMove(window, { pointerId: 1, pointerType, clientY: 100 + by })
      fireEvent.pointerMove(window, { pointerId: 2, pointerType, clientY: 999 })
      const moving = row.className.includes('dk-dragged')
      fireEvent[end as 'pointerUp'](window, { pointerId: 1, pointerType, clientY: 100 + by })
      expect(row.style.transform).toBe('')
      return moving
    }

    it('by a mouse wherever it is taken', () => {
      const [a, b, c] = begin().first
      expect(drag(0, 150)).toBe(true)
      expect(texts()).toEqual([b, c, a])
      expect(announcement()).toBe(`${a}: outOf`)
      drag(2, -80)
      expect(texts()).toEqual([b, a, c])
    })

    it('by a finger at its grip alone, so that the rest scrolls', () => {
      const [a, b, c] = begin().first
      expect(drag(0, 150, { pointerType: 'touch' })).toBe(false)
      expect(texts()).toEqual([a, b, c])
      expect(drag(0, 80, { pointerType: 'touch', at: '.dk-grip' })).toBe(true)
      expect(texts()).toEqual([b, a, c])
    })

    it('to nowhere where the drag is broken off, too short, or begun on a button', () => {
      const { first } = begin()
      drag(0, 150, { end: 'pointerCancel' })
      drag(0, 20)
      expect(drag(0, 150, { at: 'button' })).toBe(false)
      expect(texts()).toEqual(first)
    })
  })

  it('once it is settled shows the own order, what of it is right, and the right one', () => {
    const verdict: ShownVerdict = { correct: false, feedback: null, solution: ['K', 'P', 'B'] }
    const { onAnswer } = begin({ locked: true, answer: { kind: 'ranking', order: ['P', 'K', 'B'] }, verdict })
    const rows = screen.getAllByRole('listitem')
    expect(rows.slice(0, 3).map((row) => row.textContent)).toEqual(['1Prove, wrong', '2Knead, wrong', '3Bake, right'])
    expect(rows.slice(0, 3).map((row) => row.className.includes('dk-right'))).toEqual([false, false, true])
    expect(rows.slice(3).map((row) => row.textContent)).toEqual(['Knead', 'Prove', 'Bake'])
    expect(screen.queryByRole('button')).toBeNull()
    fireEvent.pointerDown(rows[0] as HTMLElement, { pointerId: 1, pointerType: 'mouse', button: 0 })
    expect(onAnswer).not.toHaveBeenCalled()
  })

  it('shows an opinion as it was given, without marks', () => {
    begin({ locked: true, answer: { kind: 'ranking', order: ['B', 'P', 'K'] } })
    expect(screen.getAllByRole('listitem').map((row) => row.textContent)).toEqual(['1Bake', '2Prove', '3Knead'])
  })
})
