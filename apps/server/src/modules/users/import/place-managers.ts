import { idsOfPath, levelOf, MOST_LEVELS } from '../../../db/person-path.ts'
import { plain } from './plain.ts'

/** A person created or moved by the import. */
export interface Placed {
  readonly email: string
  /** E-mail of the new manager; null for the top or if unchanged. */
  readonly manager: string | null
}

/** An existing person. */
export interface Place {
  readonly id: string
  readonly email: string
  readonly path: Buffer
}

export type PlaceFault =
  | 'manager.unknown'
  | 'manager.self'
  | `import.manager_circle|people=${string}`
  | 'manager.too_deep'
  | 'import.manager_refused'

interface Placement {
  /** 1 at the top; a manager's level is lower than that of their reports. */
  readonly levels: ReadonlyMap<string, number>
  readonly faults: ReadonlyMap<string, PlaceFault>
}

/** Most rounds of cycle detection. The database refuses remaining cycles when people are moved. */
const mostRounds = 20

/**
 * Computes the hierarchy levels that people will have after the import, independent of their order in the file. People
 * in a cycle or without a valid manager are refused; the rest is placed without them.
 * @param places existing people: those in the import and managers named in it
 * @param refused e-mails of rows refused before
 */
export function placeManagers(
  people: ReadonlyMap<string, Placed>,
  places: ReadonlyMap<string, Place>,
  refused: ReadonlySet<string>,
): Placement {
  const left = new Map(people)
  const faults = new Map<string, PlaceFault>()
  for (let round = 0; ; round++) {
    const found = placeRound(left, places, (email) => refused.has(email) || faults.has(email))
    for (const [email, fault] of found.faults) {
      faults.set(email, fault)
      left.delete(email)
    }
    if (found.faults.size === 0 || round === mostRounds) return { levels: found.levels, faults }
  }
}

function placeRound(
  people: ReadonlyMap<string, Placed>,
  places: ReadonlyMap<string, Place>,
  isRefused: (email: string) => boolean,
): Placement {
  const movedById = new Map(
    [...people.values()].flatMap(({ email, manager }) => {
      const place = places.get(email)
      return place && manager !== null ? [[place.id, email] as const] : []
    }),
  )
  const levels = new Map<string, number>()
  const faults = new Map<string, PlaceFault>()
  for (const email of people.keys()) {
    const way: Step[] = []
    const inWay = new Set<string>()
    let step: Step = { email, levels: 0 }
    for (;;) {
      if (inWay.has(step.email)) {
        markCycle(way, step.email, people, faults)
        break
      }
      if (levels.has(step.email) || faults.has(step.email)) break
      way.push(step)
      inWay.add(step.email)
      const next = stepAbove(step.email, { people, places, movedById })
      if (next === null) {
        const place = places.get(step.email)
        if (!place && !people.has(step.email))
          faults.set(step.email, isRefused(step.email) ? 'import.manager_refused' : 'manager.unknown')
        else levels.set(step.email, place && people.get(step.email)?.manager == null ? levelOf(place.path) : 1)
        break
      }
      step = next
    }
    unwind(way, step, { people, places, levels, faults })
  }
  const own = (email: string) => people.has(email)
  return {
    levels: new Map([...levels].filter(([email]) => own(email))),
    faults: new Map([...faults].filter(([email]) => own(email))),
  }
}

interface Step {
  readonly email: string
  /** Levels above the previous step. */
  readonly levels: number
}

interface Known {
  readonly people: ReadonlyMap<string, Placed>
  readonly places: ReadonlyMap<string, Place>
}

/** The manager, or the nearest moved person above; null at the top. */
function stepAbove(
  email: string,
  { people, places, movedById }: Known & { readonly movedById: ReadonlyMap<string, string> },
): Step | null {
  const manager = people.get(email)?.manager
  if (manager != null) return { email: manager, levels: 1 }
  const above = idsOfPath(places.get(email)?.path ?? Buffer.alloc(0))
    .slice(0, -1)
    .toReversed()
  const at = above.findIndex((id) => movedById.has(id))
  return at < 0 ? null : { email: movedById.get(above[at] ?? '') ?? '', levels: at + 1 }
}

/** Marks the people of a cycle whom the import moves. Others in the cycle keep their position. */
function markCycle(
  way: readonly Step[],
  from: string,
  people: ReadonlyMap<string, Placed>,
  faults: Map<string, PlaceFault>,
): void {
  const circle = way.slice(way.findIndex(({ email }) => email === from)).map(({ email }) => email)
  for (const email of circle) if (people.get(email)?.manager != null) faults.set(email, circleFault(circle, email))
}

/** Most people of a circle that its message names. */
const MOST_NAMED = 5

/** Names the circle from the person upwards, so that each row tells its own way. */
function circleFault(circle: readonly string[], email: string): PlaceFault {
  if (circle.length === 1) return 'manager.self'
  const at = circle.indexOf(email)
  const around = [...circle.slice(at), ...circle.slice(0, at)]
  const named = around.length > MOST_NAMED ? [...around.slice(0, MOST_NAMED), '…'] : around
  return `import.manager_circle|people=${[...named, email].map(plain).join(' → ')}`
}

/** Sets levels from the top of the path down. @param end the step with a known level where the path ends */
function unwind(
  way: readonly Step[],
  end: Step,
  {
    people,
    places,
    levels,
    faults,
  }: Known & { readonly levels: Map<string, number>; readonly faults: Map<string, PlaceFault> },
): void {
  for (let at = way.length - 1; at >= 0; at--) {
    const { email } = way[at] as Step
    if (levels.has(email) || faults.has(email)) continue
    const above = way[at + 1] ?? end
    const manager = above.email
    const fault = faults.get(manager)
    // An existing person keeps their position; the next round checks them again.
    if ((fault && places.has(manager)) || (!fault && !levels.has(manager))) return
    if (fault) {
      faults.set(email, people.has(manager) || fault === 'import.manager_refused' ? 'import.manager_refused' : fault)
      continue
    }
    const level = (levels.get(manager) ?? 0) + above.levels
    if (level > MOST_LEVELS) faults.set(email, 'manager.too_deep')
    else levels.set(email, level)
  }
}
