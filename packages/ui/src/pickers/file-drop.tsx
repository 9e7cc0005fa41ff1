import { CheckCircle2, CircleAlert, RotateCcw, UploadCloud, X } from 'lucide-react'
import { DropZone, FileTrigger, useLocale, type DropItem } from 'react-aria-components'
import { Button } from '../actions/button.tsx'
import { IconButton } from '../actions/icon-button.tsx'
import { ProgressBar } from '../feedback/progress-bar.tsx'
import { useFormat, useUiStrings } from '../strings/ui-strings-provider.tsx'
import { classNames } from '../theme/class-names.ts'

/** Files by dragging, pasting or choosing. Current uploads are shown below, with their progress. */
export function FileDrop({
  label,
  hint,
  accept,
  multiple,
  onFiles,
  uploads = [],
  isDisabled,
  isCompact,
  className,
}: FileDropProps) {
  const strings = useUiStrings()
  const acceptFiles = (files: File[]) => {
    if (files.length > 0) onFiles(multiple ? files : files.slice(0, 1))
  }
  return (
    <div className={classNames('flex flex-col gap-2', className)}>
      <DropZone
        // Only this name; with a text in its label slot React Aria would prepend "DropZone".
        aria-label={label}
        isDisabled={isDisabled}
        getDropOperation={() => 'copy'}
        onDrop={(event) => void filesOf(event.items).then(acceptFiles)}
        className={classNames(
          'group flex items-center rounded-lg border border-dashed border-edge bg-surface transition-colors drop-target:border-brand-edge drop-target:bg-brand-soft disabled:opacity-55',
          isCompact ? 'flex-wrap gap-x-3 gap-y-1.5 px-4 py-3' : 'flex-col gap-2 px-4 py-6 text-center',
        )}
      >
        <UploadCloud aria-hidden="true" className="size-6 stroke-[1.5] text-muted" />
        <span className="text-sm font-strong">
          <span className="group-drop-target:hidden">{label}</span>
          <span className="hidden group-drop-target:inline">{strings.dropHere}</span>
        </span>
        <FileTrigger
          acceptedFileTypes={accept}
          allowsMultiple={multiple}
          onSelect={(list) => acceptFiles([...(list ?? [])])}
        >
          <Button size="sm" isDisabled={isDisabled}>
            {multiple ? strings.chooseFiles : strings.chooseFile}
          </Button>
        </FileTrigger>
        <span className={classNames('text-xs text-muted', isCompact && 'phone:w-full')}>
          {strings.orDropOrPaste}
          {hint && <span className="block">{hint}</span>}
        </span>
      </DropZone>
      {uploads.length > 0 && (
        <ul className="flex flex-col gap-1">
          {uploads.map((upload) => (
            <UploadRow key={upload.id} upload={upload} />
          ))}
        </ul>
      )}
    </div>
  )
}

export interface FileDropProps {
  label: string
  /** Allowed types and sizes, as text. */
  hint?: string
  /** MIME types or extensions, such as `image/png`. Only filters the picker: validate on the server. */
  accept?: readonly string[]
  multiple?: boolean
  onFiles: (files: File[]) => void
  uploads?: readonly Upload[]
  isDisabled?: boolean
  /** In one row, above more important content. */
  isCompact?: boolean
  className?: string
}

/** `progress` from 0 to 1; `error` when it failed. */
export interface Upload {
  id: string
  name: string
  progress: number
  error?: string
  onCancel?: () => void
  onRetry?: () => void
}

async function filesOf(items: DropItem[]): Promise<File[]> {
  return Promise.all(items.flatMap((item) => (item.kind === 'file' ? [item.getFile()] : [])))
}

function UploadRow({ upload }: { upload: Upload }) {
  const strings = useUiStrings()
  const percent = useFormat(useLocale().locale, { style: 'percent' })
  const done = upload.progress >= 1 && !upload.error
  return (
    <li className="flex items-center gap-3 rounded-sm border border-line bg-surface px-3 py-2 text-sm">
      <span className="flex min-w-0 flex-1 flex-col gap-1">
        <span className="flex items-center gap-2">
          <bdi className="min-w-0 flex-1 truncate">{upload.name}</bdi>
          <output className="flex shrink-0 items-center gap-1 text-xs text-muted">
            {done && <CheckCircle2 aria-hidden="true" className="size-3.5 text-success-text" />}
            {done ? strings.uploaded : ''}
          </output>
        </span>
        {upload.error && (
          <span role="alert" className="flex gap-1 text-xs text-danger-text">
            <CircleAlert aria-hidden="true" className="mt-px size-3.5 shrink-0" />
            {upload.error}
          </span>
        )}
        {!done && !upload.error && (
          <ProgressBar label={strings.uploading(percent(upload.progress))} value={upload.progress * 100} size="sm" />
        )}
      </span>
      {upload.error && upload.onRetry && (
        <IconButton size="sm" label={strings.retry} icon={<RotateCcw />} onPress={upload.onRetry} />
      )}
      {!done && upload.onCancel && (
        <IconButton size="sm" label={strings.cancelUpload(upload.name)} icon={<X />} onPress={upload.onCancel} />
      )}
    </li>
  )
}
