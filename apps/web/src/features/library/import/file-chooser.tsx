import { Button } from '@deckle/ui/actions/button.tsx'
import { classNames } from '@deckle/ui/theme/class-names.ts'
import { FileJson } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useWords } from '../../../words/use-words.ts'

interface FileChooserProps {
  readonly label: string
  readonly isPending: boolean
  readonly onFile: (file: File) => void
}

export function FileChooser({ label, isPending, onFile }: FileChooserProps) {
  const t = useWords('import')
  const input = useRef<HTMLInputElement>(null)
  const { zone, isOver } = useDropped(isPending ? null : onFile)
  return (
    <div
      ref={zone}
      className={classNames(
        'flex flex-col items-center gap-2 rounded-lg border border-dashed px-4 py-6 text-center transition-colors',
        isOver ? 'border-brand-edge bg-brand-soft' : 'border-edge bg-surface',
      )}
    >
      <FileJson aria-hidden="true" className="size-6 stroke-[1.5] text-muted" />
      <p className="text-sm font-strong wrap-anywhere">{label}</p>
      <Button size="sm" isPending={isPending} onPress={() => input.current?.click()}>
        {t('choose')}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        tabIndex={-1}
        aria-hidden="true"
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? []
          event.currentTarget.value = ''
          if (file) onFile(file)
        }}
      />
      <p className="text-xs text-muted">{t('hint')}</p>
    </div>
  )
}

/** Files dropped on an element. React Aria's drop zone is heavier and only needed in the media library. */
function useDropped(onFile: ((file: File) => void) | null) {
  const zone = useRef<HTMLDivElement>(null)
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const element = zone.current
    if (!element || !onFile) return
    const unmounted = new AbortController()
    const on = (name: 'dragover' | 'dragleave' | 'drop', act: (event: DragEvent) => void) =>
      element.addEventListener(name, act, { signal: unmounted.signal })
    on('dragover', (event) => {
      event.preventDefault()
      setOver(true)
    })
    on('dragleave', () => setOver(false))
    on('drop', (event) => {
      event.preventDefault()
      setOver(false)
      const [file] = event.dataTransfer?.files ?? []
      if (file) onFile(file)
    })
    return () => unmounted.abort()
  }, [onFile])
  return { zone, isOver }
}
