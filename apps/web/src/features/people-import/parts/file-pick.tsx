import { Button } from '@deckle/ui/actions/button.tsx'
import { classNames } from '@deckle/ui/theme/class-names.ts'
import { UploadCloud } from 'lucide-react'
import { useRef, useState } from 'react'
import { useWords } from '../../../words/use-words.ts'

/** Drop zone and file button. React Aria's `DropZone` would enlarge the bundle; only the media library needs it. */
export function FilePick({ isPending, onFile }: { isPending: boolean; onFile: (file: File) => void }) {
  const words = useWords('people-import')
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const take = (file: File | undefined) => {
    if (file && !isPending) onFile(file)
  }
  return (
    <div
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        take(event.dataTransfer.files[0])
      }}
      className={classNames(
        'flex flex-col items-center gap-2 rounded-lg border border-dashed px-4 py-6 text-center transition-colors',
        isOver ? 'border-brand-edge bg-brand-soft' : 'border-edge bg-surface',
      )}
    >
      <UploadCloud aria-hidden="true" className="size-6 stroke-[1.5] text-muted" />
      <p className="text-sm font-strong">{words('drop')}</p>
      <Button size="sm" isPending={isPending} onPress={() => input.current?.click()}>
        {words('choose')}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".csv,.txt,.tsv,.xlsx,text/csv"
        hidden
        tabIndex={-1}
        aria-hidden="true"
        onChange={(event) => {
          take(event.currentTarget.files?.[0])
          event.currentTarget.value = ''
        }}
      />
      <p className="text-xs text-muted">{words('hint')}</p>
    </div>
  )
}
