import type { Probe } from '../lib/probe.ts'
import { openDeckProbe } from '../rows/p1-open-deck.ts'
import { firstScreenProbe } from '../rows/p10-first-screen.ts'
import { pureProbe } from '../rows/p11-pure.ts'
import { serverStartProbe } from '../rows/p12-server.ts'
import { storeAnswerProbe } from '../rows/p2-answer.ts'
import { playerBytesProbe } from '../rows/p3-player-bytes.ts'
import { openPlayerProbe } from '../rows/p4-player.ts'
import { nextSlideProbe } from '../rows/p5-next-slide.ts'
import { showBlogProbe } from '../rows/p6-blog.ts'
import { listLibraryProbe } from '../rows/p7-library.ts'
import { listPeopleProbe } from '../rows/p7-people.ts'
import { readFiguresProbe } from '../rows/p8-figures.ts'
import { editProbe } from '../rows/p9-editor.ts'

const probes: Readonly<Record<string, readonly Probe[]>> = {
  P1: [openDeckProbe],
  P2: [storeAnswerProbe],
  P3: [playerBytesProbe],
  P4: [openPlayerProbe],
  P5: [nextSlideProbe],
  P6: [showBlogProbe],
  P7: [listLibraryProbe, listPeopleProbe],
  P8: [readFiguresProbe],
  P9: [editProbe],
  P10: [firstScreenProbe],
  P11: [pureProbe],
  P12: [serverStartProbe],
}

export interface ProbedRow {
  readonly id: string
  readonly probe: Probe
}

/** The probes of the rows, or all of them; throws for a row that cannot be compared. */
export function probesOf(rows: readonly string[]): readonly ProbedRow[] {
  const wanted = rows.length === 0 ? Object.keys(probes) : rows
  return wanted.flatMap((id) => {
    const found = probes[id]
    if (!found) throw new Error(`${id} cannot be compared. Choose from: ${Object.keys(probes).join(', ')}.`)
    return found.map((probe) => ({ id, probe }))
  })
}
