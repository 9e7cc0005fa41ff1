import { bodyLimits, type TableCell, type TableRow } from '../block.ts'
import { escapeHtml } from '../../text/escape-html.ts'
import { textOfInlines } from '../plain-text.ts'
import type { BodyContext } from './body-context.ts'
import { renderInlines } from './inlines.ts'
import { renderInner } from './lists.ts'

/** Scrolls by itself, also by keyboard. A first row of headers alone is the table's head. */
export function renderTable(content: readonly TableRow[], context: BodyContext): string {
  const rows = content.filter((row) => row.content.length > 0)
  const [first, ...others] = rows
  if (!first) return ''
  const hasHead = others.length > 0 && first.content.every((cell) => isHeader(cell) && cell.attrs.rowspan === 1)
  const head = hasHead ? `<thead>${renderRow(first, 'col', context)}</thead>` : ''
  const body = (hasHead ? others : rows).map((row) => renderRow(row, 'row', context)).join('')
  return `<div class="table" role="group" aria-label="${escapeHtml(context.words.table)}" tabindex="0"><table>${head}<tbody>${body}</tbody></table></div>`
}

const renderRow = ({ content }: TableRow, scope: 'col' | 'row', context: BodyContext): string =>
  `<tr>${content.map((cell) => renderCell(cell, scope, context)).join('')}</tr>`

function renderCell(cell: TableCell, scope: 'col' | 'row', context: BodyContext): string {
  const { colspan, rowspan } = cell.attrs
  const spans = span('colspan', colspan, bodyLimits.columns) + span('rowspan', rowspan, bodyLimits.rows)
  const html = cellContent(cell, context)
  return isHeader(cell) ? `<th scope="${scope}"${spans}>${html}</th>` : `<td${spans}>${html}</td>`
}

function cellContent({ content }: TableCell, context: BodyContext): string {
  const [first, ...others] = content
  return first && others.length === 0 ? renderInlines(first.content, context) : renderInner(content, context)
}

/** A header without text heads nothing. */
const isHeader = ({ type, content }: TableCell): boolean =>
  type === 'tableHeader' && content.some((paragraph) => textOfInlines(paragraph.content).trim() !== '')

const span = (name: string, count: number, most: number): string =>
  Number.isInteger(count) && count > 1 && count <= most ? ` ${name}="${count}"` : ''
