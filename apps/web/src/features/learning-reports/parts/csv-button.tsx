import { Button } from '@deckle/ui/actions/button.tsx'
import { Download } from 'lucide-react'
import { saveFile } from '../../../deck/save-file.ts'
import { useAction } from '../../../lib/use-action.ts'
import { useWords } from '../../../words/use-words.ts'
import { downloadReport, type Report } from '../queries.ts'

export function CsvButton({ report, title }: { readonly report: Report; readonly title: string }) {
  const words = useWords('learning-reports')
  const save = useAction({
    call: () => downloadReport(report),
    onDone: ({ blob, fileName }) => saveFile(blob, fileName ?? `${title}.csv`),
  })
  return (
    <Button
      size="sm"
      className="-me-2.5 shrink-0"
      variant="quiet"
      icon={<Download />}
      aria-label={words('csvOf', { name: title })}
      isPending={save.isPending}
      onPress={() => void save.run()}
    >
      CSV
    </Button>
  )
}
