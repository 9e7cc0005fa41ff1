import ts from 'typescript'

/** The expression without parentheses, `as …` and `!`. */
export function bare(expression: ts.Expression): ts.Expression {
  let node = expression
  while (
    ts.isParenthesizedExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isNonNullExpression(node) ||
    ts.isSatisfiesExpression(node)
  )
    node = node.expression
  return node
}

/** Name of the function or method that a call names; empty for others. */
export const calledName = (expression: ts.Expression): string =>
  ts.isIdentifier(expression) ? expression.text : ts.isPropertyAccessExpression(expression) ? expression.name.text : ''

/** `performance.now` or `process.hrtime.bigint`; empty if anything but names is in it. */
export function dottedName(expression: ts.Expression): string {
  if (ts.isIdentifier(expression)) return expression.text
  if (!ts.isPropertyAccessExpression(expression)) return ''
  const left = dottedName(expression.expression)
  return left === '' ? '' : `${left}.${expression.name.text}`
}
