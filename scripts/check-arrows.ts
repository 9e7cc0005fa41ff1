/**
 * Checks the arrows of ARCHITECTURE.md with dependency-cruiser, that each exception is still needed, then proves every rule:
 * in a copy of the sources each rule is broken once on purpose, and must be reported.
 */
import { execFile } from 'node:child_process'
import { cp, mkdir, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { promisify } from 'node:util'
import { type CruisedModule, type Rule, unusedExceptions } from './lib/rule-exceptions.ts'

const run = promisify(execFile)
const root = path.resolve(import.meta.dirname, '..')
const copy = path.join(root, '.cache', 'arrows')

/** Share of the sources: the tool exits with 0 when it reads no modules. */
const SHARE_READ = 0.9

interface Report {
  readonly modules: readonly CruisedModule[]
  readonly summary: {
    readonly violations: readonly {
      readonly from: string
      readonly to: string
      readonly rule: { readonly name: string }
    }[]
    readonly totalCruised: number
  }
}

/** For each rule: files that violate it, by path. */
const breakers: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'no-cycles': {
    'packages/core/src/broken-a.ts': "import { b } from './broken-b.ts'\nexport const a = (): unknown => b",
    'packages/core/src/broken-b.ts': "import { a } from './broken-a.ts'\nexport const b = (): unknown => a",
  },
  'core-imports-nothing': {
    'packages/core/src/broken-node.ts': "import { readFileSync } from 'node:fs'\nexport const read = readFileSync",
  },
  'slides-to-core': { 'packages/slides/src/fields/broken-ui.ts': "export * from '@deckle/contract/kit/endpoint.ts'" },
  'contract-to-core-and-schemas': {
    'packages/contract/src/broken-definition.ts': "export * from '@deckle/slides/definitions.ts'",
  },
  'player-to-core-slides-contract': {
    'packages/player/src/broken-ui.ts': "export * from '@deckle/ui/theme/contrast.ts'",
  },
  'player-contract-types-only': {
    'packages/player/src/broken-contract.ts': "export { endpoint } from '@deckle/contract/kit/endpoint.ts'",
  },
  'ui-imports-texts-of-core': { 'packages/ui/src/broken-core.ts': "export * from '@deckle/core/error.ts'" },
  'server-arrows': { 'apps/server/src/broken-player.ts': "export * from '@deckle/player/view/player.tsx'" },
  'server-no-views': { 'apps/server/src/broken-views.ts': "export * from '@deckle/slides/players.ts'" },
  'web-arrows': { 'apps/web/src/broken-server.ts': "export * from '../../server/src/env.ts'" },
  'nobody-to-apps': { 'packages/slides/src/broken-app.ts': "export * from '../../../apps/server/src/env.ts'" },
  'slide-folders-apart': {
    'packages/slides/src/title/broken-neighbour.ts': "export * from '../single-select/definition.ts'",
  },
  'answer-aspects-apart': {
    'packages/slides/src/answers/rating/broken-neighbour.ts': "export * from '../ranking/values.ts'",
  },
  'slide-parts-below-types': {
    'packages/slides/src/parts/broken-type.ts': "export * from '../single-select/definition.ts'",
  },
  'web-lib-below-features': {
    'apps/web/src/lib/broken-upwards.ts': "export * from '../features/library/url-state.ts'",
  },
  'web-features-below-app': {
    'apps/web/src/features/library/broken-upwards.ts': "export * from '../../app/fallbacks/loading-view.tsx'",
  },
  'features-apart': { 'apps/web/src/features/library/broken-neighbour.ts': "export * from '../account/screen.tsx'" },
  'module-by-its-index': { 'apps/server/src/http/broken-inner.ts': "export * from '../modules/decks/queries.ts'" },
  'deps-types-only': {
    'apps/server/src/deps.ts': "export { createPlayState } from './modules/play/play-state.ts'",
  },
  'modules-by-index-between': {
    'apps/server/src/modules/users/broken-inner.ts': "export * from '../decks/queries.ts'",
  },
  'http-below-modules': {
    'apps/server/src/http/broken-upwards.ts': "export { userHandlers } from '../modules/users/index.ts'",
  },
  'sql-in-queries': {
    'apps/server/src/modules/users/broken-sql.ts': "import { sql } from 'kysely'\nexport const now = sql`now()`",
  },
  'fastify-in-http': {
    'apps/server/src/modules/users/broken-fastify.ts': "import fastify from 'fastify'\nexport const app = fastify",
  },
  'player-light': {
    'packages/player/src/view/broken-validator.ts': "export { schemaOf } from '@deckle/slides/fields/schema.ts'",
  },
  'slide-views-light': { 'packages/slides/src/broken/player.tsx': "export { schemaOf } from '../fields/schema.ts'" },
}

await checkSources()
await proveRules()

async function checkSources(): Promise<void> {
  const { summary, modules } = await cruise(root, ['packages', 'apps'])
  for (const { rule, from, to } of summary.violations) console.error(`  ${rule.name}: ${from} → ${to}`)
  if (summary.violations.length > 0) fail(`${summary.violations.length} arrows point where they may not.`)
  const sources = await countSources()
  if (summary.totalCruised < SHARE_READ * sources)
    fail(`Only ${summary.totalCruised} modules of ${sources} sources were read: the check is blind.`)
  console.log(`Arrows: ${summary.totalCruised} modules read, no violation.`)
  checkExceptions(modules)
}

function checkExceptions(modules: readonly CruisedModule[]): void {
  const unused = unusedExceptions(rules(), modules)
  for (const exception of unused) console.error(`  ${exception}`)
  if (unused.length > 0) fail(`${unused.length} exceptions of rules that no import needs.`)
  const invented: Rule = {
    name: 'invented',
    from: { path: '^apps/', pathNot: '^apps/nowhere/' },
    to: { path: '^packages/' },
  }
  if (unusedExceptions([invented], modules).length !== 1) fail('An exception that no import needs was not found.')
  console.log('Arrows: each exception of a rule is needed by an import.')
}

async function countSources(): Promise<number> {
  const folders = await Promise.all(
    ['packages', 'apps'].map(async (parent) =>
      (await readdir(path.join(root, parent))).map((name) => path.join(root, parent, name, 'src')),
    ),
  )
  const files = await Promise.all(folders.flat().map((folder) => readdir(folder, { recursive: true })))
  return files.flat().filter((name) => /\.tsx?$/.test(name)).length
}

async function proveRules(): Promise<void> {
  const declared = rules().map(({ name }) => name)
  const unproved = declared.filter((name) => !(name in breakers))
  if (unproved.length > 0) fail(`Rules that nothing proves: ${unproved.join(', ')}.`)
  await copySources()
  for (const files of Object.values(breakers)) await writeFiles(files)
  const { summary } = await cruise(copy, Object.values(breakers).flatMap(Object.keys))
  const blind = declared.filter(
    (name) => !summary.violations.some((found) => found.rule.name === name && isBreaker(name, found)),
  )
  await rm(copy, { recursive: true, force: true })
  if (blind.length > 0) fail(`Rules that were broken on purpose but not reported: ${blind.join(', ')}.`)
  console.log(`Arrows: each of ${declared.length} rules was broken on purpose and caught.`)
}

function isBreaker(rule: string, found: { readonly from: string; readonly to: string }): boolean {
  return Object.keys(breakers[rule] ?? {}).includes(found.from)
}

async function copySources(): Promise<void> {
  await rm(copy, { recursive: true, force: true })
  await mkdir(path.join(copy, 'node_modules', '@deckle'), { recursive: true })
  const leaveOut = /(^|[\\/])(node_modules|dist|\.data|\.cache|test-results)([\\/]|$)/
  for (const folder of ['packages', 'apps']) {
    await cp(path.join(root, folder), path.join(copy, folder), {
      recursive: true,
      filter: (source) => !leaveOut.test(path.relative(root, source)),
    })
  }
  await cp(path.join(root, 'tsconfig.base.json'), path.join(copy, 'tsconfig.base.json'))
  await linkPackages()
}

async function linkPackages(): Promise<void> {
  for (const name of await readdir(path.join(root, 'node_modules'))) {
    if (name !== '@deckle') await symlink(path.join(root, 'node_modules', name), path.join(copy, 'node_modules', name))
  }
  for (const name of ['core', 'slides', 'contract', 'player', 'ui']) {
    await symlink(path.join(copy, 'packages', name), path.join(copy, 'node_modules', '@deckle', name))
  }
}

async function writeFiles(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [file, source] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(copy, file)), { recursive: true })
    await writeFile(path.join(copy, file), `${source}\n`)
  }
}

/** Of the folders or files, and of what they import. */
async function cruise(folder: string, entries: readonly string[]): Promise<Report> {
  const bin = path.join(root, 'node_modules', 'dependency-cruiser', 'bin', 'dependency-cruise.mjs')
  const config = path.join(root, '.dependency-cruiser.cjs')
  const args = [bin, ...entries, '--config', config, '--output-type', 'json']
  const output = await run(process.execPath, args, { cwd: folder, maxBuffer: 256 * 1024 * 1024 }).catch(
    (error: { stdout?: string; stderr?: string }) => {
      if (!error.stdout?.startsWith('{')) fail(`dependency-cruiser did not run: ${error.stderr ?? 'no output'}`)
      return { stdout: error.stdout ?? '' }
    },
  )
  return JSON.parse(output.stdout) as Report
}

function rules(): readonly Rule[] {
  const config = createRequire(import.meta.url)(path.join(root, '.dependency-cruiser.cjs')) as {
    forbidden: readonly Rule[]
  }
  return config.forbidden
}

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}
