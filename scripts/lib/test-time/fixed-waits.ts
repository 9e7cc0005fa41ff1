import ts from 'typescript'
import { calledName, dottedName } from './syntax.ts'
import type { TestProgram } from './test-program.ts'
import type { FoundFault } from './time-fault.ts'

const GLOBALS = /^(globalThis|window|self)$/
const TIMERS = /^(setTimeout|setInterval)$/
const SLEEPS = /^(sleep|delay|pause|wait)$/
const COMMANDS = /^(exec|execFile|spawn)(Sync)?$/

/** Finds waits whose length does not depend on a condition, and timers that act after a while. */
export function findFixedWaits(node: ts.Node, program: TestProgram): FoundFault[] {
  if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
    return /\bpg_sleep\s*\(/.test(node.text) ? [{ node, kind: 'fixed wait' }] : []
  if (!ts.isCallExpression(node)) return []
  const kind = waitOf(node, program)
  return kind ? [{ node, kind }] : []
}

function waitOf(call: ts.CallExpression, program: TestProgram): 'fixed wait' | 'timer' | undefined {
  const { expression, arguments: given } = call
  const name = calledName(expression)
  if (name === 'waitForTimeout') return 'fixed wait'
  if (isTimer(expression, program))
    return isZero(given[1], program) ? undefined : isAwaitedTimer(call) ? 'fixed wait' : 'timer'
  if (ts.isIdentifier(expression)) {
    if (isSleep(expression, program) && !isZero(given[0], program)) return 'fixed wait'
    if (name === 'promisify' && given[0] && isTimer(given[0], program)) return 'fixed wait'
  } else if (/^(scheduler|Atomics)\.wait$/.test(dottedName(expression))) return 'fixed wait'
  const [command] = given
  const isCommand = command !== undefined && ts.isStringLiteralLike(command) && /^sleep( \d|$)/.test(command.text)
  return isCommand && COMMANDS.test(name) ? 'fixed wait' : undefined
}

/** `setTimeout` of the browser or of Node, not a function of the test's own. */
function isTimer(expression: ts.Expression, program: TestProgram): boolean {
  if (ts.isPropertyAccessExpression(expression))
    return GLOBALS.test(dottedName(expression.expression)) && TIMERS.test(expression.name.text)
  if (!ts.isIdentifier(expression)) return false
  const from = program.moduleOf(expression)
  if (from !== undefined) return /^(node:)?timers$/.test(from)
  return TIMERS.test(expression.text) && program.declarationOf(expression) === undefined
}

/** A function that waits, of Node or of code that this check does not read: one in a test is found where it is declared. */
function isSleep(name: ts.Identifier, program: TestProgram): boolean {
  const from = program.moduleOf(name)
  if (from === undefined) return false
  if (/^(node:)?timers\/promises$/.test(from)) return true
  return SLEEPS.test(name.text) && program.declarationOf(name) === undefined
}

/** A timer without a delay only lets the event loop turn, which no machine's speed changes. */
const isZero = (delay: ts.Expression | undefined, program: TestProgram): boolean =>
  delay === undefined || program.numberOf(delay) === 0

/** In `new Promise((resolve) => setTimeout(resolve, 100))`, with or without braces or a value. */
function isAwaitedTimer({ arguments: [action], parent }: ts.CallExpression): boolean {
  let node: ts.Node = parent
  while (!ts.isFunctionLike(node) && !ts.isSourceFile(node)) node = node.parent
  if (!ts.isArrowFunction(node) && !ts.isFunctionExpression(node)) return false
  const [resolve] = node.parameters
  const isExecutor = ts.isNewExpression(node.parent) && dottedName(node.parent.expression) === 'Promise'
  if (!isExecutor || !resolve || !action) return false
  const name = resolve.name.getText()
  const acts = ts.isArrowFunction(action) && ts.isCallExpression(action.body) ? action.body.expression : action
  return acts.getText() === name
}
