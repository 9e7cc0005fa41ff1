import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Migration } from 'kysely'

const folder = join(import.meta.dirname, '../../apps/server/src/db/migrations')
/** Where the list of migrations stands: the server is one bundle and has no folder to read. */
export const migrationsFile = join(folder, 'index.ts')

const head = `/** Written by \`npm run db:types\` from the files of this folder, checked against them by a test. */
import type { Migration } from 'kysely'
`

/** The source of `db/migrations/index.ts`. */
export function migrationsIndex(): string {
  const imports = names().map((name) => `import { up as ${upOf(name)} } from './${name}.ts'\n`)
  const entries = names().map((name) => `  '${name}': { up: ${upOf(name)} },\n`)
  return `${head}${imports.join('')}
/** In order, forward only. A released migration is never changed. */
export const migrations: Readonly<Record<string, Migration>> = {
${entries.join('')}}
`
}

/** The migrations of the folder, listed or not. */
export async function readMigrations(): Promise<Record<string, Migration>> {
  const entries = names().map(async (name) => {
    const migration = (await import(join(folder, `${name}.ts`))) as Migration
    return [name, migration] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}

const names = (): string[] =>
  readdirSync(folder)
    .filter((name) => /^\d{4}-[a-z0-9-]+\.ts$/.test(name))
    .map((name) => name.replace(/\.ts$/, ''))
    .toSorted()

const upOf = (name: string): string => `up${name.slice(0, 4)}`
