/**
 * `npm run bench`: the rows of performance.md's table that this release claims, each beside its bare limit.
 * `npm run bench -- P1 P3` measures some, `-- learning` those of learning, `-- articles` what readers of articles wait for, `-- feed` a feed of ten million posts; `--quick` shortens rounds and fills 100,000 decks and people instead of a million.
 */
import { cpus, totalmem } from 'node:os'
import { worstMemoryDuring } from './lib/deckle.ts'
import { furnish } from './lib/houses.ts'
import { type Row, tableOf } from './lib/table.ts'
import { createWorld, type World } from './lib/world.ts'
import { measureLearning } from './rows/learning.ts'
import { openDeck } from './rows/p1-open-deck.ts'
import { firstScreen } from './rows/p10-first-screen.ts'
import { evaluateFormulas, markDecks } from './rows/p11-pure.ts'
import { serverStart, worstMemory } from './rows/p12-server.ts'
import { storeAnswers } from './rows/p2-answer.ts'
import { storeBesideReaders } from './rows/p2-readers.ts'
import { playerBytes } from './rows/p3-player-bytes.ts'
import { openPlayer } from './rows/p4-player.ts'
import { goOn } from './rows/p5-next-slide.ts'
import { readArticles } from './rows/p6-articles.ts'
import { showBlog } from './rows/p6-blog.ts'
import { readFeed } from './rows/p7-feed.ts'
import { listLibrary } from './rows/p7-library.ts'
import { listLeads } from './rows/p7-leads.ts'
import { runPeopleJobs } from './rows/p7-jobs.ts'
import { listPeople } from './rows/p7-people.ts'
import { exportAnswers } from './rows/p8-export.ts'
import { readFigures } from './rows/p8-figures.ts'
import { writeArticle } from './rows/p9-article.ts'
import { edit } from './rows/p9-editor.ts'
import { scrollFeed } from './rows/p9-feed.ts'
import { onStopSignal } from '../scripts/lib/on-stop-signal.ts'

const args = process.argv.slice(2)
const isQuick = args.includes('--quick')
const wanted = args.filter((arg) => /^(P\d+|learning|articles|feed)$/.test(arg))
const isRequested = (...ids: string[]): boolean => wanted.length === 0 || ids.some((id) => wanted.includes(id))
const milliseconds = isQuick ? 1500 : 4000
const rows: Row[] = []
const stopping = new AbortController()
let world: World | undefined
onStopSignal(async () => {
  stopping.abort()
  showRows()
  await world?.stop()
})

console.log(
  `Machine: ${cpus().length} × ${cpus()[0]?.model.trim()}, ${(totalmem() / 2 ** 30).toFixed(0)} GiB, Node ${process.versions.node}`,
)
let failure: unknown
try {
  if (isRequested('P3')) rows.push(await playerBytes())
  if (isRequested('P11')) rows.push(await evaluateFormulas(), await markDecks())
  if (isRequested('P1', 'P2', 'P4', 'P5', 'P6', 'P7', 'P8', 'P9', 'P10', 'P12', 'articles', 'feed'))
    await measureServer()
  if (isRequested('learning')) await measureCourses()
} catch (error) {
  failure = error
}
showRows()
if (failure !== undefined) console.error(failure)
process.exit(failure !== undefined || rows.some((row) => row.reached === false) ? 1 : 0)

function showRows(): void {
  console.log(`\n${tableOf(rows)}`)
}

async function measureServer(): Promise<void> {
  const decks = isRequested('P1', 'P2', 'P7') ? 1000 : 20
  console.log(`Publishing ${decks.toLocaleString('en')} decks …`)
  world = await createWorld({ port: 4100, decks, signal: stopping.signal })
  try {
    await measureLoad(world)
    const here = world
    if (isRequested('P4')) rows.push(...(await step('P4', () => openPlayer(here))))
    if (isRequested('P5')) rows.push(await step('P5', () => goOn(here)))
    if (isRequested('P9')) rows.push(...(await step('P9', () => edit(here))))
    if (isRequested('P9')) rows.push(...(await step('P9, article', () => writeArticle(here))))
    if (isRequested('P9')) rows.push(...(await step('P9, feed', () => scrollFeed(here))))
    if (isRequested('P10')) rows.push(await step('P10', () => firstScreen(here)))
    if (isRequested('P6'))
      rows.push(...(await step('P6', () => showBlog(here, 4115, { milliseconds, most: isQuick ? 10_000 : 100_000 }))))
    if (isRequested('articles')) rows.push(...(await step('articles', () => readArticles(here, 100_000))))
    if (isRequested('P7')) {
      const million = isQuick ? 100_000 : 1_000_000
      rows.push(...(await step('P7, library', () => listLibrary(here, 4120, milliseconds, million))))
      rows.push(...(await step('P7, people', () => listPeople(here, 4121, milliseconds, million))))
      rows.push(...(await step('P7, jobs of people', () => runPeopleJobs(here))))
      rows.push(...(await step('P7, leads', () => listLeads(here, 4124, milliseconds))))
    }
    if (isRequested('P8')) {
      const events = sizeOf('--events=') ?? (isQuick ? 100_000 : 10_000_000)
      rows.push(...(await step('P8, figures of decks', () => readFigures(here, { port: 4123, milliseconds, events }))))
      rows.push(...(await step('P8, exports', () => exportAnswers(here, isQuick ? 10_000 : 100_000))))
    }
    if (isRequested('P7', 'feed')) {
      const posts = sizeOf('--posts=') ?? (isQuick ? 1_000_000 : 10_000_000)
      rows.push(...(await step('P7, feed', () => readFeed(here, 4122, milliseconds, posts))))
    }
  } finally {
    await world.stop()
    world = undefined
  }
  if (isRequested('P12')) rows.push(...(await step('P12', () => serverStart(4130))))
}

async function measureCourses(): Promise<void> {
  const courses = 200
  const million = sizeOf('--people=') ?? (isQuick ? 100_000 : 1_000_000)
  console.log(`Publishing ${courses * 2} decks for ${courses} courses, twice …`)
  const options = { decks: courses * 2, signal: stopping.signal }
  const small = await createWorld({ ...options, port: 4140 })
  let large: World | undefined
  world = { ...small, stop: async () => void (await Promise.all([small.stop(), large?.stop()])) }
  const here = world
  try {
    large = await createWorld({ ...options, port: 4141 })
    const houses = { small: await furnish(small, 1000, courses), large: await furnish(large, million, courses) }
    rows.push(...(await step('learning', () => measureLearning(houses, { port: 4142, milliseconds }))))
  } finally {
    await here.stop()
    world = undefined
  }
}

/** Of an option such as `--people=20000`. */
function sizeOf(option: string): number | undefined {
  const given = args.find((arg) => arg.startsWith(option))
  return given === undefined ? undefined : Number(given.slice(option.length))
}

async function measureLoad(world: World): Promise<void> {
  const { worst } = await worstMemoryDuring(world.deckle.pid, async () => {
    if (isRequested('P1')) rows.push(await step('P1', () => openDeck(world, 4101, milliseconds)))
    if (isRequested('P2')) rows.push(...(await step('P2', () => storeAnswers(world, 4110, milliseconds))))
    if (isRequested('P2')) rows.push(await step('P2, beside readers', () => storeBesideReaders(world, milliseconds)))
  })
  if (isRequested('P12') && isRequested('P1', 'P2')) rows.push(worstMemory(worst))
}

async function step<Result>(name: string, act: () => Promise<Result>): Promise<Result> {
  console.log(`Measuring ${name} …`)
  return act()
}
