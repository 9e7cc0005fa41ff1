import type { DeckRow } from '@deckle/contract/decks.ts'
import type { TagName } from '@deckle/contract/models/tag.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { Dialog } from '@deckle/ui/overlays/dialog.tsx'
import { useState } from 'react'
import { TagPicker } from '../../../tags/tag-picker.tsx'
import { useWords } from '../../../words/use-words.ts'

interface TagsDialogProps {
  readonly row: DeckRow
  readonly onSave: (tags: readonly TagName[]) => void
  readonly onClose: () => void
}

export function TagsDialog({ row, onSave, onClose }: TagsDialogProps) {
  const t = useWords('tags')
  const [tags, setTags] = useState<readonly TagName[]>(row.tags)
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('of', { name: row.name })}
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
