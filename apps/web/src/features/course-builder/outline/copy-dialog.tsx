import { CallError } from '@deckle/contract/client/call-error.ts'
import type { Course } from '@deckle/contract/courses.ts'
import { applyCourseEdit, type CourseRefusal } from '@deckle/core/course/edit.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { ComboBox } from '@deckle/ui/choices/combo-box.tsx'
import { Checkbox } from '@deckle/ui/choices/checkbox.tsx'
import { Callout } from '@deckle/ui/feedback/callout.tsx'
import { Dialog } from '@deckle/ui/overlays/dialog.tsx'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '../../../lib/api.ts'
import { ErrorCallout } from '../../../lib/errors/error-callout.tsx'
import { useErrorWords } from '../../../lib/errors/error-words.ts'
import { makeId } from '../../../lib/make-id.ts'
import { queryKeys } from '../../../lib/query-keys.ts'
import { useAction } from '../../../lib/use-action.ts'
import { useDebounced } from '../../../lib/use-debounced.ts'
import { useWords } from '../../../words/use-words.ts'
import { useBuilder, useBuilderState } from '../builder-context.ts'
import { coursesQuery } from '../queries.ts'
import { type CopiedOutline, copyOutline, pasteEdit } from './copied-outline.ts'
import { useSelectionActs } from './use-outline.ts'

/** Puts what is selected at the end of another course; `isMove` takes it out of this one. */
export function CopyDialog({ onClose }: { onClose: () => void }) {
  const t = useWords('course-builder')
  const navigate = useNavigate()
  const { store } = useBuilder()
  const selected = useBuilderState((state) => state.selected)
  const { remove } = useSelectionActs()
  const [target, setTarget] = useState<string | null>(null)
  const [isMove, setMove] = useState(false)
  const copy = useAction({
    call: async (id: string) => {
      const copied = copyOutline(store.content(), selected)
      return copied && copyInto(id, copied)
    },
    failure: 'in place',
    invalidates: [queryKeys('courses').lists],
    onDone: (done) => {
      if (!done || done.refused !== null) return
      if (isMove) remove()
      const { course, skipped } = done
      toast({
        title: t(isMove ? 'copy.moved' : 'copy.done', { title: course.content.title }),
        ...(skipped > 0 && { description: t('copy.skipped', { count: skipped }) }),
        tone: 'success',
        action: { label: t('copy.open'), onAction: () => void navigate({ to: `/courses/${course.id}/edit` }) },
      })
      onClose()
    },
  })
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('copy.title', { count: selected.length })}
      description={t('copy.text')}
      footer={
        <>
          <Button onPress={onClose}>{t('cancel')}</Button>
          <Button
            variant="primary"
            isDisabled={target === null}
            isPending={copy.isPending}
            onPress={() => target !== null && void copy.run(target)}
          >
            {t(isMove ? 'copy.move' : 'copy.now')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {copy.error && <ErrorCallout error={copy.error} />}
        {copy.reply?.refused && <Callout tone="danger">{t(`refused.${copy.reply.refused}`)}</Callout>}
        <TargetField value={target} onChange={setTarget} />
        <Checkbox label={t('copy.removeHere')} isSelected={isMove} onChange={setMove} />
      </div>
    </Dialog>
  )
}

interface TargetProps {
  readonly value: string | null
  readonly onChange: (id: string | null) => void
}

function TargetField({ value, onChange }: TargetProps) {
  const t = useWords('course-builder')
  const errorWords = useErrorWords()
  const { course } = useBuilder()
  const [typed, setTyped] = useState('')
  const found = useQuery(coursesQuery(useDebounced(typed.trim())))
  const options = (found.data ?? []).filter(({ id, can }) => id !== course.id && can.edit)
  return (
    <ComboBox<string>
      label={t('copy.target')}
      placeholder={t('course.findCourse')}
      options={options.map(({ id, title }) => ({ id, label: title }))}
      // The server has filtered.
      defaultFilter={() => true}
      inputValue={typed}
      onInputChange={setTyped}
      value={value}
      onChange={onChange}
      description={found.data && options.length === 0 ? t('copy.none') : undefined}
      error={found.isError ? errorWords(found.error) : undefined}
    />
  )
}

interface CopyResult {
  readonly course: Course
  /** Decks that the course had already. */
  readonly skipped: number
  readonly refused: CourseRefusal | null
}

/** Tries again on the newest draft where somebody saved the course meanwhile. */
async function copyInto(id: string, copied: CopiedOutline, tries = 5): Promise<CopyResult> {
  const { course } = await api.courses.show({ params: { id } })
  const { content, revision } = course
  const pasted = pasteEdit(content, copied, { topicId: content.topics.at(-1)?.id ?? '', newId: makeId })
  const skipped = pasted?.skipped ?? copied.decks.length
  const result = pasted && applyCourseEdit(content, pasted.edit)
  if (result && !result.ok) return { course, skipped, refused: result.reason }
  try {
    if (result) await api.courses.update({ params: { id }, body: { revision, content: result.content } })
  } catch (error) {
    if (!(error instanceof CallError) || error.code !== 'conflict' || tries <= 1) throw error
    return copyInto(id, copied, tries - 1)
  }
  return { course, skipped, refused: null }
}
