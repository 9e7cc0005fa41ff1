import type { Download as File, DownloadProgress } from '@deckle/contract/client/download.ts'
import { type TableFormat, tableFormats } from '@deckle/contract/models/table-format.ts'
import { CallError } from '@deckle/contract/client/call-error.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { Menu } from '@deckle/ui/overlays/menu.tsx'
import { Download, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { saveFile } from '../deck/save-file.ts'
import { useErrorWords } from '../lib/errors/error-words.ts'
import { useAction } from '../lib/use-action.ts'
import { useBytes } from '../lib/use-bytes.ts'
import { useWords } from '../words/use-words.ts'

/** `pdf`: a report that is read, not a table. */
type Format = TableFormat | 'pdf'

interface ExportMenuProps<F extends Format> {
  /** Of the table, for screen readers and a file without a name. */
  readonly name: string
  /** CSV and XLSX where none are named. */
  readonly formats?: readonly F[]
  readonly download: (format: F, progress: DownloadProgress) => Promise<File>
  readonly className?: string
}

/** Saves a table as a file of the format that is picked. Until then it says how much has arrived, and can be stopped. */
export function ExportMenu<F extends Format = TableFormat>({
  name,
  formats = tableFormats as unknown as readonly F[],
  download,
  className,
}: ExportMenuProps<F>) {
  const words = useWords('table-export')
  const shown = useBytes()
  const { save, bytes, rows, stop } = useExport(name, download)
  const textsOf = (format: Format) => ({
    id: format,
    label: words(`${format}.label`),
    description: words(`${format}.text`),
  })
  if (save.isPending)
    return (
      <Button
        size="sm"
        className={className}
        variant="quiet"
        icon={<X />}
        aria-label={words('stopOf', { name })}
        onPress={stop}
      >
        {bytes === 0
          ? words('begins')
          : rows.total === null
            ? shown(bytes)
            : rows.arrived === null
              ? words('bytesOf', { bytes: shown(bytes), total: rows.total })
              : words('rowsOf', { arrived: rows.arrived, total: rows.total })}
      </Button>
    )
  return (
    <Menu
      label={words('of', { name })}
      trigger={
        <Button size="sm" className={className} variant="quiet" icon={<Download />} aria-label={words('of', { name })}>
          {words('export')}
        </Button>
      }
      items={formats.map((format) => ({ ...textsOf(format), onAction: () => void save.run(format) }))}
    />
  )
}

type Rows = Parameters<NonNullable<DownloadProgress['onRows']>>[0]
const unknown: Rows = { arrived: null, total: null }

function useExport<F extends Format>(name: string, download: ExportMenuProps<F>['download']) {
  const words = useWords('table-export')
  const errorWords = useErrorWords()
  const [bytes, setBytes] = useState(0)
  const [rows, setRows] = useState(unknown)
  const controller = useRef<AbortController>(null)
  const save = useAction({
    call: async (format: F) => {
      const { signal } = (controller.current = new AbortController())
      setBytes(0)
      setRows(unknown)
      return { format, file: await download(format, { signal, onBytes: setBytes, onRows: setRows }) }
    },
    onDone: ({ format, file }) => saveFile(file.blob, file.fileName ?? `${name}.${format}`),
    failure: (error) =>
      error instanceof CallError && error.code === 'aborted' ? { title: words('stopped') } : errorWords.toast(error),
  })
  return { save, bytes, rows, stop: () => controller.current?.abort() }
}
