import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { readEnv } from '../env.ts'
import { trustProxyOf } from './trust-proxy.ts'

/** The client address that the server sees for a request from 127.0.0.1. */
async function addressSeen(TRUST_PROXY: string, forwarded: string): Promise<string> {
  const app = Fastify({ trustProxy: trustProxyOf(readEnv({ TRUST_PROXY }).trustProxy) })
  app.get('/', (request) => request.ip)
  const { body } = await app.inject({ url: '/', headers: { 'x-forwarded-for': forwarded } })
  await app.close()
  return body
}

describe('TRUST_PROXY', () => {
  it.each([
    ['off', '203.0.113.7', '127.0.0.1'],
    ['on', '198.51.100.1, 203.0.113.7', '198.51.100.1'],
    ['1', '203.0.113.7', '203.0.113.7'],
    ['1', '198.51.100.1, 203.0.113.7', '203.0.113.7'],
    ['2', '198.51.100.1, 203.0.113.7', '198.51.100.1'],
    ['2', '192.0.2.1, 198.51.100.1, 203.0.113.7', '198.51.100.1'],
    ['0', '203.0.113.7', '127.0.0.1'],
    ['127.0.0.1', '198.51.100.1, 203.0.113.7', '203.0.113.7'],
    ['127.0.0.1, 203.0.113.0/24', '198.51.100.1, 203.0.113.7', '198.51.100.1'],
    ['10.0.0.0/8', '203.0.113.7', '127.0.0.1'],
  ])('%s and "%s": %s', async (setting, forwarded, seen) => expect(await addressSeen(setting, forwarded)).toBe(seen))
})
