import { setTimeout as wait } from 'node:timers/promises'
import { rm } from 'node:fs/promises'
import { memoryOf, startDeckle } from '../lib/deckle.ts'
import { freePort } from '../lib/free-port.ts'
import type { Probe } from '../lib/probe.ts'
import { medianOf } from '../lib/rounds.ts'
import { megabytes, ms, type Row } from '../lib/table.ts'
import { temporaryData } from '../../scripts/lib/temporary-data.ts'

/** P12: from spawning to the first 200 on the embedded database (not its first start), and memory when idle. */
export async function serverStart(port: number): Promise<Row[]> {
  const { start, remove } = await prepare({ port })
  const starts: number[] = []
  let idle = 0
  for (let round = 0; round < 3; round++) {
    const { startedIn, memory } = await start()
    starts.push(startedIn)
    idle = Math.max(idle, memory)
  }
  await remove()
  const median = medianOf(starts)
  return [
    {
      id: 'P12',
      what: 'server: spawn to first 200',
      deckle: ms(median),
      limit: '',
      ratio: '',
      reach: '≤ 600 ms',
      reached: median <= 600,
    },
    {
      id: 'P12',
      what: 'server: memory idle',
      deckle: megabytes(idle),
      limit: '',
      ratio: '',
      reach: '≤ 80 MB',
      reached: idle <= 80 * 1024 * 1024,
    },
  ]
}

export const serverStartProbe: Probe = {
  measures: [
    { what: 'server: spawn to first 200', unit: 'ms' },
    { what: 'server: memory idle', unit: 'bytes' },
  ],
  needs: 'files',
  async prepare(root) {
    const { start, remove } = await prepare({ root, port: await freePort() })
    return {
      async round() {
        const { startedIn, memory } = await start()
        return [startedIn, memory]
      },
      close: remove,
    }
  },
}

/** A data folder whose database exists, and a start of the server on it. */
async function prepare(where: { readonly port: number; readonly root?: string }) {
  const data = await temporaryData('deckle-bench-start-')
  const start = async () => {
    const deckle = await startDeckle({ ...where, data })
    await wait(3000)
    const memory = await memoryOf(deckle.pid)
    await deckle.stop()
    return { startedIn: deckle.startedIn, memory }
  }
  await (await startDeckle({ ...where, data })).stop()
  return { start, remove: () => rm(data, { recursive: true, force: true }) }
}

/** P12: the server's worst memory while P1 and P2 ran. */
export function worstMemory(bytes: number): Row {
  return {
    id: 'P12',
    what: 'server: worst memory in P1, P2',
    deckle: megabytes(bytes),
    limit: '',
    ratio: '',
    reach: '≤ 150 MB',
    reached: bytes <= 150 * 1024 * 1024,
  }
}
