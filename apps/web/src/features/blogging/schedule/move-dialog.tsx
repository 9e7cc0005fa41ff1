import type { ArticleRow } from '@deckle/contract/articles.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { Dialog } from '@deckle/ui/overlays/dialog.tsx'
import { useState } from 'react'
import { MomentField } from '../../../lib/form/moment-field.tsx'
import { useNow, useWords } from '../../../words/use-words.ts'

interface MoveDialogProps {
  readonly row: ArticleRow
  readonly isPending: boolean
  readonly onClose: () => void
  readonly onMove: (publish_at: string) => void
}

/** Another day and time for a scheduled article. */
export function MoveDialog({ row, isPending, onClose, onMove }: MoveDialogProps) {
  const t = useWords('blogging')
  const articles = useWords('articles')
  const now = useNow().getTime()
  const [moment, setMoment] = useState(row.publish_at)
  const isLate = moment !== null && Date.parse(moment) <= now
  return (
    <Dialog
      isOpen
      size="sm"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('schedule.moveOf', { name: row.title || articles('untitled') })}
      footer={
        <>
          <Button onPress={onClose}>{t('cancel')}</Button>
          <Button
            variant="primary"
            isPending={isPending}
            isDisabled={moment === null || isLate}
            onPress={() => moment !== null && onMove(moment)}
          >
            {t('schedule.move')}
          </Button>
        </>
      }
    >
      <MomentField
        label={t('schedule.at')}
        description={t('schedule.zone', { zone: new Intl.DateTimeFormat().resolvedOptions().timeZone })}
        value={moment}
        onChange={setMoment}
        error={isLate ? t('schedule.late') : undefined}
      />
    </Dialog>
  )
}
