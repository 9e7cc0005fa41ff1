import { type ErrorCode, errorStatus } from '@deckle/core/error.ts'
import { APP_VERSION } from '@deckle/core/version/version.ts'
import * as z from 'zod/mini'
import { API_BASE } from '../contract.ts'
import { type Endpoint, errorReply } from './endpoint.ts'
import { type OtherCall, otherCalls } from './other-calls.ts'

export type JsonObject = { [key: string]: unknown }
type Resources = Readonly<Record<string, Readonly<Record<string, Endpoint>>>>

/**
 * The OpenAPI 3.1 document of all calls, built from the schemas that validate them. Takes some milliseconds: cache the
 * result.
 * @param contract calls by resource; a call's `operationId` is `resource.name`
 */
export function openApiDocument(contract: Resources): JsonObject {
  const paths: Record<string, JsonObject> = {}
  for (const [resource, calls] of Object.entries(contract)) {
    for (const [name, endpoint] of Object.entries(calls)) {
      const path = (paths[endpoint.path] ??= {})
      path[endpoint.method.toLowerCase()] = operation(`${resource}.${name}`, resource, endpoint)
    }
  }
  for (const call of otherCalls) paths[call.path] = { [call.method ?? 'get']: otherOperation(call) }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Deckle',
      version: APP_VERSION,
      description:
        'A session’s headers are in the response to sign-in. Any response may have new ones: for a blank header keep the value that you have.',
    },
    servers: [{ url: API_BASE }],
    tags: Object.keys(contract).map((name) => ({ name })),
    security: [session],
    paths,
    components: {
      securitySchemes: Object.fromEntries(
        ['access-token', 'client', 'uid'].map((name) => [name, { type: 'apiKey', in: 'header', name }]),
      ),
      schemas: { Error: schemaOf(errorReply, 'output') },
    },
  }
}

const session = { 'access-token': [], client: [], uid: [] }

export function errorsOf(endpoint: Endpoint): readonly ErrorCode[] {
  const common: ErrorCode[] = ['malformed', 'too_often', 'internal', 'unavailable']
  if (endpoint.method !== 'GET') common.push('bad_json', 'too_large', 'unsupported_type', 'disk_full')
  if (endpoint.access !== 'public') common.push('not_signed_in', 'session_expired', 'account_deactivated')
  const isForSome = endpoint.access !== 'public' && endpoint.access !== 'signed-in'
  if (isForSome || endpoint.refusedActing.length > 0) common.push('not_allowed')
  return [...new Set([...endpoint.errors, ...common])]
}

function operation(operationId: string, tag: string, endpoint: Endpoint): JsonObject {
  const parameters = [
    ...parametersOf(endpoint.params, 'path'),
    ...parametersOf(endpoint.query, 'query'),
    ...Object.entries(endpoint.headers).map(([name, description]) => optionalParameter(name, 'header', description)),
  ]
  const content = { [endpoint.replyType]: { schema: replySchema(endpoint) } }
  return {
    operationId,
    tags: [tag],
    summary: endpoint.summary,
    ...(endpoint.access === 'public' ? { security: [] } : {}),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(endpoint.method === 'GET' ? {} : { requestBody: requestBody(endpoint) }),
    responses: {
      200: { description: 'Done', content },
      ...(endpoint.goesOn && { 202: { description: 'Goes on in the background: `job` is not null', content } }),
      ...errorResponses(errorsOf(endpoint)),
    },
  }
}

const optionalParameter = (name: string, place: 'header' | 'query', description: string): JsonObject => ({
  name,
  in: place,
  required: false,
  description,
  schema: { type: 'string' },
})

function otherOperation(call: OtherCall): JsonObject {
  const { operationId, path, query = {}, summary, isPublic, bodyType, replies, errors } = call
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))
  const parameters = [
    ...inPath,
    ...Object.entries(query).map(([name, description]) => optionalParameter(name, 'query', description)),
  ]
  const responses = Object.entries(replies).map(([status, { description, types }]) => [
    status,
    { description, ...(types.length > 0 && { content: Object.fromEntries(types.map((type) => [type, {}])) }) },
  ])
  return {
    operationId,
    tags: [operationId.split('.')[0]],
    summary,
    ...(isPublic ? { security: [] } : {}),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(bodyType !== undefined && { requestBody: { required: true, content: { [bodyType]: {} } } }),
    responses: { ...Object.fromEntries(responses), ...errorResponses(errors) },
  }
}

function replySchema(endpoint: Endpoint): JsonObject {
  if (endpoint.replyType === 'application/json') return schemaOf(endpoint.reply, 'output')
  // Bytes have no schema (OpenAPI 3.1); CSV is text.
  return endpoint.replyType === 'text/csv' ? { type: 'string' } : {}
}

function parametersOf(schema: z.ZodMiniType, place: 'path' | 'query'): JsonObject[] {
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, JsonObject>
    required?: readonly string[]
  }
  return Object.entries(properties).map(([name, one]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: one,
  }))
}

function requestBody(endpoint: Endpoint): JsonObject {
  const types = {
    json: ['application/json'],
    multipart: ['multipart/form-data'],
    'json-or-multipart': ['application/json', 'multipart/form-data'],
    'json-or-urlencoded': ['application/json', 'application/x-www-form-urlencoded'],
  }[endpoint.bodyType]
  const schema = withFiles(schemaOf(endpoint.body, 'input'), endpoint.files)
  const required = Array.isArray(schema.required) && schema.required.length > 0
  return { required, content: Object.fromEntries(types.map((type) => [type, { schema }])) }
}

function withFiles(schema: JsonObject, files: readonly string[]): JsonObject {
  if (files.length === 0) return schema
  const file = (name: string): [string, JsonObject] => [
    name,
    { type: 'string', contentMediaType: 'application/octet-stream' },
  ]
  return {
    ...schema,
    properties: { ...(schema.properties as JsonObject), ...Object.fromEntries(files.map(file)) },
    required: [...((schema.required as string[] | undefined) ?? []), ...files],
  }
}

function errorResponses(codes: readonly ErrorCode[]): JsonObject {
  const byStatus = new Map<number, ErrorCode[]>()
  for (const code of codes) byStatus.set(errorStatus[code], [...(byStatus.get(errorStatus[code]) ?? []), code])
  const response = (codes: readonly ErrorCode[], status: number): JsonObject => ({
    description: codes.toSorted().join(', '),
    ...(status === 429 || status === 503
      ? { headers: { 'Retry-After': { schema: { type: 'integer' }, description: 'Seconds' } } }
      : {}),
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
  })
  return Object.fromEntries([...byStatus].map(([status, codes]) => [String(status), response(codes, status)]))
}

/** JSON Schema 2020-12, as OpenAPI 3.1 uses; a schema without a JSON form (`z.custom`) allows anything. */
function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): JsonObject {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' })
  return rest
}
