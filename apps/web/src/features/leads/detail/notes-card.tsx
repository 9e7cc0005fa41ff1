import type { Lead, LeadNote } from '@deckle/contract/leads.ts'
import { leadLimits } from '@deckle/core/lead/lead.ts'
import { isBlank } from '@deckle/core/text/is-blank.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { api } from '../../../lib/api.ts'
import { Field } from '../../../lib/form/field.tsx'
import { Form } from '../../../lib/form/form.tsx'
import { useDraftForm } from '../../../lib/form/use-draft-form.ts'
import { PagedRows } from '../../../lib/list/paged-rows.tsx'
import { usePagedList } from '../../../lib/list/use-paged-list.ts'
import { queryKeys } from '../../../lib/query-keys.ts'
import { useWords } from '../../../words/use-words.ts'
import { notesQuery } from '../queries.ts'
import { Note } from './note.tsx'

const notesOf = ({ notes }: { readonly notes: readonly LeadNote[] }) => notes

export function NotesCard({ lead }: { readonly lead: Lead }) {
  const t = useWords('lead')
  const list = usePagedList(notesQuery(lead.id), notesOf)
  return (
    <Card title={t('notes.title')}>
      <div className="flex flex-col gap-4">
        {lead.can.edit && <NewNote id={lead.id} />}
        <PagedRows
          list={list}
          loading={<Skeleton count={2} />}
          empty={<p className="text-sm text-muted">{t('notes.none')}</p>}
        >
          {(notes) => (
            <ul className="flex flex-col gap-3">
              {notes.map((note) => (
                <Note key={note.id} note={note} leadId={lead.id} canEdit={lead.can.edit && note.can.edit} />
              ))}
            </ul>
          )}
        </PagedRows>
      </div>
    </Card>
  )
}

function NewNote({ id }: { readonly id: string }) {
  const t = useWords('lead')
  const form = useDraftForm({
    draftKey: `lead-note-${id}`,
    defaultValues: { text: '' },
    submit: async ({ text }) => {
      await api.leads.createNote({ params: { id }, body: { text } })
      form.reset({ text: '' })
    },
    invalidates: [queryKeys('leads').one(id)],
  })
  const isEmpty = isBlank(form.watch('text'))
  return (
    <Form form={form} className="flex flex-col gap-2">
      <Field control={form.control} name="text">
        {(input) => (
          <TextField
            {...input}
            label={t('notes.label')}
            hideLabel
            placeholder={t('notes.placeholder')}
            multiline
            limits={{ max: leadLimits.note }}
          />
        )}
      </Field>
      <div>
        <Button type="submit" isDisabled={isEmpty} isPending={form.isPending}>
          {t('notes.add')}
        </Button>
      </div>
    </Form>
  )
}
