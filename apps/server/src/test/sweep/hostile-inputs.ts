import { bodyLimitOf } from '@deckle/contract/kit/largest-body.ts'
import { API_BASE } from '@deckle/contract/contract.ts'
import { type JsonSchema, schemaOf, validExample } from './valid-example.ts'
import type { NamedCall } from './calls.ts'
import { formOf } from '../app.ts'

/** A text field of a call. `inputOf` sends a text in it, the other fields as in a valid example. */
export interface TextField {
  readonly call: NamedCall
  readonly name: string
  /** Longest text that fits in the body or the address, in bytes of ASCII. */
  readonly limit: number
  readonly inputOf: (text: string) => {
    readonly method: NamedCall['endpoint']['method']
    readonly url: string
    readonly payload?: string | Buffer
    readonly headers?: Readonly<Record<string, string>>
  }
}

/** Bytes. Node refuses longer addresses and headers. */
const ADDRESS_LIMIT = 12_000
/** Bytes of a larger body that are still sent. */
const MOST_SENT = 1_000_000

/** The size of a text that fills the field: quotation marks are escaped, and other scripts take more bytes. */
export function sizeIn({ limit }: TextField, textOf: (size: number) => string): number {
  const sample = 1000
  return Math.floor((limit * sample) / Math.max(sample, Buffer.byteLength(JSON.stringify(textOf(sample))) + 10))
}

/** Every text field of a call's body and query, its parameters, and the names of its files. */
export function textFieldsOf(call: NamedCall, idOf: (name: string) => string): readonly TextField[] {
  const { endpoint } = call
  const path = (changed: Readonly<Record<string, string>> = {}) =>
    API_BASE + endpoint.path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(changed[key] ?? idOf(key)))
  const { method } = endpoint
  const parameters = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const inAddress = [
    ...parameters.map((name) => [name, (text: string) => path({ [name]: text })] as const),
    ...leavesOf(schemaOf(endpoint.query)).map(
      ([name = '']) => [name, (text: string) => `${path()}?${name}=${encodeURIComponent(text)}`] as const,
    ),
  ].map(([name, urlOf]) => ({
    call,
    name,
    limit: ADDRESS_LIMIT / 3,
    inputOf: (text: string) => ({ method, url: urlOf(text) }),
  }))
  if (method === 'GET') return inAddress
  const limit = Math.min(bodyLimitOf(endpoint), MOST_SENT)
  if (endpoint.bodyType === 'multipart')
    return [...inAddress, ...formFieldsOf(call, limit).map((field) => ({ ...field, inputOf: withUrl(field, path()) }))]
  const example = validExample(endpoint.body)
  const rest = JSON.stringify(example).length + 500
  const headers = { 'content-type': 'application/json' }
  return [
    ...inAddress,
    ...leavesOf(schemaOf(endpoint.body)).map((at) => ({
      call,
      name: at.join('.'),
      limit: Math.max(100, limit - rest),
      inputOf: (text: string) => ({ method, url: path(), payload: JSON.stringify(put(example, at, text)), headers }),
    })),
  ]
}

type Form = Parameters<typeof formOf>[0]

function formFieldsOf(call: NamedCall, limit: number) {
  const names = Object.keys(schemaOf(call.endpoint.body).properties ?? {})
  const file = (filename: string) => ({ filename, content: Buffer.from('tea'), type: 'text/plain' })
  const forms: readonly (readonly [string, number, (text: string) => Form])[] = [
    ...names.map((name) => [name, limit - 1000, (text: string) => ({ [name]: text })] as const),
    ['the name of a file', 60_000, (text) => ({ file: file(text.replaceAll('"', '%22')) })],
    ['the content of a file', limit - 1000, (text) => ({ file: { ...file('tea.csv'), content: Buffer.from(text) } })],
  ]
  return forms.map(([name, most, formWith]) => ({ call, name, limit: most, formWith }))
}

const withUrl =
  ({ call, formWith }: { readonly call: NamedCall; readonly formWith: (text: string) => Form }, url: string) =>
  (text: string) => ({ method: call.endpoint.method, url, ...formOf(formWith(text)) })

/** Returns the paths of all texts in a schema. Lists contribute the path of their first item. */
function leavesOf(schema: JsonSchema, depth = 0): readonly (readonly string[])[] {
  if (depth > 8) return []
  const choices = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap((choice) => leavesOf(choice, depth + 1))
  const named = Object.entries(schema.properties ?? {}).flatMap(([name, part]) =>
    leavesOf(part, depth + 1).map((path) => [name, ...path]),
  )
  const items = schema.items ? leavesOf(schema.items, depth + 1).map((path) => ['0', ...path]) : []
  const own = schema.type === 'string' || (Array.isArray(schema.type) && schema.type.includes('string')) ? [[]] : []
  const paths = [...own, ...named, ...items, ...choices]
  return [...new Map(paths.map((path) => [path.join('\n'), path])).values()]
}

function put(holder: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value
  if (key === '0') return [put(Array.isArray(holder) ? holder[0] : undefined, rest, value)]
  const copy = typeof holder === 'object' && holder !== null ? { ...(holder as Record<string, unknown>) } : {}
  return { ...copy, [key]: put((copy as Record<string, unknown>)[key], rest, value) }
}
