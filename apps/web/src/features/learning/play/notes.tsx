import type { LearnerCourse, LearnerNote } from '@deckle/contract/learning.ts'
import { learningLimits } from '@deckle/core/learning/limits.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { EmptyState } from '@deckle/ui/feedback/empty-state.tsx'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import { Link } from '@tanstack/react-router'
import { Bookmark } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../../lib/api.ts'
import { Field } from '../../../lib/form/field.tsx'
import { Form } from '../../../lib/form/form.tsx'
import { useDraftForm } from '../../../lib/form/use-draft-form.ts'
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts'
import { PagedRows } from '../../../lib/list/paged-rows.tsx'
import { usePagedList } from '../../../lib/list/use-paged-list.ts'
import { useAction } from '../../../lib/use-action.ts'
import { useWords } from '../../../words/use-words.ts'
import { useDates } from '../parts/use-dates.ts'
import { notesQuery } from '../queries.ts'
import { decksOf } from './order.ts'

interface NotesProps {
  readonly course: LearnerCourse
  /** The slide that is shown; null for none. */
  readonly place: { readonly deckId: string; readonly slideId: string } | null
  readonly onGo: () => void
}

const rowsOf = ({ notes }: { readonly notes: readonly LearnerNote[] }) => notes

/** Notes and bookmarks of one's own, each with its slide. */
export function Notes({ course, place, onGo }: NotesProps) {
  const t = useWords('learning')
  const list = usePagedList(notesQuery(course.id), rowsOf)
  return (
    <div className="flex flex-col gap-4">
      {place ? <NewNote courseId={course.id} {...place} /> : <p className="text-muted">{t('notes.noSlide')}</p>}
      <PagedRows
        list={list}
        empty={
          <EmptyState illustration="article" level={3} title={t('notes.none')}>
            {t('notes.noneText')}
          </EmptyState>
        }
        total={list.firstPage?.total}
      >
        {(rows) => (
          <ul className="divide-y divide-line">
            {rows.map((note) => (
              <li key={note.id} className="py-2">
                <Note course={course} note={note} onGo={onGo} />
              </li>
            ))}
          </ul>
        )}
      </PagedRows>
    </div>
  )
}

interface NewNoteProps {
  readonly courseId: string
  readonly deckId: string
  readonly slideId: string
}

function NewNote({ courseId, deckId, slideId }: NewNoteProps) {
  const t = useWords('learning')
  const invalidates = [notesQuery(courseId).queryKey]
  const add = (text: string) =>
    api.learning.addNote({ params: { id: courseId }, body: { deck_id: deckId, slide_id: slideId, text } })
  const bookmark = useAction({ call: () => add(''), invalidates })
  const form = useDraftForm({
    draftKey: `course-note-${courseId}`,
    defaultValues: { text: '' },
    invalidates,
    submit: async ({ text }, { reset }) => {
      await add(text)
      reset()
    },
  })
  return (
    <Form form={form} className="flex flex-col gap-2">
      <Field control={form.control} name="text">
        {(field) => <TextField {...field} label={t('notes.add')} multiline rows={2} maxLength={learningLimits.note} />}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" isPending={form.isPending}>
          {t('notes.save')}
        </Button>
        <Button icon={<Bookmark />} isPending={bookmark.isPending} onPress={() => void bookmark.run()}>
          {t('notes.bookmark')}
        </Button>
      </div>
    </Form>
  )
}

interface NoteProps {
  readonly course: LearnerCourse
  readonly note: LearnerNote
  readonly onGo: () => void
}

function Note({ course, note, onGo }: NoteProps) {
  const t = useWords('learning')
  const { moment } = useDates()
  const [isEdited, setEdited] = useState(false)
  const remove = useAction({
    call: () => api.learning.deleteNote({ params: { id: note.id }, body: {} }),
    invalidates: [notesQuery(course.id).queryKey],
  })
  const deck = decksOf(course).find(({ id }) => id === note.deckId)
  if (isEdited) return <EditNote courseId={course.id} note={note} onDone={() => setEdited(false)} />
  return (
    <div className="flex flex-col gap-1">
      <p className="wrap-anywhere whitespace-pre-line">{note.text || t('notes.bookmarked')}</p>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-muted">
        {deck && !deck.lock && (
          <Link
            to="/courses/$id/play/$deck"
            params={{ id: course.id, deck: deck.id }}
            search={{ slide: note.slideId }}
            onClick={onGo}
          >
            {deck.name}
          </Link>
        )}
        <span>{moment(note.createdAt)}</span>
        <span className="ms-auto flex gap-1">
          <Button size="sm" variant="quiet" onPress={() => setEdited(true)}>
            {t('notes.edit')}
          </Button>
          <Button size="sm" variant="quiet" isPending={remove.isPending} onPress={() => void remove.run()}>
            {t('notes.delete')}
          </Button>
        </span>
      </div>
    </div>
  )
}

function EditNote({ courseId, note, onDone }: { courseId: string; note: LearnerNote; onDone: () => void }) {
  const t = useWords('learning')
  const form = useSubmitForm({
    defaultValues: { text: note.text },
    invalidates: [notesQuery(courseId).queryKey],
    submit: async (body) => {
      await api.learning.updateNote({ params: { id: note.id }, body })
      onDone()
    },
  })
  return (
    <Form form={form} className="flex flex-col gap-2">
      <Field control={form.control} name="text">
        {(field) => <TextField {...field} label={t('notes.edit')} multiline rows={2} maxLength={learningLimits.note} />}
      </Field>
      <div className="flex gap-2">
        <Button type="submit" variant="primary" size="sm" isPending={form.isPending}>
          {t('notes.update')}
        </Button>
        <Button size="sm" onPress={onDone}>
          {t('notes.cancel')}
        </Button>
      </div>
    </Form>
  )
}
