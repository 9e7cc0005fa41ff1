// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { ownNames } from '../../test/show-view.tsx'
import { Feedback } from './feedback.tsx'

afterEach(cleanup)

const shown = (feedback: string | null) => {
  const { container } = render(<Feedback verdict={{ correct: false, feedback, solution: [] }} words={ownNames} />)
  const hidden = container.querySelector('.dk-sr')?.textContent ?? ''
  return { announced: container.textContent?.trim(), seen: container.textContent?.slice(hidden.length).trim() }
}

it('shows the author’s words alone, and right or not where there are none; both are heard', () => {
  expect(shown('That was wrong')).toEqual({ announced: 'wrong That was wrong', seen: 'That was wrong' })
  expect(shown(null)).toEqual({ announced: 'wrong', seen: 'wrong' })
})
