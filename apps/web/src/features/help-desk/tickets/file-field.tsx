import { IconButton } from '@deckle/ui/actions/icon-button.tsx'
import { FileDrop } from '@deckle/ui/pickers/file-drop.tsx'
import { Paperclip, X } from 'lucide-react'
import { useState } from 'react'
import { useRetainedFocus } from '../../../lib/screen/use-retained-focus.ts'
import { useBytes } from '../../../lib/use-bytes.ts'
import { useWords } from '../../../words/use-words.ts'
import { type FileFault, faultOf } from './read-files.ts'

interface FileFieldProps {
  readonly files: readonly File[]
  readonly onChange: (files: readonly File[]) => void
}

/** Files of a message: chosen, dropped or pasted, and taken out again. */
export function FileField({ files, onChange }: FileFieldProps) {
  const words = useWords('help')
  const bytes = useBytes()
  const field = useRetainedFocus<HTMLDivElement>(String(files.length))
  const [fault, setFault] = useState<FileFault | null>(null)
  const add = (more: File[]) => {
    const all = [...files, ...more]
    const found = faultOf(all)
    setFault(found)
    if (found === null) onChange(all)
  }
  const remove = (at: number) => {
    setFault(null)
    onChange(files.filter((_, index) => index !== at))
  }
  return (
    <div ref={field} tabIndex={-1} className="flex flex-col gap-2 outline-none">
      <FileDrop label={words('files.label')} hint={words('files.hint')} multiple isCompact onFiles={add} />
      {fault && (
        <p role="alert" className="text-sm text-danger-text">
          {fault.kind === 'tooMany' ? words('files.tooMany') : words('files.tooLarge', { name: fault.name })}
        </p>
      )}
      {files.length > 0 && (
        <ul className="flex flex-col gap-1" aria-label={words('files.attached')}>
          {files.map(({ name, size }, at) => (
            <li key={`${name} ${at}`} className="flex items-center gap-2 text-sm">
              <Paperclip aria-hidden="true" className="size-4 shrink-0 text-muted" />
              <bdi className="min-w-0 truncate">{name}</bdi>
              <span className="text-xs whitespace-nowrap text-muted">{bytes(size)}</span>
              <IconButton size="sm" label={words('files.remove', { name })} icon={<X />} onPress={() => remove(at)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
