import { CallError } from '@deckle/contract/client/call-error.ts'
import { courseBlockers } from '@deckle/core/course/problems.ts'
import type { CourseContent } from '@deckle/core/course/course.ts'
import { type CourseProblem, problemsOfCourse } from '@deckle/core/course/problems.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { Callout } from '@deckle/ui/feedback/callout.tsx'
import { Dialog } from '@deckle/ui/overlays/dialog.tsx'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck, CircleX, Rocket, TriangleAlert } from 'lucide-react'
import { BoxesCheck } from '../../../certificate-boxes/boxes-check.tsx'
import { limitOf, PlanLimitCallout } from '../../../deck/plan-limit.tsx'
import { api } from '../../../lib/api.ts'
import { ErrorCallout } from '../../../lib/errors/error-callout.tsx'
import { useAction } from '../../../lib/use-action.ts'
import { useWords } from '../../../words/use-words.ts'
import { useBuilder, useCourseContent } from '../builder-context.ts'
import { boxesQuery } from '../queries.ts'
import { deckKey, type OutlineKey, topicKey } from '../outline/outline-keys.ts'
import { useShowCourse } from '../use-show-course.ts'

type Code = CourseProblem['code'] | (typeof courseBlockers)[number]

interface Item {
  readonly code: Code
  readonly isError: boolean
  readonly topicId: string | null
  readonly deckId: string | null
}

/** The check list, and publishing where it has no errors. */
export function PublishDialog({ onClose }: { onClose: () => void }) {
  const t = useWords('course-builder')
  const { autosave, course, store, facts } = useBuilder()
  const content = useCourseContent()
  const show = useShowCourse()
  const publish = useAction({
    call: async () => {
      const revision = await autosave.flush()
      if (revision === null) throw new Unsaved()
      return api.courses.publish({ params: { id: course.id }, body: { revision } })
    },
    onDone: (reply) => {
      show(reply.course)
      toast({ title: t('publish.done'), tone: 'success' })
      onClose()
    },
    failure: 'in place',
  })
  const boxes = useQuery(boxesQuery(content))
  const refused = blockersOf(publish.error)
  const items = itemsOf(content, refused)
  const go = (item: Item) => {
    store.select(placeOf(content, item))
    onClose()
  }
  const missing = [...facts.values()].filter((one) => !one.available || one.problems > 0)
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('publish.title')}
      description={t('publish.text')}
      footer={
        <>
          <Button onPress={onClose}>{t('cancel')}</Button>
          <Button
            variant="primary"
            icon={<Rocket />}
            isPending={publish.isPending}
            isDisabled={items.some(({ isError, deckId }) => isError && deckId === null && !refused.length)}
            onPress={() => void publish.run()}
          >
            {t(course.status === 'published' ? 'publish.changes' : 'publish.now')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <Failure error={publish.error} />
        <CheckList items={items} content={content} onGo={go} />
        <BoxesCheck check={boxes} />
        {refused.length === 0 && missing.length > 0 && (
          <Callout tone="warning">{t('publish.decks', { count: missing.length })}</Callout>
        )}
      </div>
    </Dialog>
  )
}

function Failure({ error }: { readonly error: Error | null }) {
  const t = useWords('course-builder')
  const limit = limitOf(error)
  if (error instanceof Unsaved)
    return (
      <Callout tone="danger" live>
        {t('publish.unsaved')}
      </Callout>
    )
  if (limit) return <PlanLimitCallout reached={limit} />
  return error && blockersOf(error).length === 0 && <ErrorCallout error={error} />
}

interface CheckListProps {
  readonly items: readonly Item[]
  readonly content: CourseContent
  readonly onGo: (item: Item) => void
}

function CheckList({ items, content, onGo }: CheckListProps) {
  const t = useWords('course-builder')
  if (items.length === 0)
    return (
      <p className="flex items-center gap-2 text-sm">
        <CircleCheck aria-hidden="true" className="size-5 text-success-text" />
        {t('publish.ready')}
      </p>
    )
  return (
    <ul aria-label={t('publish.list')} className="flex flex-col divide-y divide-line">
      {items.map((item) => (
        <li key={`${item.code} ${item.topicId} ${item.deckId}`} className="flex min-h-11 items-center gap-3 py-1.5">
          {item.isError ? (
            <CircleX role="img" aria-label={t('publish.error')} className="size-5 shrink-0 text-danger-text" />
          ) : (
            <TriangleAlert role="img" aria-label={t('publish.warning')} className="size-5 shrink-0 text-warning-text" />
          )}
          <span className="flex min-w-0 flex-1 flex-col">
            <span className="text-sm">{t(`problems.${item.code}`)}</span>
            <Where item={item} content={content} />
          </span>
          <Button size="sm" variant="quiet" onPress={() => onGo(item)}>
            {t('publish.show')}
          </Button>
        </li>
      ))}
    </ul>
  )
}

/** The draft could not be saved before it was to be published. */
class Unsaved extends Error {
  override readonly name = 'Unsaved'
}

/** The draft's own problems; what the server found beside them. */
function itemsOf(content: CourseContent, refused: readonly Item[]): readonly Item[] {
  const own = problemsOfCourse(content).map(({ code, severity, topicId }) => ({
    code,
    isError: severity === 'error',
    topicId,
    deckId: null,
  }))
  const isBlocker = (code: string) => (courseBlockers as readonly string[]).includes(code)
  return [...own, ...refused.filter(({ code }) => isBlocker(code))].toSorted(
    (a, b) => Number(b.isError) - Number(a.isError),
  )
}

function blockersOf(error: Error | null): readonly Item[] {
  if (!(error instanceof CallError) || error.code !== 'not_publishable') return []
  const { problems = [] } = (error.data ?? {}) as { readonly problems?: readonly Omit<Item, 'isError'>[] }
  return problems.map((problem) => ({ ...problem, isError: true }))
}

/** What to choose in the outline: the course for its exam. */
function placeOf(content: CourseContent, { topicId, deckId }: Item): readonly OutlineKey[] {
  if (deckId !== null && content.decks.some(({ id }) => id === deckId)) return [deckKey(deckId)]
  return topicId === null ? [] : [topicKey(topicId)]
}

function Where({ item, content }: { item: Item; content: CourseContent }) {
  const { facts } = useBuilder()
  const name =
    item.deckId === null ? content.topics.find(({ id }) => id === item.topicId)?.title : facts.get(item.deckId)?.name
  return name ? <span className="text-xs wrap-anywhere text-muted">{name}</span> : null
}
