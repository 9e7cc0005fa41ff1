/** Statements of one client at once, so that a slow one does not hold up everybody. */
const statementsAtOnce = 2

/** Found by a client's id and a key within the client. */
export type GroupedRead<Row> = (clientId: string, key: string) => Promise<Row | undefined>

interface Lane<Row> {
  /** By key, of reads that wait for the next statement. */
  waiting: Map<string, PromiseWithResolver<Row>>
  running: number
}

interface PromiseWithResolver<Row> {
  readonly promise: Promise<Row | undefined>
  readonly resolve: (row: Row | undefined) => void
  readonly reject: (error: unknown) => void
}

/**
 * Reads by key what concurrent requests ask for in one statement a client, as DataLoader does. A statement begins after
 * each request it serves, so its rows are never staler than those of a statement of the request's own.
 *
 * @param read rows by key; a key without a row is absent
 */
export function createGroupedRead<Row>(
  read: (clientId: string, keys: readonly string[]) => Promise<ReadonlyMap<string, Row>>,
): GroupedRead<Row> {
  const lanes = new Map<string, Lane<Row>>()

  async function run(clientId: string, lane: Lane<Row>): Promise<void> {
    const group = lane.waiting
    lane.waiting = new Map()
    try {
      const rows = await read(clientId, [...group.keys()])
      for (const [key, { resolve }] of group) resolve(rows.get(key))
    } catch (error) {
      for (const { reject } of group.values()) reject(error)
    }
    if (lane.waiting.size > 0) void run(clientId, lane)
    else if (--lane.running === 0) lanes.delete(clientId)
  }

  return (clientId, key) => {
    const lane = lanes.get(clientId) ?? { waiting: new Map(), running: 0 }
    lanes.set(clientId, lane)
    const known = lane.waiting.get(key)
    if (known) return known.promise
    const added = withResolver<Row>()
    lane.waiting.set(key, added)
    if (lane.running < statementsAtOnce) {
      lane.running++
      void run(clientId, lane)
    }
    return added.promise
  }
}

function withResolver<Row>(): PromiseWithResolver<Row> {
  let resolve: PromiseWithResolver<Row>['resolve'] | undefined
  let reject: PromiseWithResolver<Row>['reject'] | undefined
  const promise = new Promise<Row | undefined>((...resolvers) => {
    ;[resolve, reject] = resolvers
  })
  return { promise, resolve: (row) => resolve?.(row), reject: (error) => reject?.(error) }
}
