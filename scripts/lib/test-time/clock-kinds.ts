import ts from 'typescript'
import { bare, dottedName } from './syntax.ts'
import type { TestProgram } from './test-program.ts'

/** `instant` is a reading of a clock; `duration` is a time that passed while the test ran, or processor time. */
export type ClockKind = 'instant' | 'duration'

export interface ClockScope {
  readonly program: TestProgram
  /** By declaration, where a function has the kind that it returns; of properties by file and name. */
  readonly kinds: Map<ts.Node | string, ClockKind>
  /** Parameters that are lists to which readings are added. */
  readonly filled: Set<ts.Node>
}

const READINGS: ReadonlyMap<string, ClockKind> = new Map([
  ['Date.now', 'instant'],
  ['performance.now', 'instant'],
  ['process.uptime', 'instant'],
  ['process.hrtime.bigint', 'instant'],
  ['performance.measure', 'duration'],
  ['performance.getEntries', 'duration'],
  ['performance.getEntriesByName', 'duration'],
  ['performance.getEntriesByType', 'duration'],
])

/** Return the reading if nothing is passed, else what passed since an earlier reading. */
const SINCE = /^process\.(hrtime|cpuUsage|resourceUsage)$/
const PASSES_ON = /^(Math\.\w+|Number|BigInt)$/

export const keyOf = (name: ts.Node): string => `${name.getSourceFile().fileName}#${name.getText()}`

export function kindOf(expression: ts.Expression | undefined, scope: ClockScope): ClockKind | undefined {
  if (!expression) return undefined
  const node = bare(expression)
  if (ts.isAwaitExpression(node)) return kindOf(node.expression, scope)
  if (ts.isCallExpression(node)) return kindOfCall(node, scope)
  if (ts.isNewExpression(node)) return kindOfNew(node, scope)
  if (ts.isBinaryExpression(node)) return kindOfBinary(node, scope)
  if (ts.isPrefixUnaryExpression(node)) return kindOf(node.operand, scope)
  if (ts.isConditionalExpression(node)) return kindOf(node.whenTrue, scope) ?? kindOf(node.whenFalse, scope)
  if (ts.isArrayLiteralExpression(node)) return longest(node.elements, scope)
  if (ts.isElementAccessExpression(node) || ts.isSpreadElement(node)) return kindOf(node.expression, scope)
  if (ts.isPropertyAccessExpression(node) && node.name.text !== 'length')
    return kindOf(node.expression, scope) ?? scope.kinds.get(keyOf(node.name))
  return ts.isIdentifier(node) ? kindOfName(node, scope) : undefined
}

function kindOfName(name: ts.Identifier, { program, kinds }: ClockScope): ClockKind | undefined {
  const declaration = program.declarationOf(name)
  if (!declaration) return undefined
  const isPart = ts.isBindingElement(declaration)
  return kinds.get(declaration) ?? (isPart ? kinds.get(keyOf(declaration.propertyName ?? declaration.name)) : undefined)
}

function kindOfCall({ expression, arguments: given }: ts.CallExpression, scope: ClockScope): ClockKind | undefined {
  const called = dottedName(expression)
  const reading = READINGS.get(called)
  if (reading) return reading
  if (SINCE.test(called)) return given.length === 0 ? 'instant' : 'duration'
  if (PASSES_ON.test(called)) return longest(given, scope)
  if (ts.isPropertyAccessExpression(expression) && expression.name.text !== 'push')
    return kindOf(expression.expression, scope)
  return ts.isIdentifier(expression) ? kindOfName(expression, scope) : undefined
}

function kindOfNew({ expression, arguments: given }: ts.NewExpression, scope: ClockScope): ClockKind | undefined {
  if (dottedName(expression) !== 'Date') return undefined
  return given?.length ? kindOf(given[0], scope) : 'instant'
}

const longest = (all: readonly ts.Expression[], scope: ClockScope): ClockKind | undefined => {
  const kinds = all.map((one) => kindOf(one, scope))
  return kinds.includes('duration') ? 'duration' : kinds.find((kind) => kind !== undefined)
}

function kindOfBinary(node: ts.BinaryExpression, scope: ClockScope): ClockKind | undefined {
  const { kind } = node.operatorToken
  const left = kindOf(node.left, scope)
  const right = kindOf(node.right, scope)
  if (kind === ts.SyntaxKind.MinusToken) {
    if (right === 'instant') return 'duration'
    return left === 'instant' && readsTime(node.right) ? 'duration' : (left ?? right)
  }
  const isArithmetic = kind >= ts.SyntaxKind.PlusToken && kind <= ts.SyntaxKind.PercentToken
  const isChoice = kind === ts.SyntaxKind.QuestionQuestionToken || kind === ts.SyntaxKind.BarBarToken
  return isArithmetic || isChoice ? longest([node.left, node.right], scope) : undefined
}

/** Another point in time, such as `Date.parse(text)`, rather than a number of milliseconds. */
const readsTime = (expression: ts.Expression): boolean => /\bDate\b|\.(getTime|valueOf)\(/.test(expression.getText())

/** Milliseconds added to or taken from a reading of a clock, as in `Date.now() + 5000`. */
export function marginOf(expression: ts.Expression, scope: ClockScope): number | undefined {
  const node = bare(expression)
  if (ts.isIdentifier(node)) {
    const declaration = scope.program.declarationOf(node)
    const initial = declaration && ts.isVariableDeclaration(declaration) ? declaration.initializer : undefined
    return initial && marginOf(initial, scope)
  }
  if (ts.isNewExpression(node)) return node.arguments?.[0] && marginOf(node.arguments[0], scope)
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression))
    return marginOf(node.expression.expression, scope)
  if (!ts.isBinaryExpression(node) || kindOf(node, scope) !== 'instant') return undefined
  return scope.program.numberOf(node.right)
}
