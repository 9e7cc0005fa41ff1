import type { Expression, Operator } from './expression.ts'
import { fault, type FormulaFault, isFault } from './fault.ts'
import { type CallableName, callableOf, countsOf } from './functions.ts'
import { type Token, tokensOf } from './tokens.ts'
import { type VariableName, variableOf } from './variables.ts'

/** Most nested parentheses, calls and signs. */
const DEEPEST = 64

/** Binding power: a higher one binds tighter. */
const powers: Readonly<Record<Operator, number>> = {
  or: 1,
  and: 2,
  '<': 4,
  '<=': 4,
  '>': 4,
  '>=': 4,
  '=': 4,
  '<>': 4,
  '+': 5,
  '-': 5,
  '*': 6,
  '/': 6,
  '%': 6,
  '^': 8,
}
const NOT = 3
const COMPARISON = 4
const SIGN = 7

const booleanPower = (operator: Operator): boolean => powers[operator] <= COMPARISON

interface Parsed {
  readonly expression: Expression
  readonly variables: readonly VariableName[]
}

/** Precedence climbing: `or`, `and`, `not`, comparisons, sums, products, signs, powers (right-associative). */
export function parse(text: string): Parsed | FormulaFault {
  const tokens = tokensOf(text)
  if (isFault(tokens)) return tokens
  if (tokens.length === 1) return fault('empty', 0, text.length)
  const parser = new Parser(tokens)
  const expression = parser.whole()
  if (isFault(expression)) return expression
  return { expression, variables: [...parser.variables].toSorted() }
}

class Parser {
  readonly variables = new Set<VariableName>()
  readonly #tokens: readonly Token[]
  #at = 0
  #depth = 0

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens
  }

  whole(): Expression | FormulaFault {
    const expression = this.#expression(0)
    if (isFault(expression)) return expression
    const { type, text, at, length } = this.#token
    if (type === 'end') return expression
    return text === ')' ? fault('not_opened', at, length, text) : this.#operatorExpected()
  }

  get #token(): Token {
    return this.#tokens[this.#at] as Token
  }

  #isNext(symbol: string): boolean {
    return this.#token.type === 'symbol' && this.#token.text === symbol
  }

  #expression(least: number): Expression | FormulaFault {
    if (this.#depth >= DEEPEST) return fault('too_deep', this.#token.at, this.#token.length)
    this.#depth++
    const expression = this.#climb(least)
    this.#depth--
    return expression
  }

  #climb(least: number): Expression | FormulaFault {
    let left = this.#operand()
    for (;;) {
      if (isFault(left)) return left
      const { type, text, at, length } = this.#token
      if (type !== 'symbol' || !isOperator(text) || powers[text] < least) return left
      const power = powers[text]
      if (power === COMPARISON && left.type === 'binary' && powers[left.operator] === COMPARISON && !left.closed)
        return fault('chained_comparison', at, length, text)
      this.#at++
      const right = this.#expression(text === '^' ? power : power + 1)
      if (isFault(right)) return right
      left = {
        type: 'binary',
        operator: text,
        left,
        right,
        kind: booleanPower(text) ? 'boolean' : 'number',
        at,
        length,
      }
    }
  }

  #operand(): Expression | FormulaFault {
    const token = this.#token
    const { type, text, at, length } = token
    if (type === 'number') {
      this.#at++
      const value = Number(text)
      return Number.isFinite(value) ? { type: 'number', value, kind: 'number' } : fault('bad_number', at, length, text)
    }
    if (type === 'name') return this.#name(token)
    if (this.#isNext('(')) return this.#group()
    if (this.#isNext('-') || this.#isNext('+')) return this.#sign(text === '-')
    if (this.#isNext('not')) {
      this.#at++
      const of = this.#expression(NOT)
      return isFault(of) ? of : { type: 'not', of, kind: 'boolean' }
    }
    return fault('value_expected', at, length, text)
  }

  #sign(isMinus: boolean): Expression | FormulaFault {
    this.#at++
    const of = this.#expression(SIGN)
    if (isFault(of)) return of
    return { type: 'sign', isMinus, of, kind: 'number' }
  }

  #group(): Expression | FormulaFault {
    const open = this.#token
    this.#at++
    const inner = this.#expression(0)
    if (isFault(inner)) return inner
    const end = this.#close(open)
    return end ?? (inner.type === 'binary' ? { ...inner, closed: true } : inner)
  }

  #name({ text, at, length }: Token): Expression | FormulaFault {
    this.#at++
    const word = text.toLowerCase()
    if (word === 'true' || word === 'false') return { type: 'boolean', value: word === 'true' ? 1 : 0, kind: 'boolean' }
    const variable = variableOf(text)
    if (variable) {
      this.variables.add(variable)
      return { type: 'variable', name: variable, kind: 'number', at, length }
    }
    const callable = callableOf(text)
    if (!callable) return fault('unknown_name', at, length, text)
    if (!this.#isNext('(')) return fault('parentheses_expected', at, length, callable)
    return this.#call(callable, at, length)
  }

  #call(name: CallableName, at: number, length: number): Expression | FormulaFault {
    const open = this.#token
    this.#at++
    const args: Expression[] = []
    while (!this.#isNext(')') || args.length > 0) {
      const argument = this.#expression(0)
      if (isFault(argument)) return argument
      args.push(argument)
      if (!this.#isNext(',')) break
      this.#at++
    }
    const end = this.#close(open)
    if (end) return end
    const [fewest, most] = countsOf(name)
    if (args.length < fewest || args.length > most) return fault('wrong_count', at, length, name)
    if (name !== 'IF') return { type: 'call', name, args, kind: 'number', at, length }
    const [condition, whenTrue, whenFalse] = args as [Expression, Expression, Expression]
    const kind = whenTrue.kind === 'boolean' && whenFalse.kind === 'boolean' ? 'boolean' : 'number'
    return { type: 'if', condition, whenTrue, whenFalse, kind }
  }

  /** Reads `)`; undefined where it is there. */
  #close(open: Token): FormulaFault | undefined {
    if (this.#isNext(')')) {
      this.#at++
      return undefined
    }
    if (this.#token.type === 'end') return fault('unclosed', open.at, open.length, '(')
    return this.#operatorExpected()
  }

  /** Names `1,5` whole where its comma is no separator: it is meant as a decimal point. */
  #operatorExpected(): FormulaFault {
    const { text, at, length } = this.#token
    const [before, after] = [this.#tokens[this.#at - 1], this.#tokens[this.#at + 1]]
    if (text !== ',' || !before || !after || !isWhole(before) || !isWhole(after))
      return fault('operator_expected', at, length, text)
    const end = after.at + after.length
    if (before.at + before.length !== at || after.at !== at + length)
      return fault('operator_expected', at, length, text)
    return fault('decimal_comma', before.at, end - before.at, `${before.text}.${after.text}`)
  }
}

const isWhole = ({ type, text }: Token): boolean => type === 'number' && /^\d+$/.test(text)

function isOperator(text: string): text is Operator {
  return Object.hasOwn(powers, text)
}
