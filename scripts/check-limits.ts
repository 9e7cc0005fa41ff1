/**
 * Checks that no function has over 80 lines or 4 parameters and no file over 300 lines. Exceptions are listed in
 * `lib/over-limits.json`, which may only shrink: an unneeded entry fails, too. `--write` removes it.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')
const listFile = path.join(import.meta.dirname, 'lib/over-limits.json')

interface Diagnostic {
  readonly code: string
  readonly filename: string
  readonly message: string
}

/** Words, templates and their pictures, generated tables. */
const isData = (file: string): boolean =>
  /\/words\/|\/templates\/|\.data\.ts$|^apps\/server\/src\/db\/tables\.ts$/.test(file)
const isTest = (file: string): boolean => /\.test\.tsx?$|\/test\/|-suite\.ts$|^e2e\//.test(file)

const found = diagnostics().flatMap(entryOf)
const counts = countOf(found)
const allowed = JSON.parse(readFileSync(listFile, 'utf8')) as Readonly<Record<string, number>>
const over = [...counts].filter(([entry, count]) => count > (allowed[entry] ?? 0))
const stale = Object.entries(allowed).filter(([entry, count]) => (counts.get(entry) ?? 0) < count)

if (process.argv.includes('--write') && over.length === 0) {
  const rest = [...counts].toSorted(([a], [b]) => (a < b ? -1 : 1))
  writeFileSync(listFile, `${JSON.stringify(Object.fromEntries(rest), null, 2)}\n`)
  console.log(`Limits: ${rest.length} entries are left in the list.`)
  process.exit(0)
}
for (const [entry] of over) console.log(`  OVER   ${entry}`)
for (const [entry] of stale)
  console.log(`  STALE  ${entry}: remove it with \`npx tsx scripts/check-limits.ts --write\``)
console.log(`Limits: ${over.length} new over them, ${stale.length} no longer over, ${counts.size} known.`)
process.exit(over.length + stale.length === 0 ? 0 : 1)

function diagnostics(): readonly Diagnostic[] {
  const { stdout } = spawnSync(
    process.execPath,
    [
      path.join(root, 'node_modules/oxlint/bin/oxlint'),
      '-c',
      path.join(import.meta.dirname, 'lib/limits.oxlintrc.json'),
      '--format',
      'json',
      'apps',
      'packages',
      'bench',
      'e2e',
      'scripts',
    ],
    { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  )
  const result = JSON.parse(stdout) as { readonly diagnostics: readonly Diagnostic[]; readonly number_of_files: number }
  if (result.number_of_files < 1000) throw new Error(`Limits: only ${result.number_of_files} files were read.`)
  return result.diagnostics
}

/** `rule file function`; empty for other diagnostics. */
function entryOf({ code, filename, message }: Diagnostic): string[] {
  const file = filename.replaceAll('\\', '/')
  const rule = /\(([\w-]+)\)/.exec(code)?.[1] ?? code
  if (isData(file) || (isTest(file) && rule !== 'max-lines')) return []
  const name = rule === 'max-lines' ? '' : ` ${/[`']([^`']+)[`']/.exec(message)?.[1] ?? 'unnamed'}`
  return [`${rule} ${file}${name}`]
}

function countOf(entries: readonly string[]): ReadonlyMap<string, number> {
  const counted = new Map<string, number>()
  for (const entry of entries) counted.set(entry, (counted.get(entry) ?? 0) + 1)
  return counted
}
