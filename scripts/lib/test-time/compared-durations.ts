import ts from 'typescript'
import type { ClockValues } from './follow-clocks.ts'
import type { TestProgram } from './test-program.ts'
import { type FoundFault, SHORTEST_LIMIT } from './time-fault.ts'

const COMPARISONS: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.LessThanToken,
  ts.SyntaxKind.LessThanEqualsToken,
  ts.SyntaxKind.GreaterThanToken,
  ts.SyntaxKind.GreaterThanEqualsToken,
])

/** Finds assertions and conditions on elapsed or processor time, and instants compared with a margin below a minute. */
export function findComparedDurations(node: ts.Node, program: TestProgram, clocks: ClockValues): FoundFault[] {
  if (ts.isBinaryExpression(node) && COMPARISONS.has(node.operatorToken.kind)) return inCondition(node, program, clocks)
  const compared = ts.isCallExpression(node) ? assertedIn(node) : []
  if (compared.some((value) => clocks.kindOf(value) === 'duration')) return [{ node, kind: 'compared duration' }]
  return compared.some((value) => hasShortMargin(value, clocks)) ? [{ node, kind: 'short limit' }] : []
}

/** What is passed to `expect` or `assert`, and to a matcher. */
function assertedIn({ expression, arguments: given }: ts.CallExpression): readonly ts.Expression[] {
  if (ts.isIdentifier(expression)) return /^(expect|assert)$/.test(expression.text) ? given.slice(0, 1) : []
  if (!ts.isPropertyAccessExpression(expression)) return []
  return /^to[A-Z]/.test(expression.name.text) ? given : []
}

/** The limit of a loop that waits is a condition too: it is no fault if it is long enough. */
function inCondition(node: ts.BinaryExpression, program: TestProgram, clocks: ClockValues): FoundFault[] {
  const sides = [node.left, node.right]
  const isLongLimit = sides.some((side) => (program.numberOf(side) ?? 0) >= SHORTEST_LIMIT)
  if (sides.some((side) => clocks.kindOf(side) === 'duration'))
    return isLongLimit ? [] : [{ node, kind: 'compared duration' }]
  return sides.some((side) => hasShortMargin(side, clocks)) ? [{ node, kind: 'short limit' }] : []
}

function hasShortMargin(value: ts.Expression, clocks: ClockValues): boolean {
  const margin = clocks.kindOf(value) === 'instant' ? clocks.marginOf(value) : undefined
  return margin !== undefined && margin > 0 && margin < SHORTEST_LIMIT
}
