import type { TagName } from '@deckle/contract/models/tag.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { Dialog } from '@deckle/ui/overlays/dialog.tsx'
import { useState } from 'react'
import { useWords } from '../words/use-words.ts'
import { TagPicker } from './tag-picker.tsx'

interface TagsDialogProps {
  /** Of what is tagged. */
  readonly name: string
  readonly tags: readonly TagName[]
  readonly onSave: (tags: readonly TagName[]) => void
  readonly onClose: () => void
}

export function TagsDialog({ name, tags: saved, onSave, onClose }: TagsDialogProps) {
  const t = useWords('tags')
  const [tags, setTags] = useState<readonly TagName[]>(saved)
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('of', { name })}
      footer={
        <>
          <Button onPress={onClose}>{t('cancel')}</Button>
          <Button
            variant="primary"
            onPress={() => {
              onSave(tags)
              onClose()
            }}
          >
            {t('save')}
          </Button>
        </>
      }
    >
      <TagPicker kind="content" label={t('label')} value={tags} onChange={setTags} />
    </Dialog>
  )
}
