import type { ReactNode } from 'react'
import type { Report } from '../queries.ts'
import { ReportExport } from './report-export.tsx'

interface SectionProps {
  readonly title: string
  readonly text?: string
  readonly report: Report
  /** Between the heading and the rows. */
  readonly filter?: ReactNode
  readonly children: ReactNode
}

/** A part of a report, with its file; no landmark, since its table is one of the same name. */
export function Section({ title, text, report, filter, children }: SectionProps) {
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="text-md font-strong">{title}</h2>
          {text !== undefined && <p className="text-sm text-muted">{text}</p>}
        </div>
        <ReportExport report={report} title={title} />
      </div>
      {filter}
      {children}
    </div>
  )
}
