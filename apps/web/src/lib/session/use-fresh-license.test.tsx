// @vitest-environment happy-dom
import type { License } from '@deckle/contract/models/people.ts'
import { planLimitNames } from '@deckle/core/plan/plan.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useReachedLimit } from '../../deck/plan-limit.tsx'
import { api } from '../api.ts'
import { authState } from './auth-state.ts'
import { completeLicense } from './complete-license.ts'
import { restoreSession } from './session.ts'
import type { StoredUser } from './tokens/persisted.ts'
import { persisted, tokens } from './tokens/stores.ts'
import { useFreshLicense } from './use-fresh-license.ts'

const required = { id: 'l', license_type: 'Creator', plan: 'free', maxSpace: 250 } as const
const license = completeLicense(required)
const later = (Object.keys(license) as (keyof License)[]).filter((name) => !Object.hasOwn(required, name))
const token = { 'access-token': 'a', client: 'c', uid: 'u', expiry: '4000000000', 'token-type': 'Bearer' }

beforeEach(() => {
  vi.spyOn(tokens, 'read').mockResolvedValue(token)
  // The fresh licence does not arrive.
  vi.spyOn(api.users, 'showLicense').mockReturnValue(new Promise(() => {}))
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  persisted.purge()
})

/** A page load with what an earlier release stored: `field` did not exist. */
async function restoreWithout(field: keyof License): Promise<void> {
  const { [field]: _, ...rest } = { ...license, usedSpace: 100 }
  const stored = rest as StoredUser['license']
  persisted.write('auth', { user: { username: 'asha', license: stored } as StoredUser, isUserLoggedIn: true })
  persisted.write('license', stored)
  await restoreSession()
  expect(authState.getState().user?.license).not.toHaveProperty(field)
}

function read<Value>(hook: () => Value): Value {
  const client = new QueryClient()
  return renderHook(hook, {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  }).result.current
}

it.each(later)('a licence that was stored before it had %s has it until the fresh one arrives', async (field) => {
  await restoreWithout(field)
  expect(read(useFreshLicense)).toEqual({ ...license, usedSpace: field === 'usedSpace' ? 0 : 100 })
})

it.each(planLimitNames)('a screen that asks for the limit %s is drawn with such a licence', async (name) => {
  await restoreWithout(name)
  expect(() => read(() => useReachedLimit(name))).not.toThrow()
})
