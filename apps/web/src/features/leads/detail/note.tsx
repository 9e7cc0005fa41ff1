import type { LeadNote } from '@deckle/contract/leads.ts'
import { leadLimits } from '@deckle/core/lead/lead.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { IconButton } from '@deckle/ui/actions/icon-button.tsx'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../../lib/api.ts'
import { Field } from '../../../lib/form/field.tsx'
import { Form } from '../../../lib/form/form.tsx'
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts'
import { queryKeys } from '../../../lib/query-keys.ts'
import { useAction } from '../../../lib/use-action.ts'
import { useFormatter, useWords } from '../../../words/use-words.ts'

interface NoteProps {
  readonly note: LeadNote
  readonly leadId: string
  readonly canEdit: boolean
}

export function Note({ note, leadId, canEdit }: NoteProps) {
  const t = useWords('lead')
  const format = useFormatter()
  const [isEditing, setEditing] = useState(false)
  const remove = useRemoval(leadId, note)
  if (isEditing) return <NoteForm note={note} leadId={leadId} onClose={() => setEditing(false)} />
  const when = format.dateTime(new Date(note.created_at), { dateStyle: 'medium', timeStyle: 'short' })
  const isChanged = note.updated_at !== note.created_at
  return (
    <li className="flex flex-col gap-1 border-t border-line pt-3 text-sm first:border-t-0 first:pt-0">
      <div className="flex items-center gap-2 text-xs text-muted">
        <span className="min-w-0 flex-1 truncate">
          <span className="font-strong text-ink">{note.author?.name ?? t('notes.gone')}</span> ·{' '}
          {isChanged ? t('notes.changed', { when }) : when}
        </span>
        {canEdit && (
          <>
            <IconButton size="sm" label={t('notes.edit')} icon={<Pencil />} onPress={() => setEditing(true)} />
            <IconButton size="sm" label={t('notes.delete')} icon={<Trash2 />} onPress={() => void remove.run()} />
          </>
        )}
      </div>
      <p className="wrap-anywhere whitespace-pre-wrap">{note.text}</p>
    </li>
  )
}

/** Taken back, it is written anew. */
function useRemoval(leadId: string, { id, text }: LeadNote) {
  const t = useWords('lead')
  const invalidates = [queryKeys('leads').one(leadId)]
  const again = useAction({
    call: () => api.leads.createNote({ params: { id: leadId }, body: { text } }),
    invalidates,
  })
  return useAction({
    call: () => api.leads.deleteNote({ params: { id: leadId, note_id: id } }),
    onDone: () => toast.undo(t('notes.deleted'), () => void again.run()),
    invalidates,
  })
}

function NoteForm({ note, leadId, onClose }: Omit<NoteProps, 'canEdit'> & { readonly onClose: () => void }) {
  const t = useWords('lead')
  const form = useSubmitForm({
    defaultValues: { text: note.text },
    submit: async ({ text }) => {
      await api.leads.updateNote({ params: { id: leadId, note_id: note.id }, body: { text } })
      onClose()
    },
    invalidates: [queryKeys('leads').one(leadId)],
  })
  return (
    <li>
      <Form form={form} className="flex flex-col gap-2">
        <Field control={form.control} name="text">
          {(input) => (
            <TextField {...input} label={t('notes.edit')} hideLabel multiline limits={{ max: leadLimits.note }} />
          )}
        </Field>
        <div className="flex gap-2">
          <Button type="submit" size="sm" variant="primary" isPending={form.isPending}>
            {t('notes.save')}
          </Button>
          <Button size="sm" onPress={onClose}>
            {t('notes.cancel')}
          </Button>
        </div>
      </Form>
    </li>
  )
}
