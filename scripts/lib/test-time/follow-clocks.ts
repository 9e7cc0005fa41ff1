import path from 'node:path'
import ts from 'typescript'
import { type ClockKind, type ClockScope, keyOf, kindOf, marginOf } from './clock-kinds.ts'
import { bare } from './syntax.ts'
import type { TestProgram } from './test-program.ts'

export interface ClockValues {
  readonly kindOf: (expression: ts.Expression | undefined) => ClockKind | undefined
  /** Milliseconds added to or taken from a reading of a clock, as in `Date.now() + 5000`. */
  readonly marginOf: (expression: ts.Expression) => number | undefined
}

/** Follows readings of the clock through variables, properties, parameters and returned values of all test code. */
export function followClocks(program: TestProgram): ClockValues {
  const scope: ClockScope = { program, kinds: new Map(), filled: new Set() }
  const files = filesWithClocks(program.files)
  const flows = [...files].flatMap(flowsOf)
  for (let known = -1; known < sizeOf(scope);) {
    known = sizeOf(scope)
    for (const flow of flows) follow(flow, scope)
  }
  return {
    kindOf: (expression) =>
      expression && files.has(expression.getSourceFile()) ? kindOf(expression, scope) : undefined,
    marginOf: (expression) => marginOf(expression, scope),
  }
}

/** Grows with everything that is learnt. */
const sizeOf = ({ kinds, filled }: ClockScope): number =>
  [...kinds.values()].reduce((sum, kind) => sum + (kind === 'duration' ? 2 : 1), filled.size)

/** Files that read a clock, and those that import one: nothing has to be followed in the others. */
function filesWithClocks(files: readonly ts.SourceFile[]): ReadonlySet<ts.SourceFile> {
  const reading = files.filter(({ text }) => /\bDate\b|\bperformance\b|\bprocess\b/.test(text))
  const names = new Set(reading.map(({ fileName }) => fileName))
  const isImporting = ({ fileName, text }: ts.SourceFile): boolean =>
    [...text.matchAll(/from '(\.[^']+)'/g)].some(([, from = '']) =>
      names.has(path.posix.join(path.posix.dirname(fileName), from)),
    )
  return new Set([...reading, ...files.filter(isImporting)])
}

interface Flow {
  readonly to: ts.Node
  readonly from: ts.Expression
}

/** Every place in a file where a value gets a name. */
function flowsOf(file: ts.SourceFile): Flow[] {
  const flows: Flow[] = []
  const visit = (node: ts.Node): void => {
    flows.push(...flowsAt(node))
    ts.forEachChild(node, visit)
  }
  visit(file)
  return flows
}

function flowsAt(node: ts.Node): Flow[] {
  if (ts.isVariableDeclaration(node)) {
    const { name, initializer: from } = node
    return from ? namesIn(name).map((to) => ({ to, from })) : []
  }
  if (ts.isPropertyAssignment(node)) return [{ to: node, from: node.initializer }]
  if (ts.isShorthandPropertyAssignment(node)) return [{ to: node, from: node.name }]
  if (ts.isBinaryExpression(node) && isAssignment(node.operatorToken.kind)) return [{ to: node.left, from: node.right }]
  if (ts.isReturnStatement(node) && node.expression) {
    const owner = ts.findAncestor(node, ts.isFunctionLike)
    return owner ? [{ to: owner, from: node.expression }] : []
  }
  if (ts.isArrowFunction(node) && !ts.isBlock(node.body)) return [{ to: node, from: node.body }]
  if (ts.isCallExpression(node)) return node.arguments.map((from) => ({ to: node, from }))
  return []
}

const isAssignment = (kind: ts.SyntaxKind): boolean =>
  kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment

const namesIn = (name: ts.BindingName): ts.Node[] =>
  ts.isIdentifier(name)
    ? [name.parent]
    : name.elements.flatMap((one) => (ts.isOmittedExpression(one) ? [] : namesIn(one.name)))

function follow({ to, from }: Flow, scope: ClockScope): void {
  const { program, filled } = scope
  if (ts.isCallExpression(to)) {
    const receiver = receiverOf(to, from, program)
    const kind = kindOf(from, scope)
    if (receiver) keep(receiver, kind, scope)
    if (receiver && kind && ts.isParameter(receiver) && isPush(to)) filled.add(receiver)
    if (receiver && filled.has(receiver) && !isPush(to)) keep(nameOf(from, program), scope.kinds.get(receiver), scope)
  } else if (ts.isFunctionLike(to)) keep(namedBy(to), kindOf(from, scope), scope)
  else keep(nameOf(to, program), kindOf(from, scope), scope)
}

const isPush = ({ expression }: ts.CallExpression): boolean =>
  ts.isPropertyAccessExpression(expression) && expression.name.text === 'push'

function keep(named: ts.Node | undefined, kind: ClockKind | undefined, { kinds }: ClockScope): void {
  if (!named || !kind) return
  const key = isProperty(named) ? keyOf(named.name) : named
  if (kinds.get(key) !== 'duration') kinds.set(key, kind)
}

type Property = ts.PropertyAssignment | ts.ShorthandPropertyAssignment | ts.PropertyAccessExpression

const isProperty = (node: ts.Node): node is Property =>
  ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node) || ts.isPropertyAccessExpression(node)

/** What an identifier refers to; anything else names a value already. */
const nameOf = (node: ts.Node, program: TestProgram): ts.Node | undefined =>
  ts.isIdentifier(node) ? program.declarationOf(node) : node

/** The declaration that a function's calls refer to. */
const namedBy = (owner: ts.SignatureDeclaration): ts.Node =>
  ts.isVariableDeclaration(owner.parent) ? owner.parent : owner

/** The parameter that gets an argument, or the list that gets an element. */
function receiverOf(call: ts.CallExpression, from: ts.Expression, program: TestProgram): ts.Node | undefined {
  const { expression } = call
  if (ts.isPropertyAccessExpression(expression))
    return isPush(call) ? nameOf(bare(expression.expression), program) : undefined
  const declaration = ts.isIdentifier(expression) ? program.declarationOf(expression) : undefined
  const owner = declaration && ts.isVariableDeclaration(declaration) ? declaration.initializer : declaration
  return owner && ts.isFunctionLike(owner) ? owner.parameters[call.arguments.indexOf(from)] : undefined
}
