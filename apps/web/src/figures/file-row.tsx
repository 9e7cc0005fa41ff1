import type { QuestionFigures } from '@deckle/contract/analytics.ts'
import { IconButton } from '@deckle/ui/actions/icon-button.tsx'
import { Download, File } from 'lucide-react'
import type { ReactNode } from 'react'
import { saveFile } from '../deck/save-file.ts'
import { useErrorWords } from '../lib/errors/error-words.ts'
import { useAction } from '../lib/use-action.ts'
import { useBytes } from '../lib/use-bytes.ts'
import { useWords } from '../words/use-words.ts'
import { downloadFile } from './download-file.ts'
import { isPicture, PicturePreview } from './picture-preview.tsx'

export function FileRow({ deckId, name, file, at }: FileRowProps) {
  const t = useWords('analytics')
  const bytes = useBytes()
  const errorWords = useErrorWords()
  const saving = useAction({
    call: () => downloadFile(deckId, file.id),
    onDone: ({ blob, fileName }) => saveFile(blob, fileName ?? name),
    failure: (error) => ({ tone: 'danger', title: t('files.failed', { name }), description: errorWords(error) }),
  })
  return (
    <div className="flex items-center gap-3">
      <File aria-hidden="true" className="size-5 shrink-0 text-muted" />
      <div className="min-w-0 flex-1">
        <p className="text-sm wrap-anywhere">{name}</p>
        <p className="text-xs text-muted">
          {bytes(file.size)} · {at}
        </p>
      </div>
      {isPicture(name) && <PicturePreview deckId={deckId} name={name} fileId={file.id} />}
      <IconButton
        label={t('files.save', { name })}
        icon={<Download />}
        isPending={saving.isPending}
        onPress={() => void saving.run()}
      />
    </div>
  )
}

interface FileRowProps {
  deckId: string
  name: string
  file: NonNullable<QuestionFigures['texts'][number]['file']>
  /** Whose it is, and since when. */
  at: ReactNode
}
