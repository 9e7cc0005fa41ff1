import type { Expression, Operator } from './expression.ts'
import { fault, type FaultCode } from './fault.ts'
import { Faulted } from './faulted.ts'
import { functions } from './functions.ts'
import type { VariableName } from './variables.ts'

type Values = Readonly<Partial<Record<VariableName, number>>>

/** Throws `Faulted`. Conditions are 1 and 0. */
export type Program = (values: Values) => number

/** Turns an expression into nested functions; no text is run as code. */
export function compile(expression: Expression): Program {
  switch (expression.type) {
    case 'number':
    case 'boolean': {
      const { value } = expression
      return () => value
    }
    case 'variable':
      return variable(expression)
    case 'sign': {
      const of = compile(expression.of)
      return expression.isMinus ? (values) => -of(values) : of
    }
    case 'not': {
      const of = compile(expression.of)
      return (values) => (of(values) === 0 ? 1 : 0)
    }
    case 'if': {
      const condition = compile(expression.condition)
      const whenTrue = compile(expression.whenTrue)
      const whenFalse = compile(expression.whenFalse)
      return (values) => (condition(values) !== 0 ? whenTrue(values) : whenFalse(values))
    }
    case 'call':
      return call(expression)
    case 'binary':
      return binary[expression.operator](compile(expression.left), compile(expression.right), expression)
  }
}

interface Place {
  readonly at: number
  readonly length: number
}

function fail(code: FaultCode, { at, length }: Place, what: string): never {
  throw new Faulted(fault(code, at, length, what))
}

function variable({ name, at, length }: Extract<Expression, { type: 'variable' }>): Program {
  return (values) => {
    const value = values[name]
    if (value === undefined || !Number.isFinite(value)) return fail('unset', { at, length }, name)
    return value
  }
}

function call(expression: Extract<Expression, { type: 'call' }>): Program {
  const { name } = expression
  const of: (...values: readonly number[]) => number = functions[name].of
  const args = expression.args.map(compile)
  const checked = (value: number): number => {
    if (Number.isNaN(value)) return fail('outside_domain', expression, name)
    return Number.isFinite(value) ? value : fail('too_large', expression, name)
  }
  const [first, second] = args
  if (args.length === 1 && first) return (values) => checked(of(first(values)))
  if (args.length === 2 && first && second) return (values) => checked(of(first(values), second(values)))
  return (values) => checked(of(...args.map((argument) => argument(values))))
}

/** Ignores binary rounding errors: 0.1 + 0.2 equals 0.3. */
function same(a: number, b: number): boolean {
  return a === b || Math.abs(a - b) <= 1e-12 * Math.max(Math.abs(a), Math.abs(b))
}

type Make = (left: Program, right: Program, place: Place) => Program

const binary: Readonly<Record<Operator, Make>> = {
  or: (left, right) => (values) => (left(values) !== 0 || right(values) !== 0 ? 1 : 0),
  and: (left, right) => (values) => (left(values) !== 0 && right(values) !== 0 ? 1 : 0),
  '=': (left, right) => (values) => (same(left(values), right(values)) ? 1 : 0),
  '<>': (left, right) => (values) => (same(left(values), right(values)) ? 0 : 1),
  '<': compare((a, b) => a < b && !same(a, b)),
  '<=': compare((a, b) => a < b || same(a, b)),
  '>': compare((a, b) => a > b && !same(a, b)),
  '>=': compare((a, b) => a > b || same(a, b)),
  '+': (left, right, place) => (values) => finite(left(values) + right(values), place, '+'),
  '-': (left, right, place) => (values) => finite(left(values) - right(values), place, '-'),
  '*': (left, right, place) => (values) => finite(left(values) * right(values), place, '*'),
  '/': (left, right, place) => (values) => {
    const [a, b] = [left(values), right(values)]
    return b === 0 ? fail('zero_division', place, '/') : finite(a / b, place, '/')
  },
  '%': (left, right, place) => (values) => {
    const [a, b] = [left(values), right(values)]
    return b === 0 ? fail('zero_division', place, '%') : remainder(a, b)
  },
  '^': (left, right, place) => (values) => {
    const value = left(values) ** right(values)
    if (Number.isNaN(value)) return fail('outside_domain', place, '^')
    return finite(value, place, '^')
  },
}

const finite = (value: number, place: Place, what: string): number =>
  Number.isFinite(value) ? value : fail('too_large', place, what)

function compare(holds: (a: number, b: number) => boolean): Make {
  return (left, right) => (values) => (holds(left(values), right(values)) ? 1 : 0)
}

function remainder(a: number, b: number): number {
  const rest = a % b
  return rest !== 0 && rest < 0 !== b < 0 ? rest + b : rest
}
