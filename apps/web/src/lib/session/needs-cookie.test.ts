import { laterRoutes } from '@deckle/contract/routes-later.ts'
import { firstRoutes } from '@deckle/contract/routes-first.ts'
import { expect, it } from 'vitest'
import { needsCookie } from './needs-cookie.ts'

it('names the calls that set or read a cookie, and no others', () => {
  const all = [firstRoutes, laterRoutes].flatMap((routes) =>
    Object.values(routes).flatMap((calls) => Object.values(calls as Record<string, { path: string }>)),
  )
  const found = all.map(({ path }) => path).filter((path) => needsCookie(`/api/v2${path}`))
  expect(found.toSorted()).toEqual(['/auth/confirm_email', '/auth/sign_in', '/users/create', '/{client}/auth/connect'])
})
