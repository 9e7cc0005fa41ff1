import type { Browser } from '@playwright/test'
import { untilQuiet } from '../lib/deckle.ts'
import type { Probe, Round } from '../lib/probe.ts'
import type { World } from '../lib/world.ts'
import { type Direction, decide, needsMorePairs, type Samples, type Verdict } from './statistics.ts'

/** One of the two builds of a commit that run beside each other. */
export interface Contestant {
  readonly commit: 'base' | 'changed'
  /** Folder of its build. */
  readonly root: string
}

export interface Surroundings {
  /** The contestant's server; started when it is first needed. */
  readonly worldOf: (contestant: Contestant) => Promise<World>
  readonly browser: () => Promise<Browser>
}

export interface MeasuredRow {
  readonly pairs: number
  /** One of each measure, in their order. */
  readonly measures: readonly { readonly samples: Samples; readonly verdict: Verdict }[]
}

/** Rounds between two starts of the servers: whatever differs between processes of one build is then part of the noise. */
const roundsPerProcess = 3

/** Measures all contestants in turns until the pairs are enough. */
export async function measureRow(
  probe: Probe,
  contestants: readonly Contestant[],
  surroundings: Surroundings,
): Promise<MeasuredRow> {
  const prepared: Entrant[] = []
  try {
    for (const contestant of contestants)
      prepared.push({ contestant, ...(await prepare(probe, contestant, surroundings)), values: [] })
    let verdicts: readonly Verdict[] = []
    let measures: MeasuredRow['measures'] = []
    let pairs = 0
    for (; needsMorePairs(pairs, verdicts); pairs++) {
      const turn = turnOf(prepared, pairs)
      if (pairs % roundsPerProcess === 0) await warmUp(turn, pairs > 0)
      for (const { round, world, values } of turn) values.push(await measure(round, world))
      measures = probe.measures.map(({ unit }, at) => {
        const samples = samplesOf(prepared, at)
        return { samples, verdict: decide(samples, directionOf(unit)) }
      })
      verdicts = measures.map(({ verdict }) => verdict)
    }
    return { pairs, measures }
  } finally {
    for (const { close } of prepared) await close?.()
  }
}

export const directionOf = (unit: Probe['measures'][number]['unit']): Direction =>
  unit === 'a second' ? 'higher is better' : 'lower is better'

interface Prepared {
  readonly round: Round
  readonly close?: () => Promise<void>
  readonly world?: World
}

interface Entrant extends Prepared {
  readonly contestant: Contestant
  /** One of each measure, for each round. */
  readonly values: (readonly number[])[]
}

async function prepare(probe: Probe, contestant: Contestant, { worldOf, browser }: Surroundings): Promise<Prepared> {
  if (probe.needs === 'files') return probe.prepare(contestant.root)
  const world = await worldOf(contestant)
  const prepared = probe.needs === 'server' ? await probe.prepare(world) : await probe.prepare(world, await browser())
  return { ...prepared, world }
}

/** A round that does not count, after which code is compiled and caches are filled. */
async function warmUp(contestants: readonly Prepared[], isRestarted: boolean): Promise<void> {
  for (const { world } of contestants) if (isRestarted) await world?.restart()
  for (const { round, world } of contestants) await measure(round, world)
}

async function measure(round: Round, world: World | undefined): Promise<readonly number[]> {
  const values = await round()
  if (values.some((value) => !(value > 0))) throw new Error(`A round measured ${values.join(', ')}.`)
  // Work that the round left, such as counting its answers, would slow down the next contestant.
  if (world) await untilQuiet(world.deckle.pid)
  return values
}

/** The order of a round: each contestant has each place, and follows others, equally often. */
function turnOf<One>(contestants: readonly One[], round: number): readonly One[] {
  const first = (round >> 1) % contestants.length
  const turn = [...contestants.slice(first), ...contestants.slice(0, first)]
  return round % 2 === 0 ? turn : turn.toReversed()
}

function samplesOf(prepared: readonly Entrant[], measure: number): Samples {
  const of = (commit: Contestant['commit']): readonly [readonly number[], readonly number[]] => {
    const [one = [], other = []] = prepared
      .filter(({ contestant }) => contestant.commit === commit)
      .map(({ values }) => values.map((round) => round[measure] ?? Number.NaN))
    return [one, other]
  }
  return { base: of('base'), changed: of('changed') }
}
