// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { preloadViews } from '../players.ts'
import { showView } from '../test/show-view.tsx'

beforeAll(() => preloadViews(['qualification']))
afterEach(cleanup)

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

it('asks whether one is sure before it submits', () => {
  const { onAnswer } = showView('qualification')
  press('submit')
  expect(screen.getByRole('group', { name: 'areYouSure' }).textContent).toContain('areYouSure')
  expect(document.activeElement?.textContent).toBe('Yes')
  press('cancel')
  expect(document.activeElement?.textContent).toBe('submit')
  expect(screen.queryByRole('group', { name: 'areYouSure' })).toBeNull()
  expect(onAnswer).not.toHaveBeenCalled()
  press('submit')
  press('Yes')
  expect(onAnswer.mock.calls).toEqual([[{ kind: 'qualification', result: '' }]])
})

it.each([
  [true, 'You may.', 'OkayYou may.', 'dk-ok'],
  [false, null, 'Not Okay', 'dk-no'],
  [null, null, 'Error', 'dk-no'],
] as const)('tells what %s means', (value, feedback, announced, className) => {
  const answer = { kind: 'qualification', result: '' } as const
  const verdict = { correct: null, feedback, solution: [], result: { value } }
  const { container } = showView('qualification', {}, { answer, verdict, locked: true })
  expect(document.querySelector('.dk-result[role=status]')!.textContent).toBe(announced)
  expect(container.querySelector('.dk-measured')?.className).toContain(className)
  expect(screen.queryByRole('button')).toBeNull()
})
