// @vitest-environment happy-dom
import { CallError } from '@deckle/contract/client/call-error.ts'
import { planLimitNames } from '@deckle/core/plan/plan.ts'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { loadWords } from '../words/catalogues.ts'
import { limitOf, PlanLimitCallout } from './plan-limit.tsx'

beforeAll(() => Promise.all([loadWords('en', 'deck'), loadWords('en', 'errors')]))
afterEach(cleanup)

const message = 'Your plan has no logic jumps.'
const refusal = (name: string, lifts: string | null) =>
  new CallError(402, { code: 'plan_limit', message, errors: [message], limit: { name, limit: 3, used: 3, lifts } })

async function shown(error: CallError): Promise<string> {
  const reached = limitOf(error)
  if (!reached) throw new Error('No limit')
  const { container } = await act(async () => render(<PlanLimitCallout reached={reached} />))
  return container.textContent
}

it.each(planLimitNames)('a refusal for %s is told in its own words, whatever the screen', async (name) => {
  const { [name]: text } = (await loadWords('en', 'deck'))['limits'] as Record<string, { makeRoom: string }>
  expect(await shown(refusal(name, null))).toContain(text?.makeRoom)
  cleanup()
  await shown(refusal(name, 'business'))
  expect(screen.getByText('The Business plan lifts this. An administrator can change the plan.')).toBeTruthy()
  expect(screen.queryByText(message)).toBeNull()
})

it('a feature that the plan lacks is told in the server’s words, with the plan that has it', async () => {
  const text = await shown(refusal('logicJumps', 'agency'))
  expect(text).toContain(message)
  expect(text).toContain('The Agency plan lifts this.')
  expect(text).not.toContain('deck')
})

it('a limit of the licence is told in the server’s words alone', async () => {
  expect(await shown(refusal('maxSpace', null))).toMatch(new RegExp(`${message}$`))
})

it('other errors reach no limit', () => {
  expect(limitOf(new Error('x'))).toBeNull()
  expect(limitOf(new CallError(402, { code: 'plan_limit', message, errors: [message] }))).toBeNull()
})
