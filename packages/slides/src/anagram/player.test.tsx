// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { preloadViews } from '../players.ts'
import { showView } from '../test/show-view.tsx'

beforeAll(() => preloadViews(['anagram']))
afterEach(cleanup)

const letters = () => within(screen.getByRole('group', { name: 'letters' })).getAllByRole('button')
const word = () => screen.getAllByRole('status')[0]!.textContent
const type = (...keys: readonly string[]) => {
  for (const key of keys) fireEvent.keyDown(screen.getByRole('heading'), { key })
}

it('makes a word by pressing letters and by typing them, takes them back, and submits a whole one only', () => {
  const { onAnswer, container } = showView('anagram', { answer: 'Noon' })
  const form = container.querySelector('form')!
  expect(
    letters()
      .map((one) => one.textContent)
      .sort(),
  ).toEqual(['n', 'n', 'o', 'o'])
  fireEvent.click(letters().find((one) => one.textContent === 'n')!)
  type('o', 'x', 'o')
  expect(word()).toBe('noo')
  fireEvent.submit(form)
  type('Backspace', 'Backspace', 'N')
  expect(word()).toBe('nn')
  const yours = () => within(screen.getByRole('group', { name: 'yourWord' })).getAllByRole('button')
  const [first] = yours()
  first!.focus()
  fireEvent.click(first!)
  expect(word()).toBe('n')
  expect(letters()).toContain(document.activeElement)
  fireEvent.click(screen.getByRole('button', { name: 'clear' }))
  expect(word()).toBe('')
  type('n', 'o', 'o', 'n')
  expect(onAnswer).not.toHaveBeenCalled()
  fireEvent.submit(form)
  expect(onAnswer.mock.calls).toEqual([[{ kind: 'fillInTheBlank', texts: ['noon'] }]])
})

it('never uses the same letter twice, and parts words as the answer does', () => {
  const { onAnswer, container } = showView('anagram', { answer: 'Ab cd' })
  type('a', 'a', 'b', 'c', 'd')
  expect(word()).toBe('ab cd')
  fireEvent.submit(container.querySelector('form')!)
  expect(onAnswer.mock.calls).toEqual([[{ kind: 'fillInTheBlank', texts: ['ab cd'] }]])
})

it('keeps Devanagari letters whole', () => {
  showView('anagram', { answer: 'क्षितिज' })
  expect(
    letters()
      .map((one) => one.textContent)
      .sort(),
  ).toEqual(['क्षि', 'ज', 'ति'])
})

it('shows what would have been right, and takes nothing more once it is locked', () => {
  const { onAnswer } = showView(
    'anagram',
    { answer: 'Noon' },
    {
      locked: true,
      answer: { kind: 'fillInTheBlank', texts: ['onon'] },
      verdict: { correct: false, feedback: null, solution: ['Noon'] },
    },
  )
  expect(word()).toBe('onon')
  type('Backspace')
  fireEvent.click(letters()[0]!)
  expect(word()).toBe('onon')
  expect(document.body.textContent).toContain('rightAnswer: Noon')
  expect(onAnswer).not.toHaveBeenCalled()
})
