// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { isTyping, matchesShortcut, shownShortcut } from './shortcut.ts'

const keys = (key: string, held: Partial<Record<'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey', boolean>> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  ...held,
})

describe('matchesShortcut', () => {
  it('distinguishes undo from redo', () => {
    expect(matchesShortcut('Mod Z', keys('z', { ctrlKey: true }), false)).toBe(true)
    expect(matchesShortcut('Mod Z', keys('Z', { ctrlKey: true, shiftKey: true }), false)).toBe(false)
    expect(matchesShortcut('Mod Shift Z | Mod Y', keys('Z', { ctrlKey: true, shiftKey: true }), false)).toBe(true)
    expect(matchesShortcut('Mod Shift Z | Mod Y', keys('y', { ctrlKey: true }), false)).toBe(true)
  })
  it('accepts Cmd as Ctrl on a Mac', () => {
    expect(matchesShortcut('Mod Z', keys('z', { metaKey: true }), true)).toBe(true)
    expect(matchesShortcut('Mod Z', keys('z', { ctrlKey: true }), true)).toBe(false)
  })
  it('ignores Shift for characters that need it', () => {
    expect(matchesShortcut('?', keys('?', { shiftKey: true }), false)).toBe(true)
    expect(matchesShortcut('?', keys('?'), false)).toBe(true)
    expect(matchesShortcut('?', keys('?', { ctrlKey: true }), false)).toBe(false)
  })
  it('does not match with additional modifiers', () => {
    expect(matchesShortcut('Delete', keys('Delete', { altKey: true }), false)).toBe(false)
    expect(matchesShortcut('Delete | Backspace', keys('Backspace'), false)).toBe(true)
  })
})

describe('shownShortcut', () => {
  it('shows the first alternative', () => {
    expect(shownShortcut('Mod Shift Z | Mod Y', false)).toBe('Ctrl Shift Z')
    expect(shownShortcut('Alt ArrowUp', true)).toBe('⌥ ↑')
  })
})

describe('isTyping', () => {
  it('recognises inputs and texts edited in place', () => {
    document.body.innerHTML =
      '<input id="a"><div contenteditable="plaintext-only"><b id="b">x</b></div><button id="c">x</button>'
    expect(['a', 'b', 'c'].map((id) => isTyping(document.getElementById(id)))).toEqual([true, true, false])
  })
})
