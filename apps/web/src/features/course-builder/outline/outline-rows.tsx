import { type CourseDeck, courseLimits, type CourseTopic } from '@deckle/core/course/course.ts'
import { isBlank } from '@deckle/core/text/is-blank.ts'
import { classNames } from '@deckle/ui/theme/class-names.ts'
import { ChevronRight, FileQuestion, GripVertical, Pencil, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button, Input, TreeItem, TreeItemContent } from 'react-aria-components'
import { readerTypeIcons } from '../../../deck/reader-type-icons.ts'
import { useWords } from '../../../words/use-words.ts'
import { useBuilder, useCourseEdit } from '../builder-context.ts'
import { deckKey, topicKey } from './outline-keys.ts'

const rowStyle =
  'group flex min-h-9 cursor-default items-center rounded-sm pe-1 text-sm text-ink hover:bg-hover selected:bg-brand-soft touch:min-h-11 not-data-focus-visible:outline-none data-focus-visible:outline-2 data-focus-visible:-outline-offset-2 data-focus-visible:outline-brand-edge data-drop-target:bg-brand-soft data-dragging:opacity-50'
const smallButton =
  'flex size-7 shrink-0 items-center justify-center rounded-sm text-muted hover:bg-pressed hover:text-ink touch:size-11'

interface TopicRowProps {
  readonly topic: CourseTopic
  readonly number: number
  readonly isRenamed: boolean
  readonly onRename: (isOpen: boolean) => void
  readonly children: readonly ReactNode[]
}

export function TopicRow({ topic, number, isRenamed, onRename, children }: TopicRowProps) {
  const t = useWords('course-builder')
  const { canEdit } = useBuilder()
  const title = isBlank(topic.title) ? t('untitledTopic', { number }) : topic.title
  return (
    <TreeItem id={topicKey(topic.id)} textValue={title} hasChildItems={children.length > 0} className={rowStyle}>
      <TreeItemContent>
        <Button slot="chevron" className={classNames(smallButton, children.length === 0 && 'invisible')}>
          <ChevronRight aria-hidden="true" className="size-4 group-data-expanded:rotate-90 rtl:rotate-180" />
        </Button>
        {isRenamed ? (
          <TitleInput topic={topic} onClose={() => onRename(false)} />
        ) : (
          <>
            <span className="min-w-0 flex-1 truncate font-strong">{title}</span>
            {canEdit && (
              <Button
                aria-label={t('outline.rename', { title })}
                onPress={() => onRename(true)}
                className={classNames(
                  smallButton,
                  'opacity-0 group-hover:opacity-100 focus-visible:opacity-100 touch:opacity-100',
                )}
              >
                <Pencil aria-hidden="true" className="size-3.5" />
              </Button>
            )}
            <DragHandle title={title} />
          </>
        )}
      </TreeItemContent>
      {children}
    </TreeItem>
  )
}

/** Enter keeps the title, Escape the one before. */
function TitleInput({ topic, onClose }: { topic: CourseTopic; onClose: () => void }) {
  const t = useWords('course-builder')
  const edit = useCourseEdit()
  const keep = (title: string) => {
    if (!isBlank(title)) edit({ type: 'updateTopic', id: topic.id, patch: { title: title.trim() } })
    onClose()
  }
  return (
    <Input
      aria-label={t('topic.title')}
      defaultValue={topic.title}
      maxLength={courseLimits.topicTitle}
      ref={(input) => {
        if (input && document.activeElement !== input) input.select()
      }}
      onBlur={(event) => keep(event.currentTarget.value)}
      onKeyDown={(event) => {
        // The tree would take arrows and letters.
        event.stopPropagation()
        if (event.key === 'Enter') keep(event.currentTarget.value)
        if (event.key === 'Escape') onClose()
      }}
      onPointerDown={(event) => event.stopPropagation()}
      className="h-8 min-w-0 flex-1 rounded-sm border border-edge bg-surface px-2 text-sm text-ink outline-brand-edge touch:h-11"
    />
  )
}

export function DeckRow({ deck }: { deck: CourseDeck }) {
  const t = useWords('course-builder')
  const { facts } = useBuilder()
  const one = facts.get(deck.id)
  const name = one?.name ?? t('deck.loading')
  const Icon = one ? readerTypeIcons[one.readerType] : FileQuestion
  const hasProblem = one && (!one.available || one.problems > 0)
  return (
    <TreeItem id={deckKey(deck.id)} textValue={name} className={rowStyle}>
      <TreeItemContent>
        <span className="flex min-w-0 flex-1 items-center gap-2 ps-7">
          <Icon aria-hidden="true" className="size-4 shrink-0 text-muted" />
          <span className={classNames('min-w-0 flex-1 truncate', !one?.available && 'text-muted')}>{name}</span>
          {hasProblem && (
            <TriangleAlert
              role="img"
              aria-label={t(one.available ? 'deck.hasProblems' : 'deck.missing')}
              className="size-4 shrink-0 text-warning-text"
            />
          )}
          {one?.newer && <span className="shrink-0 text-xs text-info-text">{t('deck.newer')}</span>}
        </span>
        <DragHandle title={name} />
      </TreeItemContent>
    </TreeItem>
  )
}

function DragHandle({ title }: { title: string }) {
  const t = useWords('course-builder')
  const { canEdit } = useBuilder()
  if (!canEdit) return null
  return (
    <Button
      slot="drag"
      aria-label={t('outline.drag', { title })}
      className="flex size-6 shrink-0 cursor-grab items-center justify-center text-faint phone:hidden"
    >
      <GripVertical aria-hidden="true" className="size-4" />
    </Button>
  )
}
