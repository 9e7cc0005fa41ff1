import type { TicketText } from '@deckle/contract/ticket-texts.ts'
import { answerTextLimits } from '@deckle/core/ticket/answer-text.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { EmptyState } from '@deckle/ui/feedback/empty-state.tsx'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { Disclosure } from '@deckle/ui/layout/disclosure.tsx'
import { Dialog } from '@deckle/ui/overlays/dialog.tsx'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../lib/api.ts'
import { LoadError } from '../../../lib/errors/load-error.tsx'
import { useAction } from '../../../lib/use-action.ts'
import { useWords } from '../../../words/use-words.ts'
import { changedTexts, deletedTextsQuery, textsQuery } from './queries.ts'
import { TextForm } from './text-form.tsx'

interface TextsDialogProps {
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
}

/** The prepared answers of the own client: add, edit, delete, restore. */
export function TextsDialog(props: TextsDialogProps) {
  const words = useWords('help')
  const [edited, setEdited] = useState<TicketText | 'new' | null>(null)
  return (
    <Dialog {...props} title={words('texts.title')} description={words('texts.intro')}>
      {edited === null ? (
        <TextList onEdit={setEdited} />
      ) : (
        <TextForm text={edited === 'new' ? null : edited} onEnd={() => setEdited(null)} />
      )}
    </Dialog>
  )
}

function TextList({ onEdit }: { readonly onEdit: (text: TicketText | 'new') => void }) {
  const words = useWords('help')
  const { data: texts, error, refetch, isFetching } = useQuery(textsQuery)
  if (error) return <LoadError error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
  if (!texts) return <Skeleton count={4} />
  const isFull = texts.length >= answerTextLimits.count
  const add = (
    <Button variant="primary" isDisabled={isFull} onPress={() => onEdit('new')}>
      {words('texts.add')}
    </Button>
  )
  return (
    <div className="flex flex-col gap-4">
      {texts.length === 0 ? (
        <EmptyState illustration="inbox" level={3} className="py-4!" title={words('texts.none')} action={add}>
          {words('texts.noneText')}
        </EmptyState>
      ) : (
        <>
          <ul className="flex flex-col divide-y divide-line">
            {texts.map((text) => (
              <TextRow key={text.id} text={text} onEdit={() => onEdit(text)} />
            ))}
          </ul>
          {isFull && <p className="text-sm text-muted">{words('texts.full', { count: answerTextLimits.count })}</p>}
          <div>{add}</div>
        </>
      )}
      <Deleted />
    </div>
  )
}

function TextRow({ text, onEdit }: { readonly text: TicketText; readonly onEdit: () => void }) {
  const words = useWords('help')
  const { name } = text
  const restore = useRestore()
  const remove = useAction({
    call: () => api.ticket_texts.delete({ params: { id: text.id } }),
    invalidates: changedTexts,
    onDone: () => toast.undo(words('texts.deleted', { name }), () => void restore.run(text.id)),
  })
  return (
    <li className="flex items-start gap-3 py-3">
      <div className="min-w-0 flex-1">
        <p className="font-strong wrap-anywhere">{name}</p>
        <p className="line-clamp-2 text-muted wrap-anywhere">{text.text}</p>
      </div>
      <div className="flex shrink-0 gap-1">
        <Button size="sm" aria-label={words('texts.editOne', { name })} onPress={onEdit}>
          {words('texts.edit')}
        </Button>
        <Button
          size="sm"
          variant="quiet"
          aria-label={words('texts.deleteOne', { name })}
          isPending={remove.isPending}
          onPress={() => void remove.run()}
        >
          {words('texts.delete')}
        </Button>
      </div>
    </li>
  )
}

/** Nothing while the bin is empty or loading. */
function Deleted() {
  const words = useWords('help')
  const { data: texts = [] } = useQuery(deletedTextsQuery)
  const restore = useRestore()
  if (texts.length === 0) return null
  return (
    <Disclosure title={words('texts.bin', { count: texts.length })}>
      <ul className="flex flex-col divide-y divide-line">
        {texts.map(({ id, name }) => (
          <li key={id} className="flex items-center gap-3 py-2">
            <span className="min-w-0 flex-1 wrap-anywhere">{name}</span>
            <Button
              size="sm"
              aria-label={words('texts.restoreOne', { name })}
              isPending={restore.isPending && restore.input === id}
              onPress={() => void restore.run(id)}
            >
              {words('texts.restore')}
            </Button>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}

function useRestore() {
  const words = useWords('help')
  return useAction<string>({
    call: (id) => api.ticket_texts.restore({ params: { id } }),
    invalidates: changedTexts,
    onDone: () => toast({ title: words('texts.restored'), tone: 'success' }),
  })
}
