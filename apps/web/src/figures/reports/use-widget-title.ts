import { mainFigure, sourceColumns, type Widget } from '@deckle/core/report/custom/widget.ts'
import { isBlank } from '@deckle/core/text/is-blank.ts'
import { useWords } from '../../words/use-words.ts'
import { useReportValues } from './use-report-values.ts'

type Titled = Pick<Widget, 'kind' | 'title' | 'source' | 'columns'>

/** A widget's own title, or that of its figure or report. */
export function useWidgetTitle(): (widget: Titled) => string {
  const words = useWords('reports')
  const { heading } = useReportValues()
  return ({ kind, title, source, columns }) => {
    if (!isBlank(title)) return title
    if (source === null) return ''
    const figure = mainFigure({ columns }, sourceColumns(source) ?? {})
    return kind === 'figure' && figure !== null ? heading(figure) : words(`reports.${source.report}.title`)
  }
}
