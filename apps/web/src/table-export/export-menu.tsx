import type { Download as File } from '@deckle/contract/client/download.ts'
import { type TableFormat, tableFormats } from '@deckle/contract/models/table-format.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { Menu } from '@deckle/ui/overlays/menu.tsx'
import { Download } from 'lucide-react'
import { saveFile } from '../deck/save-file.ts'
import { useAction } from '../lib/use-action.ts'
import { useWords } from '../words/use-words.ts'

interface ExportMenuProps {
  /** Of the table, for screen readers and a file without a name. */
  readonly name: string
  readonly download: (format: TableFormat) => Promise<File>
  readonly className?: string
}

/** Saves a table as a file of the format that is picked. */
export function ExportMenu({ name, download, className }: ExportMenuProps) {
  const words = useWords('table-export')
  const save = useAction({
    call: async (format: TableFormat) => ({ format, file: await download(format) }),
    onDone: ({ format, file }) => saveFile(file.blob, file.fileName ?? `${name}.${format}`),
  })
  return (
    <Menu
      label={words('of', { name })}
      trigger={
        <Button
          size="sm"
          className={className}
          variant="quiet"
          icon={<Download />}
          aria-label={words('of', { name })}
          isPending={save.isPending}
        >
          {words('export')}
        </Button>
      }
      items={tableFormats.map((format) => ({
        id: format,
        label: words(`${format}.label`),
        description: words(`${format}.text`),
        onAction: () => void save.run(format),
      }))}
    />
  )
}
