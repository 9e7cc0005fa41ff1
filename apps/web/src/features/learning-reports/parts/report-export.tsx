import { ExportMenu } from '../../../table-export/export-menu.tsx'
import { downloadReport, type Report } from '../queries.ts'

export function ReportExport({ report, title }: { readonly report: Report; readonly title: string }) {
  return (
    <ExportMenu
      name={title}
      download={(format, progress) => downloadReport(report, format, progress)}
      className="-me-2.5 shrink-0"
    />
  )
}
