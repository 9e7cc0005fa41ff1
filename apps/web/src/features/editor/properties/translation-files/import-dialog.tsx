import { baseLanguageOf } from '@deckle/core/deck/texts/localise.ts'
import { isRightToLeft, type Language } from '@deckle/core/deck/deck.ts'
import { importEdit, type ImportPlan, planImport } from '@deckle/core/deck/translation-files/plan-import.ts'
import type { FileRow } from '@deckle/core/deck/translation-files/translation-text.ts'
import type { TextEncoding } from '@deckle/core/text/encoding/text-encoding.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { Callout } from '@deckle/ui/feedback/callout.tsx'
import { Dialog } from '@deckle/ui/overlays/dialog.tsx'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { FileDrop } from '@deckle/ui/pickers/file-drop.tsx'
import { useEffect, useMemo, useRef, useState } from 'react'
import { EncodingSelect } from '../../../../text-file/encoding-choice.tsx'
import type { TextFile } from '../../../../text-file/open-text-file.ts'
import { useWords } from '../../../../words/use-words.ts'
import { useContent, useEdit, useEditor } from '../../editor-context.ts'
import { fileTexts } from './file-texts.ts'
import { ImportReview } from './import-review.tsx'
import { MOST_BYTES, openTranslationFile, type ReadFault, readTranslations } from './read-file.ts'

interface OpenFile {
  readonly file: TextFile
  readonly encoding: TextEncoding
  /** Null if they can't be read. */
  readonly rows: readonly FileRow[] | null
}

interface FileEncodingProps {
  readonly file: OpenFile
  readonly onRead: (file: TextFile, encoding: TextEncoding) => void
}

const FileEncoding = ({ file: { file, encoding }, onRead }: FileEncodingProps) => (
  <EncodingSelect value={encoding} samples={file.samples} onChange={(chosen) => onRead(file, chosen)} />
)

/** Reads a translated file and previews its changes before they are applied. */
export function ImportDialog({ language, onClose }: { language: Language; onClose: () => void }) {
  const t = useWords('translation-files')
  const names = useWords('deck')
  const content = useContent()
  const [file, setFile] = useState<OpenFile | null>(null)
  const [fault, setFault] = useState<{ readonly name: string; readonly fault: ReadFault } | null>(null)
  const plan = usePlan(file?.rows ?? null, language)
  const use = useImport(language, onClose)
  const name = names(`languages.${language}`)
  const choose = async ([chosen]: readonly File[]) => {
    if (!chosen) return
    const opened = await openTranslationFile(chosen)
    if ('read' in opened) return readAs(opened, opened.encoding)
    setFile(null)
    setFault({ name: chosen.name, fault: opened.fault })
  }
  const readAs = (opened: TextFile, encoding: TextEncoding) => {
    const read = readTranslations(opened.read(encoding), { source: baseLanguageOf(content), target: language })
    setFile({ file: opened, encoding, rows: 'rows' in read ? read.rows : null })
    setFault('fault' in read ? { name: opened.name, fault: read.fault } : null)
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="lg"
      title={t('title', { language: name })}
      description={plan ? t('nothingKept') : t('text', { language: name })}
      footer={
        plan && (
          <ReviewActions changes={plan.changes.length} onImport={() => use(plan)} onAnother={() => setFile(null)} />
        )
      }
    >
      {plan && file ? (
        <div className="flex flex-col gap-4">
          <FileEncoding file={file} onRead={readAs} />
          <ImportReview
            plan={plan}
            fileName={file.file.name}
            language={language}
            dir={isRightToLeft(language) ? 'rtl' : 'ltr'}
          />
        </div>
      ) : (
        <div className="flex flex-col gap-3">
          {fault && (
            <Callout tone="danger" live title={t('failed', { name: fault.name })}>
              {t(`faults.${fault.fault}`, { language: name, size: String(MOST_BYTES / 1_000_000) })}
            </Callout>
          )}
          {file && <FileEncoding file={file} onRead={readAs} />}
          <FileDrop
            label={t('choose')}
            hint={t('hint')}
            accept={['.xlf', '.xliff', '.xml', '.csv', 'text/csv', 'application/xliff+xml']}
            onFiles={(files) => void choose(files)}
          />
        </div>
      )}
    </Dialog>
  )
}

function ReviewActions({ changes, onImport, onAnother }: ReviewActionsProps) {
  const t = useWords('translation-files')
  const initial = useRef<HTMLButtonElement>(null)
  // Not `autoFocus`: React Aria may wait a frame with it, and the dialog, which lost the focused file button, would focus
  // its first one meanwhile.
  useEffect(() => initial.current?.focus(), [])
  const canImport = changes > 0
  return (
    <>
      <Button ref={canImport ? undefined : initial} onPress={onAnother}>
        {t('another')}
      </Button>
      <Button ref={canImport ? initial : undefined} variant="primary" isDisabled={!canImport} onPress={onImport}>
        {t('use', { count: changes })}
      </Button>
    </>
  )
}

interface ReviewActionsProps {
  readonly changes: number
  readonly onImport: () => void
  readonly onAnother: () => void
}

function usePlan(rows: readonly FileRow[] | null, language: Language): ImportPlan | null {
  const editor = useWords('editor')
  const content = useContent()
  return useMemo(
    () =>
      rows &&
      planImport(rows, {
        texts: fileTexts(editor, content, language),
        slideIds: new Set(content.contentHash.map(({ slideId }) => slideId)),
        language,
      }),
    [rows, editor, content, language],
  )
}

/** Applies the imported texts as one undo step. */
function useImport(language: Language, onDone: () => void): (plan: ImportPlan) => void {
  const t = useWords('translation-files')
  const edit = useEdit()
  const { store, words } = useEditor()
  return (plan) => {
    if (!edit(importEdit(plan, language))) return
    const put = store.getState().history.present.content
    onDone()
    toast.undo(t('done', { count: plan.changes.length }), () => {
      if (store.getState().history.present.content === put) store.undo()
      else toast({ title: words('undoLater') })
    })
  }
}
