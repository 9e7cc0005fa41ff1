import type { ReactNode } from 'react'
import { ExportMenu } from '../../../table-export/export-menu.tsx'
import { downloadSurvey, type SurveyTable } from './queries.ts'

interface SurveySectionProps {
  readonly title: string
  readonly table: SurveyTable
  readonly action?: ReactNode
  readonly children: ReactNode
}

/** A part of the report, with its file. */
export function SurveySection({ title, table, action, children }: SurveySectionProps) {
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h2 className="text-md font-strong">{title}</h2>
        <div className="flex flex-wrap items-center gap-2">
          {action}
          <ExportMenu
            name={title}
            download={(format, progress) => downloadSurvey(table, format, progress)}
            className="-me-2.5 shrink-0"
          />
        </div>
      </div>
      {children}
    </div>
  )
}
