/**
 * `npm run bench:compare -- COMMIT P1 P2 …`: measures two commits in turns, and each beside itself. Ends with 1 if one of the
 * measures is worse by more than the noise, with 2 if it cannot be measured (docs in bench/README.md).
 */
import { rm } from 'node:fs/promises'
import { type Browser, chromium } from '@playwright/test'
import { onStopSignal } from '../../scripts/lib/on-stop-signal.ts'
import { temporaryData } from '../../scripts/lib/temporary-data.ts'
import { browserFlags } from '../lib/browser.ts'
import { freePort } from '../lib/free-port.ts'
import { createWorld, type World } from '../lib/world.ts'
import { readArguments } from './arguments.ts'
import { buildCommit, findCommit } from './build-commit.ts'
import { type Contestant, measureRow } from './measure-row.ts'
import { type ProbedRow, probesOf } from './probes.ts'
import { type ReportedRow, reportOf, resultOf } from './report.ts'

const decks = 100
const stopping = new AbortController()
/** What has to be stopped or removed at the end, in the order of its start. */
const endings: (() => Promise<unknown>)[] = []
let ended: Promise<void> | undefined
onStopSignal(async () => {
  stopping.abort()
  await end()
})

let code = 2
try {
  code = await compare()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
} finally {
  await end()
}
process.exit(code)

async function compare(): Promise<number> {
  const { base, changed, rows, builds } = readArguments(process.argv.slice(2))
  const probed = probesOf(rows)
  const commits = { base: await findCommit(base), changed: await findCommit(changed) }
  const roots = await buildAll(commits, builds)
  // Neighbours in this list follow each other in a round.
  const contestants: readonly Contestant[] = (['base', 'changed', 'base', 'changed'] as const).map((commit) => ({
    commit,
    root: roots[commit],
  }))
  const reported = await measureRows(probed, contestants)
  const names = { base: commits.base.slice(0, 8), changed: commits.changed.slice(0, 8) }
  console.log(`\n${reportOf(reported, names)}`)
  return reported.some(({ measures }) => measures.some(({ verdict }) => verdict.decision === 'worse')) ? 1 : 0
}

async function buildAll(
  commits: Readonly<Record<Contestant['commit'], string>>,
  builds: string | undefined,
): Promise<Readonly<Record<Contestant['commit'], string>>> {
  const folder = builds ?? (await temporaryData('deckle-compare-'))
  if (builds === undefined) endings.push(() => rm(folder, { recursive: true, force: true }))
  const build = (commit: string): Promise<string> => buildCommit(commit, folder, stopping.signal)
  return { base: await build(commits.base), changed: await build(commits.changed) }
}

async function measureRows(rows: readonly ProbedRow[], contestants: readonly Contestant[]): Promise<ReportedRow[]> {
  const worlds = new Map<Contestant, Promise<World>>()
  const worldOf = (contestant: Contestant): Promise<World> => {
    const world = worlds.get(contestant) ?? startWorld(contestant)
    worlds.set(contestant, world)
    return world
  }
  let opened: Promise<Browser> | undefined
  const browser = (): Promise<Browser> => (opened ??= openBrowser())
  const reported: ReportedRow[] = []
  for (const { id, probe } of rows) {
    console.log(`Measuring ${id}: ${probe.measures.map(({ what }) => what).join('; ')} …`)
    const measured = await measureRow(probe, contestants, { worldOf, browser })
    for (const [at, { what, unit }] of probe.measures.entries()) {
      const verdict = measured.measures[at]?.verdict
      if (verdict) console.log(`  ${what}: ${resultOf(verdict, unit)}`)
    }
    reported.push({ id, of: probe.measures, ...measured })
  }
  return reported
}

function startWorld({ root }: Contestant): Promise<World> {
  const { signal } = stopping
  signal.throwIfAborted()
  const world = freePort().then((port) => createWorld({ root, port, decks, signal }))
  // A world that is still being created is stopped afterwards; one that could not be created has stopped.
  endings.push(() =>
    world.then(
      (created) => created.stop(),
      () => undefined,
    ),
  )
  return world
}

async function openBrowser(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
  const browser = await chromium.launch({ executablePath, args: browserFlags })
  endings.push(() => browser.close())
  return browser
}

/** Stops and removes everything. Once: a signal makes measurements fail, whose end must wait for it. */
function end(): Promise<void> {
  return (ended ??= endAll())
}

async function endAll(): Promise<void> {
  for (const ending of endings.toReversed()) await ending().catch(console.error)
}
