// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { listenToKeys } from './player-keys.ts'

const acts = { next: vi.fn(), back: vi.fn() }
let stage: HTMLElement
let off: () => void

function show(html: string): void {
  stage.innerHTML = html
}
const find = (selector: string) => stage.querySelector<HTMLElement>(selector)!

beforeEach(() => {
  stage = document.body.appendChild(document.createElement('div'))
  off = listenToKeys(stage, document, () => acts)
})
afterEach(() => {
  off()
  stage.remove()
  vi.clearAllMocks()
})

function touch(type: string, target: Element, x: number, y: number, fingers = 1): void {
  const at = { clientX: x, clientY: y }
  const event = new Event(type, { bubbles: true })
  target.dispatchEvent(
    Object.assign(event, { touches: Array.from({ length: fingers }, () => at), changedTouches: [at] }),
  )
}
function swipe(target: Element, dx: number, dy = 0, fingers = 1): readonly number[] {
  touch('touchstart', target, 200, 200, fingers)
  touch('touchend', target, 200 + dx, 200 + dy, fingers)
  return [acts.next.mock.calls.length, acts.back.mock.calls.length]
}

describe('a swipe', () => {
  it('steps on and back, the other way round from right to left', () => {
    show('<p>One</p>')
    expect(swipe(find('p'), -80)).toEqual([1, 0])
    expect(swipe(find('p'), 80)).toEqual([1, 1])
    show('<div dir="rtl"><p>ایک</p></div>')
    expect(swipe(find('p'), 80)).toEqual([2, 1])
  })

  it.each([
    ['a short one', '<p></p>', 'p', -40, 0, 1],
    ['one that scrolls', '<p></p>', 'p', -80, 70, 1],
    ['one of two fingers', '<p></p>', 'p', -80, 0, 2],
    ['one on a slider', '<input type="range">', 'input', -80, 0, 1],
    ['one on what is dragged', '<ul><li draggable="true"><b></b></li></ul>', 'b', -80, 0, 1],
    ['one on a video', '<video></video>', 'video', -80, 0, 1],
  ])('is not %s', (_name, html, selector, dx, dy, fingers) => {
    show(html)
    expect(swipe(find(selector), dx, dy, fingers)).toEqual([0, 0])
  })

  it('is not one within what scrolls sideways', () => {
    show('<div style="overflow-x: auto"><b></b></div>')
    Object.defineProperty(find('div'), 'scrollWidth', { value: 500 })
    expect(swipe(find('b'), -80)).toEqual([0, 0])
  })

  it('ends when the system takes it', () => {
    show('<p></p>')
    touch('touchstart', find('p'), 200, 200)
    touch('touchcancel', find('p'), 200, 200)
    touch('touchend', find('p'), 100, 200)
    expect(acts.next).not.toHaveBeenCalled()
  })
})

describe('a key', () => {
  const press = (key: string, code = '') =>
    stage.dispatchEvent(new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true }))

  it('chooses by digit and letter, on keyboards of other scripts too', () => {
    show('<div class="dk-scroll"><button data-n="1"></button><button data-n="2"></button></div>')
    const pressed = [vi.fn(), vi.fn()]
    pressed.forEach((one, at) => find(`[data-n="${at + 1}"]`).addEventListener('click', one))
    press('2')
    press('b')
    press('न', 'KeyB')
    press('१', 'Digit1')
    press('Shift', 'ShiftLeft')
    expect(pressed.map((one) => one.mock.calls.length)).toEqual([1, 3])
  })

  it('is not for the slide that is drawn ahead', () => {
    show(
      '<div class="dk-scroll"><button data-n="1"></button></div><div class="dk-ahead"><button class="dk-submit" data-n="2"></button></div>',
    )
    const pressed = vi.fn()
    for (const button of stage.querySelectorAll('button')) button.addEventListener('click', pressed)
    press('2')
    press('Enter')
    expect(pressed).not.toHaveBeenCalled()
    press('1')
    expect(pressed).toHaveBeenCalledOnce()
  })

  it('is heard late rather than not', () => {
    show('<div class="dk-scroll"><button data-n="1"></button></div>')
    const pressed = vi.fn()
    find('button').addEventListener('click', pressed)
    const early = new KeyboardEvent('keydown', { key: '1' })
    stage.dispatchEvent(early)
    listenToKeys(stage, stage, () => acts, early)()
    expect(pressed).toHaveBeenCalledTimes(1)
  })

  it('goes on by Enter from a field that is handed in, not from one that is being written, nor while it is held down', () => {
    const advance = vi.fn()
    show(
      '<div class="dk-scroll"><form><input><button class="dk-submit" disabled></button></form></div><button class="dk-main"></button>',
    )
    find('.dk-main').addEventListener('click', advance)
    const field = find('input') as HTMLInputElement
    const enter = (repeat = false) =>
      field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', repeat, bubbles: true, cancelable: true }))
    enter()
    expect(advance).not.toHaveBeenCalled()
    field.readOnly = true
    enter(true)
    expect(advance).not.toHaveBeenCalled()
    enter()
    expect(advance).toHaveBeenCalledOnce()
  })

  it('takes a question back by Escape', () => {
    const cancel = vi.fn()
    show('<div class="dk-sure"><button class="dk-main"></button><button class="dk-second"></button></div>')
    find('.dk-second').addEventListener('click', cancel)
    press('Escape')
    expect(cancel).toHaveBeenCalledTimes(1)
  })
})
