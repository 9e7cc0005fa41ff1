import { errorStatus } from '@deckle/core/error.ts'
import { describe, expect, it } from 'vitest'
import { contract } from '../contract.ts'
import type { Endpoint } from './endpoint.ts'
import { otherCalls } from './other-calls.ts'
import { errorsOf, type JsonObject, openApiDocument } from './openapi.ts'

const document = openApiDocument(contract)
const paths = document.paths as Record<string, Record<string, JsonObject>>
const calls = Object.entries(contract).flatMap(([resource, named]) =>
  Object.entries(named as Record<string, Endpoint>).map(
    ([name, endpoint]) => [`${resource}.${name}`, endpoint] as const,
  ),
)
const operationOf = (endpoint: Endpoint) => paths[endpoint.path]?.[endpoint.method.toLowerCase()] as JsonObject

/** Every object within a JSON value, with its path. */
function* objectsIn(value: unknown, path = '#'): Generator<readonly [string, JsonObject]> {
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value)) yield [path, value as JsonObject]
  for (const [key, child] of Object.entries(value)) yield* objectsIn(child, `${path}/${key}`)
}

describe('the OpenAPI document', () => {
  it('is JSON of version 3.1 with its parts', () => {
    expect(JSON.parse(JSON.stringify(document))).toEqual(document)
    expect(document).toMatchObject({
      openapi: '3.1.0',
      info: { title: 'Deckle', version: '3.0.0' },
      servers: [{ url: '/api/v2' }],
    })
  })

  it('has every call and no other', () => {
    const operations = Object.values(paths).flatMap((path) => Object.values(path))
    expect(operations.map((one) => one.operationId).toSorted()).toEqual(
      [...calls.map(([name]) => name), ...otherCalls.map(({ operationId }) => operationId)].toSorted(),
    )
  })

  it('has what is served apart: the picture of a deck, the stream of notifications; and files as what they are', () => {
    const image = paths['/apiv2decks/getApiv2ImageShow/{image}']?.['get'] as JsonObject
    expect(image).toMatchObject({
      security: [],
      parameters: [{ name: 'image', in: 'path', required: true }],
      responses: { 200: { content: { 'image/webp': {} } }, 404: { content: { 'image/svg+xml': {} } } },
    })
    const stream = paths['/notifications/stream']?.['get'] as JsonObject
    expect(stream).toMatchObject({
      responses: {
        200: { content: { 'text/event-stream': {} } },
        401: { description: 'not_signed_in, session_expired' },
      },
    })
    expect(stream['security']).toBeUndefined()
    expect(operationOf(contract.analytics.deckFile as unknown as Endpoint).responses).toMatchObject({
      200: { content: { '*/*': { schema: {} } } },
    })
  })

  it('has the header of signing in by a token, the start of single sign-on, and what goes on in the background', () => {
    expect(operationOf(contract.auth.signIn as unknown as Endpoint).parameters).toMatchObject([
      { name: 'authtoken', in: 'header', required: false },
    ])
    expect(paths['/{client}/auth/start']?.['get']).toMatchObject({
      security: [],
      parameters: [
        { name: 'client', in: 'path', required: true },
        { name: 'back', in: 'query', required: false },
      ],
      responses: { 302: {} },
    })
    const codes = Object.keys(operationOf(contract.rules.run).responses as object)
    expect(codes.slice(0, 2)).toEqual(['200', '202'])
  })

  it.each(calls)('says of %s its parameters, body, replies and refusals', (name, endpoint) => {
    const operation = operationOf(endpoint)
    const parameters = (operation.parameters ?? []) as { name: string; in: string; required: boolean; schema: object }[]
    const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, one]) => one)
    expect([operation.operationId, operation.summary]).toEqual([name, endpoint.summary])
    expect(
      parameters
        .filter((one) => one.in === 'path')
        .map((one) => one.name)
        .toSorted(),
    ).toEqual(inPath.toSorted())
    expect(parameters.filter((one) => one.in === 'path' && !one.required)).toEqual([])
    expect('requestBody' in operation).toBe(endpoint.method !== 'GET')
    expect(operation.security).toEqual(endpoint.access === 'public' ? [] : undefined)
    const responses = operation.responses as Record<string, { description: string }>
    expect(responses['200']).toBeDefined()
    const documented = Object.values(responses).flatMap((one) => one.description.split(', '))
    expect(errorsOf(endpoint).filter((code) => !documented.includes(code))).toEqual([])
    expect(Boolean(responses['401'])).toBe(
      endpoint.access !== 'public' || endpoint.errors.some((code) => errorStatus[code] === 401),
    )
  })

  it('refers only to what it holds', () => {
    const references = [...objectsIn(document)].flatMap(([, one]) => (typeof one.$ref === 'string' ? [one.$ref] : []))
    expect(references.length).toBeGreaterThan(0)
    for (const reference of new Set(references)) {
      expect(
        reference
          .slice(2)
          .split('/')
          .reduce<unknown>((at, key) => (at as JsonObject | undefined)?.[key], document),
        reference,
      ).toBeDefined()
    }
  })

  it('has no schema of a wrong build', () => {
    const types = new Set(['string', 'number', 'integer', 'boolean', 'array', 'object', 'null'])
    for (const [path, one] of objectsIn(document)) {
      if (/\/(properties|required)$/.test(path)) continue
      if (typeof one.type === 'string' && !path.includes('securitySchemes'))
        expect(types.has(one.type), path).toBe(true)
      if (one.type === 'array') expect(one.items, path).toBeDefined()
      if (typeof one.pattern === 'string') expect(() => new RegExp(one.pattern as string, 'u'), path).not.toThrow()
      if (Array.isArray(one.required) && one.properties)
        for (const name of one.required) expect(one.properties, path).toHaveProperty([name])
    }
  })

  it('lets what has no JSON form be anything', () => {
    const reply = (operationOf(contract.decks.show).responses as never)['200'] as {
      content: Record<string, { schema: { properties: { deck: { properties: JsonObject } } } }>
    }
    expect(reply.content['application/json']?.schema.properties.deck.properties.content).toEqual({})
  })

  it('names files of forms and of replies', () => {
    const upload = operationOf(contract.media.upload).requestBody as {
      content: Record<string, { schema: { properties: JsonObject; required: string[] } }>
    }
    expect(upload.content['multipart/form-data']?.schema).toMatchObject({
      properties: { file: { type: 'string' } },
      required: ['file'],
    })
    expect(operationOf(contract.competencies.export as unknown as Endpoint).responses).toMatchObject({
      200: { content: { 'text/csv': { schema: { type: 'string' } } } },
    })
  })
})
