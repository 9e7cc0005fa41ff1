import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What one module declares in `tables.ts` and `queries.ts`. */
export interface Access {
  readonly own: ReadonlySet<string>
  /** Columns of other modules' tables, by table. */
  readonly reads: Columns
  readonly updates: Columns
}
type Columns = ReadonlyMap<string, ReadonlySet<string>>

/** A table as a statement names it. */
interface Use {
  readonly table: string
  readonly act: 'reads' | 'updates' | 'inserts into' | 'deletes from'
  readonly alias: string
}

const texts = (text: string): string[] => [...text.matchAll(/'(\w+)'/g)].map(([, word = '']) => word)

/** The exported types of `tables.ts` files, by name. */
interface Declared {
  readonly own: ReadonlyMap<string, readonly string[]>
  readonly columns: ReadonlyMap<string, Columns>
}

/** Reads `export type XTables = Pick<Tables, …>` and `export type View = Other & Columns<'table', …>`. */
export function readDeclarations(sources: readonly string[]): Declared {
  const bodies = sources.flatMap((source) =>
    [...withoutComments(source).matchAll(/export type (\w+) =([^]*?)(?=\nexport|$)/g)].map(
      ([, name = '', body = '']) => [name, body] as const,
    ),
  )
  const own = new Map(
    bodies.filter(([name]) => name.endsWith('Tables')).map(([name, body]) => [name, texts(body)] as const),
  )
  const views = new Map(bodies.filter(([name]) => !name.endsWith('Tables')))
  return { own, columns: new Map([...views.keys()].map((name) => [name, columnsOf(name, views)])) }
}

function columnsOf(name: string, views: ReadonlyMap<string, string>): Columns {
  const body = views.get(name) ?? ''
  const parts = [...body.matchAll(/Columns<([^>]*)>/g)].map(([, part = '']) => texts(part))
  const named = [...body.replace(/<[^>]*>/g, '').matchAll(/\b[A-Z]\w+\b/g)].filter(([other]) => views.has(other))
  return merged([
    ...parts.map(([table = '', ...columns]) => new Map([[table, new Set(columns)]])),
    ...named.map(([other]) => columnsOf(other, views)),
  ])
}

const merged = (all: readonly Columns[]): Columns =>
  all
    .flatMap((columns) => [...columns])
    .reduce(
      (sum, [table, columns]) => sum.set(table, new Set([...(sum.get(table) ?? []), ...columns])),
      new Map<string, ReadonlySet<string>>(),
    )

/** Reads `DbOf<Own, Reads, Updates>` or `ReadDbOf<Reads>` of a module's `queries.ts`. */
export function readAccess(source: string, declared: Declared): Access {
  const found = declaration.exec(withoutComments(source))
  if (!found) throw new Error(`No DbOf is declared in:\n${source}`)
  const given = (found[2] ?? '').split(',').map((part) => [...part.matchAll(/\w+/g)].map(([name]) => name))
  const [own = [], reads = [], updates = []] = found[1] === 'ReadDbOf' ? [[], ...given] : given
  const columns = (names: readonly string[]): Columns =>
    merged(names.filter((name) => name !== 'unknown').map((name) => required(declared.columns, name)))
  return {
    own: new Set(own.filter((name) => name !== 'object').flatMap((name) => required(declared.own, name))),
    reads: columns(reads),
    updates: columns(updates),
  }
}

const declaration = /export type \w+ = (DbOf|ReadDbOf)<([^]*?)>\n/

const declaresAccess = (source: string): boolean => declaration.test(withoutComments(source))

const bothOf = (one: Access, other: Access): Access => ({
  own: new Set([...one.own, ...other.own]),
  reads: merged([one.reads, other.reads]),
  updates: merged([one.updates, other.updates]),
})

function required<Value>(map: ReadonlyMap<string, Value>, name: string): Value {
  const value = map.get(name)
  if (value === undefined) throw new Error(`No tables.ts exports ${name}.`)
  return value
}

/** What a source does with tables that its module does not own and was not opened. */
export function foreignUses(source: string, tables: ReadonlySet<string>, access: Access): string[] {
  const problems = functionsOf(withoutComments(source)).flatMap((text) => {
    const uses = usesIn(text, tables)
    return [...uses.flatMap((use) => problemOf(use, access)), ...foreignColumns(text, uses, access)]
  })
  return [...new Set(problems)]
}

/** Tables that a source names, in statements or as values. */
export const tablesIn = (source: string, tables: ReadonlySet<string>): string[] => [
  ...usesIn(withoutComments(source), tables).map(({ table }) => table),
  ...texts(source),
]

function problemOf({ table, act }: Use, { own, reads, updates }: Access): string[] {
  const isOpen = own.has(table) || (act === 'updates' && updates.has(table)) || (act === 'reads' && reads.has(table))
  return isOpen || (act === 'reads' && updates.has(table)) ? [] : [`${act} ${table}`]
}

function foreignColumns(text: string, uses: readonly Use[], { own, reads, updates }: Access): string[] {
  const foreign = uses.filter(({ table }) => reads.has(table) || updates.has(table))
  return foreign.flatMap(({ table, alias }) => {
    const sharing = uses.filter((use) => use.alias === alias)
    const open = sharing.flatMap((use) => [...(reads.get(use.table) ?? []), ...(updates.get(use.table) ?? [])])
    if (sharing.some((use) => own.has(use.table))) return []
    return [...text.matchAll(new RegExp(`(?<![\\w.])${alias}\\.([a-z_]+)\\b`, 'g'))]
      .map(([, column = '']) => column)
      .filter((column) => !open.includes(column))
      .map((column) => `reads ${table}.${column}`)
  })
}

/** An alias means one table within a function, or a constant of the module. */
const functionsOf = (source: string): string[] => source.split(/\n(?=(?:export )?(?:async )?(?:function|const) )/)

const notAliases = new Set(
  'as on using where join left inner cross lateral order group limit set for returning union values select with from execute'.split(
    ' ',
  ),
)

/** Tables behind from, join, using, update and into, of SQL and of Kysely's calls. */
export function usesIn(text: string, tables: ReadonlySet<string>): Use[] {
  const sql = [...text.matchAll(/\b(delete from|from|join|using|update|into)\s+(?:only\s+)?([a-z_]+)\b/g)]
  const listed = [
    ...text.matchAll(/\bfrom\s+[a-z_]+(?:\s+(?:as\s+)?[a-z_]+)?((?:\s*,\s*[a-z_]+(?:\s+(?:as\s+)?[a-z_]+)?)+)/g),
  ]
  const kysely = [...text.matchAll(/\b(selectFrom|\w+Join|updateTable|insertInto|deleteFrom)\(\s*'([a-z_]+)/g)]
  const found = [
    ...[...sql, ...kysely].map((match) => [match[1] ?? '', match[2] ?? '', match.index + match[0].length] as const),
    ...listed.flatMap((match) =>
      [...(match[1] ?? '').matchAll(/,\s*([a-z_]+)/g)].map(
        (item) =>
          [
            'from',
            item[1] ?? '',
            match.index + match[0].length - (match[1] ?? '').length + item.index + item[0].length,
          ] as const,
      ),
    ),
  ]
  return found
    .filter(([, table]) => tables.has(table))
    .map(([verb, table, end]) => ({ table, act: actOf(verb), alias: aliasAt(text, end) ?? table }))
}

function actOf(verb: string): Use['act'] {
  if (verb === 'update' || verb === 'updateTable') return 'updates'
  if (verb === 'into' || verb === 'insertInto') return 'inserts into'
  if (verb === 'delete from' || verb === 'deleteFrom') return 'deletes from'
  return 'reads'
}

function aliasAt(text: string, end: number): string | undefined {
  const alias = /^\s+(?:as\s+)?([a-z_]+)/.exec(text.slice(end, end + 40))?.[1]
  return alias === undefined || notAliases.has(alias) ? undefined : alias
}

const withoutComments = (source: string): string => source.replace(/\/\*[^]*?\*\/|(?<=^|\s)\/\/[^\n]*/g, '')

export interface Module {
  readonly name: string
  readonly access: Access
  /** A folder's `queries.ts` may open further tables to itself. */
  readonly sources: readonly { readonly file: string; readonly text: string; readonly access: Access }[]
}

/** Every module of the server that queries the database. */
export function readModules(folder: string): { readonly modules: readonly Module[]; readonly declared: Declared } {
  const read = (file: string): string => readFileSync(join(folder, file), 'utf8')
  const files = ['modules', 'platform'].flatMap((room) =>
    readdirSync(join(folder, room), { recursive: true, encoding: 'utf8' }).map(
      (file) => `${room}/${file.replaceAll('\\', '/')}`,
    ),
  )
  const declared = readDeclarations(files.filter((file) => file.endsWith('/tables.ts')).map(read))
  const modules = files
    .filter((file) => /^modules\/\w+\/queries\.ts$/.test(file))
    .map((file) => {
      const name = file.split('/')[1] ?? ''
      const own = files.filter((path) => path.startsWith(`modules/${name}/`) && isSource(path))
      const access = readAccess(read(file), declared)
      const accessOf = (text: string): Access =>
        declaresAccess(text) ? bothOf(access, readAccess(text, declared)) : access
      return {
        name,
        access,
        sources: own.map(read).map((text, at) => ({ file: own[at] ?? '', text, access: accessOf(text) })),
      }
    })
  return { modules, declared }
}

/** Neither a test nor what only tests use. */
const isSource = (path: string): boolean => path.endsWith('.ts') && !/\.test\.ts$|\/(test|random)\//.test(path)
