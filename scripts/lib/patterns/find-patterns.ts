import ts from 'typescript'
import { regexes } from 'zod/v4/core'
import { bare, calledName, dottedName } from '../test-time/syntax.ts'
import { readProgram, type Sources, type TestProgram } from '../test-time/test-program.ts'

/** A regular expression in the code. */
export interface Pattern {
  readonly file: string
  readonly line: number
  /** As written, without white space around it: `/a+$/u` or `new RegExp(text)`. */
  readonly text: string
  /** Undefined if it is built from parts that only exist at run time. */
  readonly regex: Regex | undefined
}

export interface Regex {
  readonly source: string
  readonly flags: string
}

/** Methods of texts that build a regular expression from a text. */
const FROM_TEXT: ReadonlySet<string> = new Set(['match', 'matchAll', 'search'])

/** Every regular expression of the sources: literals, `RegExp(…)`, texts passed to `match`, formats of zod, `pattern` of inputs. */
export function findPatterns(sources: Sources): readonly Pattern[] {
  const program = readProgram(sources)
  return program.files.flatMap((file) => {
    const found: Pattern[] = []
    const visit = (node: ts.Node): void => {
      const regex = regexAt(node, program)
      if (regex) {
        const line = file.getLineAndCharacterOfPosition(node.getStart()).line + 1
        found.push({ file: file.fileName, line, text: node.getText().replace(/\s+/g, ' '), regex: regex.regex })
      }
      ts.forEachChild(node, visit)
    }
    visit(file)
    return found
  })
}

/** Undefined for nodes that are no regular expression. */
function regexAt(node: ts.Node, program: TestProgram): { readonly regex: Regex | undefined } | undefined {
  if (ts.isRegularExpressionLiteral(node)) return { regex: regexOfLiteral(node.text) }
  if ((ts.isNewExpression(node) || ts.isCallExpression(node)) && dottedName(node.expression) === 'RegExp')
    return { regex: regexOfParts(node.arguments ?? [], program) }
  if (ts.isJsxAttribute(node) && node.name.getText() === 'pattern' && node.initializer)
    return { regex: ts.isStringLiteral(node.initializer) ? asWhole(node.initializer.text) : undefined }
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return undefined
  const [first] = node.arguments
  if (FROM_TEXT.has(calledName(node.expression)) && first && ts.isStringLiteralLike(bare(first)))
    return { regex: { source: (bare(first) as ts.StringLiteralLike).text, flags: '' } }
  return formatOfZod(dottedName(node.expression))
}

const asWhole = (source: string): Regex => ({ source: `^(?:${source})$`, flags: 'v' })

function regexOfLiteral(text: string): Regex {
  const end = text.lastIndexOf('/')
  return { source: text.slice(1, end), flags: text.slice(end + 1) }
}

function regexOfParts([pattern, flags]: readonly ts.Expression[], program: TestProgram): Regex | undefined {
  const source = pattern && textOf(pattern, program)
  const given = flags ? textOf(flags, program) : ''
  return source === undefined || given === undefined ? undefined : { source, flags: given }
}

const formats: Readonly<Record<string, unknown>> = { ...regexes }

/** `z.email` and others; formats that are functions of options are taken with their defaults. */
function formatOfZod(name: string): { readonly regex: Regex | undefined } | undefined {
  const format = /^z\.(?:iso\.)?(\w+)$/.exec(name)?.[1]
  if (format === undefined || !Object.hasOwn(formats, format) || WORDS_OF_SCHEMAS.has(format)) return undefined
  const value = formats[format]
  const regex = value instanceof RegExp ? value : (value as (options: object) => unknown)({ precision: null })
  return { regex: regex instanceof RegExp ? { source: regex.source, flags: regex.flags } : undefined }
}

/** Patterns of zod that only its template literals use, under the names of other schemas. */
const WORDS_OF_SCHEMAS: ReadonlySet<string> = new Set([
  'string',
  'number',
  'bigint',
  'integer',
  'boolean',
  'null',
  'undefined',
])

/** A text made of constants and the sources of literals; undefined for any other. */
function textOf(expression: ts.Expression, program: TestProgram): string | undefined {
  const node = bare(expression)
  if (ts.isStringLiteralLike(node)) return node.text
  if (ts.isRegularExpressionLiteral(node)) return regexOfLiteral(node.text).source
  if (ts.isTaggedTemplateExpression(node) && dottedName(node.tag) === 'String.raw')
    return textOfTemplate(node.template, program, (part) => part.rawText ?? '')
  if (ts.isTemplateExpression(node)) return textOfTemplate(node, program, (part) => part.text)
  if (ts.isCallExpression(node) && calledName(node.expression) === 'join') return textOfJoined(node, program)
  if (ts.isPropertyAccessExpression(node) && node.name.text === 'source') return textOf(node.expression, program)
  const number = program.numberOf(node)
  if (number !== undefined) return String(number)
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    const sides = [textOf(node.left, program), textOf(node.right, program)]
    return sides.includes(undefined) ? undefined : sides.join('')
  }
  const declared = ts.isIdentifier(node) ? program.declarationOf(node) : undefined
  if (!declared || !ts.isVariableDeclaration(declared) || !declared.initializer) return undefined
  return declared.parent.flags & ts.NodeFlags.Const ? textOf(declared.initializer, program) : undefined
}

/** `['a', 'b'].join('|')` of constants. */
function textOfJoined(call: ts.CallExpression, program: TestProgram): string | undefined {
  const list = ts.isPropertyAccessExpression(call.expression) ? bare(call.expression.expression) : undefined
  if (!list || !ts.isArrayLiteralExpression(list)) return undefined
  const separator = call.arguments[0] ? textOf(call.arguments[0], program) : ','
  const parts = list.elements.map((element) => textOf(element, program))
  return separator === undefined || parts.includes(undefined) ? undefined : parts.join(separator)
}

type Part = ts.TemplateHead | ts.TemplateMiddle | ts.TemplateTail | ts.NoSubstitutionTemplateLiteral

function textOfTemplate(
  template: ts.TemplateLiteral,
  program: TestProgram,
  fixed: (part: Part) => string,
): string | undefined {
  if (ts.isNoSubstitutionTemplateLiteral(template)) return fixed(template)
  let text = fixed(template.head)
  for (const { expression, literal } of template.templateSpans) {
    const part = textOf(expression, program)
    if (part === undefined) return undefined
    text += part + fixed(literal)
  }
  return text
}
