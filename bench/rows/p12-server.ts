import { setTimeout as wait } from 'node:timers/promises'
import { rm } from 'node:fs/promises'
import { memoryOf, startDeckle } from '../lib/deckle.ts'
import { medianOf } from '../lib/rounds.ts'
import { megabytes, ms, type Row } from '../lib/table.ts'
import { temporaryData } from '../../scripts/lib/temporary-data.ts'

/** P12: from spawning to the first 200 on the embedded database (not its first start), and memory when idle. */
export async function serverStart(port: number): Promise<Row[]> {
  const data = await temporaryData('deckle-bench-start-')
  await (await startDeckle({ port, data })).stop()
  const starts: number[] = []
  let idle = 0
  for (let round = 0; round < 3; round++) {
    const deckle = await startDeckle({ port, data })
    starts.push(deckle.startedIn)
    await wait(3000)
    idle = Math.max(idle, await memoryOf(deckle.pid))
    await deckle.stop()
  }
  await rm(data, { recursive: true, force: true })
  const start = medianOf(starts)
  return [
    {
      id: 'P12',
      what: 'server: spawn to first 200',
      deckle: ms(start),
      limit: '',
      ratio: '',
      reach: '≤ 600 ms',
      reached: start <= 600,
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
