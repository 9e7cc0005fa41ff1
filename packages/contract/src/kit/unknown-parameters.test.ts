import { expect, it } from 'vitest'
import { contract } from '../contract.ts'
import type { Endpoint } from './endpoint.ts'

const calls = Object.entries(contract).flatMap(([resource, endpoints]) =>
  Object.entries<Endpoint>(endpoints).map(([name, { query }]) => ({ call: `${resource}.${name}`, query })),
)

it('every call refuses unknown parameters by name', () => {
  const refusals = calls.map(({ call, query }) => {
    const { error } = query.safeParse({ unheard_of: '1' })
    return [call, error?.issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : []))]
  })
  expect(refusals).toEqual(calls.map(({ call }) => [call, ['unheard_of']]))
})
