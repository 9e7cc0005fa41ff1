/**
 * Checks the sizes of built files (stack.md "Budgets"), in bytes after gzip, and that the player's oldest browsers support all
 * that it uses. Prints each against its budget. What is really sent, requests and all, is counted in `e2e/app/budgets.spec.ts`.
 */
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { droppedRules, newerThanPlayer } from './lib/newer-than-player.ts'

const root = path.resolve(import.meta.dirname, '..')

interface Chunk {
  readonly file: string
  readonly name?: string
  readonly isEntry?: boolean
  readonly isDynamicEntry?: boolean
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
  readonly src?: string
}
type Manifest = Readonly<Record<string, Chunk>>

/** Tabs and dialogs that only the deck editor opens. */
const opensInEditor = /features\/(deck-analytics|publication|editor)\//

/** The analytics tab has filters with a calendar; each part of the report, with its charts, opens from it. */
const analytics = 'src/features/deck-analytics/analytics-tab.tsx'
const opensInAnalytics = /features\/deck-analytics\//

/** The account has its person's details, whose fields are of every kind, also dates. */
const account = 'src/features/account/parts/crop-dialog.tsx'
const courseNotes = 'src/features/learning/play/notes.tsx'

/** The course builder's screen has a tree that is dragged, 19 kB of React Aria that few screens share; the rest opens from it. */
const builder = 'src/features/course-builder/screen.tsx'
const opensInBuilder = /features\/course-builder\//

/** Tiptap with ProseMirror, 142 kB, and React Aria's menus and choices; its dialogs and panels open from it. */
const articleEditor = 'src/features/article-editor/screen.tsx'
const opensInArticleEditor = /features\/article-editor\//

interface Measure {
  readonly what: string
  readonly bytes: number
  readonly budget: number
}

/** Marks on the device: fetched after the first slide, by decks that are marked there. */
const marking = 'src/hosts/local-host.ts'
/** Polyfills, fetched only by browsers that need them. */
const older = 'src/entries/older-browsers.ts'
const embed = 'src/entries/embed.ts'
/** Sends and tracks, after the first slide. */
const background = 'src/hosts/server/background.ts'
/** On its own, after the page is usable. */
const touch = path.join(root, 'packages/player/dist/touch')

const web = path.join(root, 'apps/web/dist')
const player = path.join(root, 'packages/player/dist/browser')
const measures = [...(await webMeasures()), ...(await playerMeasures())]
for (const { what, bytes, budget } of measures) {
  console.log(
    `  ${bytes <= budget ? 'within' : 'OVER  '}  ${what.padEnd(52)} ${kilobytes(bytes)} of ${kilobytes(budget)}`,
  )
}
const unknown = await unknownToOldest()
for (const one of unknown) console.log(`  NEWER   ${one}`)
if (unknown.length === 0) console.log('  within  player, nothing that its oldest browsers lack')
process.exit(
  measures.length > 2 && measures.every(({ bytes, budget }) => bytes <= budget) && unknown.length === 0 ? 0 : 1,
)

/** Scripts of pages and packages, and rules of the style sheet, that the player's oldest browsers do not support. */
async function unknownToOldest(): Promise<string[]> {
  const folders = [player, path.join(root, 'packages/player/dist/lms'), touch]
  const files = await Promise.all(
    folders.map(async (folder) => (await readdir(folder)).map((name) => path.join(folder, name))),
  )
  const found = await Promise.all(
    files.flat().map(async (file) => {
      if (!/\.(js|css)$/.test(file)) return []
      const text = await readFile(file, 'utf8')
      const names = file.endsWith('.js') ? newerThanPlayer(text) : droppedRules(text)
      return names.map((name) => `${path.relative(root, file)}: ${name}`)
    }),
  )
  return found.flat()
}

/**
 * The entry with its static imports; React Aria's two shared files; each section beyond entry, shell and React Aria, and beyond
 * the section it opens in.
 */
async function webMeasures(): Promise<Measure[]> {
  const manifest = JSON.parse(await readFile(path.join(web, '.vite/manifest.json'), 'utf8')) as Manifest
  const entry = keyOf(manifest, (chunk) => chunk.isEntry === true)
  const components = keyOf(manifest, (chunk) => chunk.name === 'components')
  const fields = keyOf(manifest, (chunk) => chunk.name === 'fields')
  const frame = keyOf(manifest, (chunk) => chunk.name === 'frame')
  const editor = keyOf(manifest, (chunk) => chunk.src === 'src/routes/deck-editor.tsx')
  const atOnce = importsOf(manifest, entry)
  const withComponents = importsOf(manifest, components)
  const shared = importsOf(manifest, fields, new Set(withComponents))
  const framed = importsOf(manifest, frame, new Set(atOnce))
  const sections = Object.entries(manifest).filter(
    ([name, chunk]) => chunk.isDynamicEntry && /^src\/(features|routes)\//.test(name),
  )
  const parentOf = (name: string): ReadonlySet<string> => {
    if (opensInAnalytics.test(name) && name !== analytics)
      return new Set([...importsOf(manifest, editor), ...importsOf(manifest, analytics)])
    if (opensInEditor.test(name)) return importsOf(manifest, editor)
    if (opensInArticleEditor.test(name) && name !== articleEditor) return importsOf(manifest, articleEditor)
    return opensInBuilder.test(name) && name !== builder ? importsOf(manifest, builder) : new Set()
  }
  const measured = sections.map(async ([name]): Promise<Measure> => {
    const parent = parentOf(name)
    const own = [...importsOf(manifest, name)].filter((one) => !framed.has(one) && !shared.has(one) && !parent.has(one))
    return {
      what: `section ${name.replace(/^src\//, '')}`,
      bytes: await sizeOf(web, files(manifest, own)),
      budget:
        name === articleEditor
          ? 234_000
          : name === builder
            ? 85_000
            : name === editor
              ? 73_200
              : name === account
                ? 70_800
                : name === courseNotes
                  ? 72_000
                  : 70_000,
    }
  })
  return [
    { what: 'web entry, JavaScript', bytes: await sizeOf(web, files(manifest, atOnce)), budget: 136_100 },
    { what: 'web entry, CSS', bytes: await sizeOf(web, css(manifest, atOnce)), budget: 20_000 },
    {
      what: 'web components that sections share',
      bytes: await sizeOf(
        web,
        files(
          manifest,
          [...withComponents].filter((one) => !atOnce.has(one)),
        ),
      ),
      budget: 69_100,
    },
    {
      what: 'web fields that sections share',
      bytes: await sizeOf(
        web,
        files(
          manifest,
          [...shared].filter((one) => !withComponents.has(one)),
        ),
      ),
      budget: 19_500,
    },
    ...(await Promise.all(measured)),
  ]
}

/** The first script; with the heaviest type's view; each later file; the sum of all. */
async function playerMeasures(): Promise<Measure[]> {
  const manifest = JSON.parse(await readFile(path.join(player, 'manifest.json'), 'utf8')) as Manifest
  const first = importsOf(manifest, 'src/entries/mount.tsx')
  const firstBytes = await sizeOf(player, files(manifest, first))
  const later = Object.entries(manifest).filter(([, chunk]) => chunk.isDynamicEntry)
  const measured = await Promise.all(
    later.map(async ([name]): Promise<Measure> => {
      const own = [...importsOf(manifest, name)].filter((one) => !first.has(one))
      return {
        what: `player, later: ${name.replace(/^(\.\.|src)\//, '')}`,
        bytes: await sizeOf(player, files(manifest, own)),
        budget: name === marking ? 20_000 : name === background ? 5_120 : 5_000,
      }
    }),
  )
  const heaviestView = Math.max(
    ...measured.filter(({ what }) => /slides\/src\/[\w-]+\/player\.tsx$/.test(what)).map(({ bytes }) => bytes),
  )
  const all = Object.values(manifest).flatMap((chunk) =>
    [embed, marking, older].includes(chunk.src ?? '') || !chunk.file.endsWith('.js') ? [] : chunk.file,
  )
  return [
    { what: 'player, first script', bytes: firstBytes, budget: 15_000 },
    { what: 'player, to the first interactive slide of any type', bytes: firstBytes + heaviestView, budget: 25_000 },
    ...measured,
    { what: 'script that follows visitors', bytes: await sizeOf(touch, ['touch.js']), budget: 3_000 },
    { what: 'player, all there is but marking on the device', bytes: await sizeOf(player, all), budget: 57_300 },
  ]
}

function keyOf(manifest: Manifest, is: (chunk: Chunk) => boolean): string {
  const found = Object.entries(manifest).find(([, chunk]) => is(chunk))
  if (!found) throw new Error('A chunk that the budgets name is not in the manifest.')
  return found[0]
}

function importsOf(manifest: Manifest, name: string, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found
  found.add(name)
  for (const imported of manifest[name]?.imports ?? []) importsOf(manifest, imported, found)
  return found
}

function files(manifest: Manifest, names: Iterable<string>): string[] {
  return [...names].flatMap((name) => manifest[name]?.file ?? [])
}

function css(manifest: Manifest, names: Iterable<string>): string[] {
  return [...new Set([...names].flatMap((name) => manifest[name]?.css ?? []))]
}

async function sizeOf(folder: string, names: readonly string[]): Promise<number> {
  const sizes = await Promise.all(names.map(async (name) => gzipSync(await readFile(path.join(folder, name))).length))
  return sizes.reduce((sum, size) => sum + size, 0)
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1).padStart(6)} kB`
}
