import type { ReactNode } from 'react'
import { FigureGrid } from '../../../charts/figure-grid.tsx'
import { useWords } from '../../../words/use-words.ts'
import type { Report } from '../queries.ts'
import { CsvButton } from './csv-button.tsx'

/** Figures of an overview, with its file. */
export function Overview({ report, children }: { readonly report: Report; readonly children: ReactNode }) {
  const words = useWords('learning-reports')
  return (
    <section aria-label={words('figures')} className="flex flex-col gap-1">
      <FigureGrid>{children}</FigureGrid>
      <div className="flex justify-end">
        <CsvButton report={report} title={words('figures')} />
      </div>
    </section>
  )
}
