// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { preloadViews } from '../players.ts'
import { showView } from '../test/show-view.tsx'

beforeAll(() => preloadViews(['fill_in_the_blanks']))
afterEach(cleanup)

const blanks = [
  { id: 'a', answer: 'Earth' },
  { id: 'b', answer: '27' },
]
const paragraph = 'The Moon goes around the ___ in about _____ days.'

it('has a field at each gap, and submits when all are filled', () => {
  const { onAnswer, container } = showView('fill_in_the_blanks', { paragraph, blanks })
  expect(container.querySelector('.dk-gaps')?.textContent).toBe('The Moon goes around the  in about  days.')
  const [first, second] = screen.getAllByRole('textbox', { name: /blank/ })
  fireEvent.input(first!, { target: { value: ' Earth' } })
  fireEvent.submit(container.querySelector('form')!)
  expect(onAnswer).not.toHaveBeenCalled()
  fireEvent.input(second!, { target: { value: '27 ' } })
  fireEvent.submit(container.querySelector('form')!)
  expect(onAnswer.mock.calls).toEqual([[{ kind: 'fillInTheBlank', texts: ['Earth', '27'] }]])
})

it('has one field below a text without a gap', () => {
  const { container } = showView('fill_in_the_blanks', { paragraph: 'What is it?', blanks: blanks.slice(0, 1) })
  expect(screen.getByRole('textbox', { name: 'yourAnswer' })).toBeTruthy()
  expect(container.textContent).toContain('What is it?')
})

it('shows what was given and what would have been right', () => {
  showView(
    'fill_in_the_blanks',
    { paragraph, blanks },
    {
      locked: true,
      answer: { kind: 'fillInTheBlank', texts: ['Sun', '27'] },
      verdict: { correct: false, feedback: null, solution: ['Earth', '27'] },
    },
  )
  expect(screen.getAllByRole('textbox').map((one) => (one as HTMLInputElement).value)).toEqual(['Sun', '27'])
  expect(document.body.textContent).toContain('rightAnswer: Earth, 27')
})
