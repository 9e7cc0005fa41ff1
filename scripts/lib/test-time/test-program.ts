import path from 'node:path'
import ts from 'typescript'
import { bare } from './syntax.ts'

/** Test code by path from the root of the repository, with forward slashes. */
export type Sources = ReadonlyMap<string, string>

/** Syntax trees with the declarations that names refer to; libraries and product code are not read. */
export interface TestProgram {
  readonly files: readonly ts.SourceFile[]
  /** Declaration that a name refers to, in another test file too; undefined for globals and for imports of product code. */
  readonly declarationOf: (name: ts.Node) => ts.Declaration | undefined
  /** Module that a name is imported from; undefined if it isn't imported. */
  readonly moduleOf: (name: ts.Node) => string | undefined
  /** Value of constant arithmetic, such as `2 * second`; undefined for anything else. */
  readonly numberOf: (expression: ts.Expression | undefined) => number | undefined
}

export function readProgram(sources: Sources): TestProgram {
  const program = ts.createProgram({
    rootNames: [...sources.keys()],
    options: { noResolve: true, noLib: true, jsx: ts.JsxEmit.Preserve, target: ts.ScriptTarget.Latest },
    host: hostOf(sources),
  })
  const checker = program.getTypeChecker()
  const symbolOf = (name: ts.Node) =>
    ts.isShorthandPropertyAssignment(name.parent)
      ? checker.getShorthandAssignmentValueSymbol(name.parent)
      : checker.getSymbolAtLocation(name)
  const declarations = new Map<ts.Node, ts.Declaration | undefined>()
  const declarationOf = (name: ts.Node): ts.Declaration | undefined => {
    if (declarations.has(name)) return declarations.get(name)
    const declared = symbolOf(name)?.declarations?.[0]
    const declaration = declared && ts.isImportSpecifier(declared) ? exported(declared) : declared
    declarations.set(name, declaration)
    return declaration
  }
  const exported = (specifier: ts.ImportSpecifier): ts.Declaration | undefined => {
    const from = moduleText(specifier)
    if (!from.startsWith('.')) return undefined
    const file = program.getSourceFile(path.posix.join(path.posix.dirname(specifier.getSourceFile().fileName), from))
    const name = ts.escapeLeadingUnderscores((specifier.propertyName ?? specifier.name).text)
    return file && checker.getSymbolAtLocation(file)?.exports?.get(name)?.declarations?.[0]
  }
  const moduleOf = (name: ts.Node): string | undefined => {
    const declaration = symbolOf(name)?.declarations?.[0]
    return declaration && ts.isImportSpecifier(declaration) ? moduleText(declaration) : undefined
  }
  const files = program.getSourceFiles().filter(({ fileName }) => sources.has(fileName))
  return { files, declarationOf, moduleOf, numberOf: (expression) => constantOf(expression, declarationOf) }
}

const moduleText = (specifier: ts.ImportSpecifier): string =>
  (specifier.parent.parent.parent.moduleSpecifier as ts.StringLiteral).text

function hostOf(sources: Sources): ts.CompilerHost {
  return {
    getSourceFile: (name, options) => {
      const text = sources.get(name)
      return text === undefined ? undefined : ts.createSourceFile(name, text, options, true)
    },
    fileExists: (name) => sources.has(name),
    readFile: (name) => sources.get(name),
    writeFile: () => {},
    getDefaultLibFileName: () => 'lib.d.ts',
    getCurrentDirectory: () => '',
    getCanonicalFileName: (name) => name,
    useCaseSensitiveFileNames: () => true,
    getNewLine: () => '\n',
  }
}

const operations: Readonly<Partial<Record<ts.SyntaxKind, (a: number, b: number) => number>>> = {
  [ts.SyntaxKind.PlusToken]: (a, b) => a + b,
  [ts.SyntaxKind.MinusToken]: (a, b) => a - b,
  [ts.SyntaxKind.AsteriskToken]: (a, b) => a * b,
  [ts.SyntaxKind.SlashToken]: (a, b) => a / b,
}

function constantOf(
  expression: ts.Expression | undefined,
  declarationOf: TestProgram['declarationOf'],
): number | undefined {
  if (!expression) return undefined
  const inner = bare(expression)
  if (ts.isNumericLiteral(inner)) return Number(inner.text)
  if (ts.isBinaryExpression(inner)) {
    const left = constantOf(inner.left, declarationOf)
    const right = constantOf(inner.right, declarationOf)
    const calculate = operations[inner.operatorToken.kind]
    return left === undefined || right === undefined ? undefined : calculate?.(left, right)
  }
  if (!ts.isIdentifier(inner)) return undefined
  const declaration = declarationOf(inner)
  return declaration && ts.isVariableDeclaration(declaration) && isConst(declaration)
    ? constantOf(declaration.initializer, declarationOf)
    : undefined
}

const isConst = ({ parent }: ts.VariableDeclaration): boolean => (parent.flags & ts.NodeFlags.Const) !== 0
