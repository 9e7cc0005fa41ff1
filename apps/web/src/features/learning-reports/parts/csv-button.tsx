import { Button } from '@deckle/ui/actions/button.tsx'
import { Download } from 'lucide-react'
import { saveFile } from '../../../deck/save-file.ts'
import { useAction } from '../../../lib/use-action.ts'
import { useWords } from '../../../words/use-words.ts'
import { downloadReport, type ReportName, type Wanted } from '../queries.ts'

interface CsvProps {
  readonly of: Wanted<ReportName>
  /** Of the report, for its name in the button's. */
  readonly title: string
}

export function CsvButton({ of, title }: CsvProps) {
  const t = useWords('learning-reports')
  const { run, isPending } = useAction({
    call: () => downloadReport(of),
    onDone: ({ blob, fileName }) => saveFile(blob, fileName ?? `${title}.csv`),
  })
  return (
    <Button
      size="sm"
      variant="quiet"
      icon={<Download />}
      isPending={isPending}
      aria-label={t('csvOf', { title })}
      onPress={() => void run()}
    >
      CSV
    </Button>
  )
}
