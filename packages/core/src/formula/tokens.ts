import { fault, type FormulaFault } from './fault.ts'

export interface Token {
  readonly type: 'number' | 'name' | 'symbol' | 'end'
  /** As written; a symbol in its first spelling (`&&` is `and`). */
  readonly text: string
  readonly at: number
  readonly length: number
}

const pattern =
  /(?<space>\s+)|(?<number>\d+(?:\.\d*)?(?:e[+-]?\d+)?|\.\d+(?:e[+-]?\d+)?)|(?<name>[\p{L}_][\p{L}\p{M}\p{N}_]*)|(?<symbol><=|>=|<>|==|!=|&&|\|\||[-+*/%^()<>=!,;×÷−])/giuy

/** Alternative spellings. `;` separates arguments where a comma is the decimal point. */
const spellings: Readonly<Record<string, string>> = {
  '==': '=',
  '!=': '<>',
  '&&': 'and',
  '||': 'or',
  '!': 'not',
  ';': ',',
  '×': '*',
  '÷': '/',
  '−': '-',
}

/** Ends with a token of type `end`. */
export function tokensOf(text: string): Token[] | FormulaFault {
  const tokens: Token[] = []
  let at = 0
  while (at < text.length) {
    pattern.lastIndex = at
    const match = pattern.exec(text)
    if (!match) return fault('unknown_character', at, 1, String.fromCodePoint(text.codePointAt(at) ?? 0))
    const [written] = match
    const { number, name, symbol } = match.groups as Record<string, string | undefined>
    if (number !== undefined) {
      const next = text[at + written.length]
      if (next !== undefined && /[\p{L}\p{N}_.]/u.test(next)) return badNumber(text, at)
      tokens.push({ type: 'number', text: written, at, length: written.length })
    } else if (name !== undefined) tokens.push(wordToken(name, at))
    else if (symbol !== undefined)
      tokens.push({ type: 'symbol', text: spellings[symbol] ?? symbol, at, length: written.length })
    at += written.length
  }
  tokens.push({ type: 'end', text: '', at, length: 0 })
  return tokens
}

/** `and`, `or` and `not` are symbols in any case. */
function wordToken(name: string, at: number): Token {
  const word = name.toLowerCase()
  const isSymbol = word === 'and' || word === 'or' || word === 'not'
  return { type: isSymbol ? 'symbol' : 'name', text: isSymbol ? word : name, at, length: name.length }
}

/** Reports the whole of `1.2.3`, `2x`, `1e`. */
function badNumber(text: string, at: number): FormulaFault {
  const [written = ''] = /^[\p{L}\p{N}_.]+/u.exec(text.slice(at)) ?? []
  return fault('bad_number', at, written.length, written)
}
