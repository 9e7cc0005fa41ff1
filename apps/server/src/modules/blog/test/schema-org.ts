import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

interface Declared {
  readonly parents: readonly string[]
  readonly properties: ReadonlySet<string>
}

/** Schema.org's vocabulary as schema-dts writes it out: an interface for each type, with the properties that it adds. */
const declared = new Map<string, Declared>()
const source = readFileSync(
  createRequire(import.meta.url)
    .resolve('schema-dts')
    .replace(/\.js$/, '.d.ts'),
  'utf8',
)
for (const [, name = '', parents = '', body = ''] of source.matchAll(
  /^(?:export )?interface (\w+)(?: extends ([^{]+?))? \{\n(.*?)^\}/gms,
))
  declared.set(name, {
    parents: parents.split(',').map((one) => one.trim()),
    properties: new Set([...body.matchAll(/^ {4}"([@\w]+)"\??:/gm)].map(([, property = '']) => property)),
  })

function has(name: string, property: string): boolean {
  const found = declared.get(name)
  return (
    found !== undefined && (found.properties.has(property) || found.parents.some((parent) => has(parent, property)))
  )
}

const always: readonly string[] = ['@context', '@type', '@id']

/** Types that are not of the vocabulary, and properties that their type does not have. */
export function faultsOfSchema(value: unknown, path = ''): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((one, at) => faultsOfSchema(one, `${path}[${at}]`))
  if (typeof value !== 'object' || value === null) return []
  const type = (value as { '@type'?: unknown })['@type']
  if (typeof type !== 'string' || !declared.has(`${type}Leaf`)) return [`${path}: no type ${String(type)}`]
  return Object.entries(value).flatMap(([name, inner]) =>
    always.includes(name) || has(`${type}Leaf`, name)
      ? faultsOfSchema(inner, `${path}.${name}`)
      : [`${path}: ${type} has no ${name}`],
  )
}
