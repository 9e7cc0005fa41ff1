import { describe, expect, it } from 'vitest'
import { contract } from './contract.ts'
import type { Endpoint } from './endpoint.ts'
import { type Route, routes } from './routes.ts'

const light = (endpoint: Endpoint): Route => ({
  method: endpoint.method,
  path: endpoint.path,
  isPublic: endpoint.access === 'public',
  isForm: endpoint.bodyType === 'multipart',
})

describe('routes', () => {
  it('say of every call what the contract says', () => {
    const expected = Object.fromEntries(
      Object.entries(contract).map(([resource, calls]) => [
        resource,
        Object.fromEntries(
          Object.entries(calls as Record<string, Endpoint>).map(([name, endpoint]) => [name, light(endpoint)]),
        ),
      ]),
    )
    expect(routes).toEqual(expected)
  })

  it('are each there once', () => {
    const all = Object.values(routes).flatMap((calls) =>
      Object.values(calls as Record<string, Route>).map((route) => `${route.method} ${route.path}`),
    )
    expect(new Set(all).size).toBe(all.length)
  })
})
