import ts from 'typescript'
import { followClocks } from './follow-clocks.ts'
import { findComparedDurations } from './compared-durations.ts'
import { findFixedWaits } from './fixed-waits.ts'
import { findShortLimits } from './short-limits.ts'
import { readProgram, type Sources } from './test-program.ts'
import type { FaultKind, FoundFault } from './time-fault.ts'
import { findWaitsInsideAct } from './waits-inside-act.ts'
import { exceptionOf, lineAt, timingComments } from './timing-comments.ts'

export interface TimeFault {
  readonly file: string
  readonly line: number
  readonly kind: FaultKind | 'unneeded comment'
  readonly text: string
}

/**
 * Finds places where a test depends on the speed of the machine: fixed waits, timers, compared durations, limits below a
 * minute and waits inside `act`. Comments that except nothing are found, too.
 */
export function findTimeFaults(sources: Sources): TimeFault[] {
  const program = readProgram(sources)
  const clocks = followClocks(program)
  const find = (node: ts.Node): FoundFault[] => [
    ...findFixedWaits(node, program),
    ...findShortLimits(node, program),
    ...findComparedDurations(node, program, clocks),
    ...findWaitsInsideAct(node),
  ]
  return program.files.flatMap((file) => faultsIn(file, find))
}

function faultsIn(file: ts.SourceFile, find: (node: ts.Node) => FoundFault[]): TimeFault[] {
  const comments = timingComments(file)
  const needed = new Set<number>()
  const faults: TimeFault[] = []
  const visit = (node: ts.Node): void => {
    for (const found of find(node)) {
      const exception = exceptionOf(found.node, comments)
      if (exception) needed.add(exception.line)
      else faults.push(faultOf(file, found))
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  const unique = new Map(faults.map((fault) => [`${fault.line} ${fault.kind}`, fault]))
  const unneeded = comments.filter(({ line }) => !needed.has(line))
  return [
    ...unique.values(),
    ...unneeded.map(({ line }) => ({
      file: file.fileName,
      line,
      kind: 'unneeded comment' as const,
      text: 'timing: …',
    })),
  ]
}

function faultOf(file: ts.SourceFile, { node, kind }: FoundFault): TimeFault {
  // The end of a chain of calls, which may begin many lines above.
  const at = ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression) ? node.expression.name : node
  const text = node.getText(file).replace(/\s+/g, ' ')
  return {
    file: file.fileName,
    line: lineAt(file, at.getStart(file)),
    kind,
    text: text.length > 80 ? `${text.slice(0, 79)}…` : text,
  }
}
