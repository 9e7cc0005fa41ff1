import ts from 'typescript'
import { calledName, dottedName } from './syntax.ts'
import type { TestProgram } from './test-program.ts'
import { type FoundFault, SHORTEST_LIMIT } from './time-fault.ts'

const OPTIONS = /^(timeout|testTimeout|hookTimeout|asyncUtilTimeout|actionTimeout|navigationTimeout)$/
const TESTS = /^(it|test|beforeAll|beforeEach|afterAll|afterEach)$/
const SETTERS = /^(setDefaultTimeout|setDefaultNavigationTimeout)$|^(test\.setTimeout|AbortSignal\.timeout)$/

/** Where a set-up file gives the waits of testing-library a longer limit than their second. */
const LONG_WAITS = /^(apps\/web|packages\/ui)\//

/** Finds limits of waits, tests and requests that a slow machine reaches. */
export function findShortLimits(node: ts.Node, program: TestProgram): FoundFault[] {
  const isShort = (value: ts.Expression | undefined): boolean => {
    const limit = program.numberOf(value)
    return limit !== undefined && limit > 0 && limit < SHORTEST_LIMIT
  }
  if (ts.isPropertyAssignment(node)) {
    const isFound = OPTIONS.test(node.name.getText()) && isShort(node.initializer) && !isAttempt(node)
    return isFound ? [{ node, kind: 'short limit' }] : []
  }
  if (!ts.isCallExpression(node)) return []
  const isFound = isShort(limitArgument(node)) || usesShortDefault(node, program)
  return isFound ? [{ node, kind: 'short limit' }] : []
}

/** The argument that is a limit in milliseconds. */
function limitArgument({ expression, arguments: given }: ts.CallExpression): ts.Expression | undefined {
  if (SETTERS.test(calledName(expression)) || SETTERS.test(dottedName(expression))) return given[0]
  if (isViWait(expression)) return given[1]
  return TESTS.test(rootName(expression)) && given.some(ts.isFunctionLike) ? given.at(-1) : undefined
}

const isViWait = (expression: ts.Expression): boolean => /^vi\.(waitFor|waitUntil)$/.test(dottedName(expression))

/** `vi.waitFor`, and testing-library where nothing has changed it, give up after a second. */
function usesShortDefault({ expression, arguments: given }: ts.CallExpression, program: TestProgram): boolean {
  const file = expression.getSourceFile()
  const name = calledName(expression)
  if (isViWait(expression)) return !hasLimit(given[1])
  if (!file.text.includes('@testing-library/') || LONG_WAITS.test(file.fileName)) return false
  if (/^find(All)?By\w+$/.test(name)) return !hasLimit(given[2])
  const isImported = ts.isIdentifier(expression) && program.moduleOf(expression)?.startsWith('@testing-library/')
  return name === 'waitFor' && isImported === true && !hasLimit(given[1])
}

/** Options that are not written here are given the benefit of the doubt. */
function hasLimit(options: ts.Expression | undefined): boolean {
  if (!options || !ts.isObjectLiteralExpression(options)) return options !== undefined
  return options.properties.some((one) => ts.isSpreadAssignment(one) || one.name?.getText() === 'timeout')
}

/** Of `it.each(rows)('…', …)` and `test.only('…', …)`: `it` and `test`. */
function rootName(expression: ts.Expression): string {
  let node: ts.Expression = expression
  while (ts.isCallExpression(node) || ts.isPropertyAccessExpression(node)) node = node.expression
  return ts.isIdentifier(node) ? node.text : ''
}

/** One attempt of `expect(async () => { … }).toPass()` or of a poll, which is repeated until the limit of the whole. */
function isAttempt(node: ts.Node): boolean {
  for (let at = node; !ts.isSourceFile(at); at = at.parent)
    if (ts.isFunctionLike(at) && ts.isCallExpression(at.parent) && isRepeated(at.parent)) return true
  return false
}

function isRepeated(call: ts.CallExpression): boolean {
  const { expression, parent } = call
  if (dottedName(expression) === 'expect.poll') return true
  return dottedName(expression) === 'expect' && ts.isPropertyAccessExpression(parent) && parent.name.text === 'toPass'
}
