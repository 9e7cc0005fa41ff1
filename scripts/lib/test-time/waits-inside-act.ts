import ts from 'typescript'
import { calledName } from './syntax.ts'
import type { FoundFault } from './time-fault.ts'

const WAITING = /^(find(All)?By\w+|waitFor\w*)$/

/**
 * Finds queries of Testing Library that wait inside `act`. React draws nothing before `act` ends, so that such a query finds
 * only what a slow machine has drawn already.
 */
export function findWaitsInsideAct(node: ts.Node): FoundFault[] {
  if (!ts.isCallExpression(node) || !WAITING.test(calledName(node.expression))) return []
  return isInsideAct(node) ? [{ node, kind: 'wait inside act' }] : []
}

/** Within the function that is given to `act` itself: a function declared there may run later. */
function isInsideAct(query: ts.Node): boolean {
  let node = query.parent
  while (!ts.isFunctionLike(node)) {
    if (ts.isSourceFile(node)) return false
    node = node.parent
  }
  const { parent } = node
  return ts.isCallExpression(parent) && calledName(parent.expression) === 'act'
}
