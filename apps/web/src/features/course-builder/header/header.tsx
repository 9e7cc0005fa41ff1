import { courseLimits } from '@deckle/core/course/course.ts'
import { canRedo, canUndo } from '@deckle/core/document/history.ts'
import { isBlank } from '@deckle/core/text/is-blank.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { IconButton } from '@deckle/ui/actions/icon-button.tsx'
import { LinkButton } from '@deckle/ui/actions/link-button.tsx'
import { Badge } from '@deckle/ui/feedback/badge.tsx'
import { useNavigate } from '@tanstack/react-router'
import { ArrowLeft, Redo2, Rocket, Undo2, Users } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Input } from 'react-aria-components'
import { SaveNote } from '../../../lib/draft/save-note.tsx'
import { usePageTitle } from '../../../lib/screen/page-title.ts'
import { shownShortcut } from '../../../lib/shortcut.ts'
import { useWords } from '../../../words/use-words.ts'
import { useBuilder, useBuilderState, useCourseContent, useCourseEdit } from '../builder-context.ts'
import { redoKeys, undoKeys } from '../use-undo-keys.ts'
import { CourseMenu } from './course-menu.tsx'
import { lazyPart } from '../../../lib/screen/section.tsx'

const PublishDialog = lazyPart(() => import('./publish-dialog.tsx').then((module) => module.PublishDialog))

export function Header() {
  const t = useWords('course-builder')
  const navigate = useNavigate()
  const { course, store, canEdit } = useBuilder()
  const past = useBuilderState(({ history }) => canUndo(history))
  const future = useBuilderState(({ history }) => canRedo(history))
  const isOutdated = useIsOutdated()
  const [isPublishing, setPublishing] = useState(false)
  return (
    <header className="flex min-h-12 flex-wrap items-center gap-2 border-b border-line bg-surface px-3 py-1.5">
      <IconButton
        label={t('back')}
        icon={<ArrowLeft className="rtl:rotate-180" />}
        onPress={() => void navigate({ to: '/courses' })}
      />
      <div className="flex min-w-0 flex-1 items-center gap-2">
        <TitleField />
        <StatusBadge />
        <Saved />
      </div>
      {canEdit && (
        <div className="flex">
          <IconButton
            label={t('undo')}
            shortcut={shownShortcut(undoKeys)}
            icon={<Undo2 />}
            isDisabled={!past}
            onPress={store.undo}
          />
          <IconButton
            label={t('redo')}
            shortcut={shownShortcut(redoKeys)}
            icon={<Redo2 />}
            isDisabled={!future}
            onPress={store.redo}
          />
        </div>
      )}
      {course.can.learners && (
        <LinkButton icon={<Users />} href={`/courses/${course.id}/learners`} className="narrow:hidden">
          {t('learners')}
        </LinkButton>
      )}
      {course.can.publish && (course.status === 'draft' || isOutdated) && (
        <Button variant="primary" icon={<Rocket />} className="narrow:hidden" onPress={() => setPublishing(true)}>
          {t(course.status === 'published' ? 'publish.changes' : 'publish.now')}
        </Button>
      )}
      <CourseMenu onPublish={() => setPublishing(true)} />
      <Suspense>{isPublishing && <PublishDialog onClose={() => setPublishing(false)} />}</Suspense>
    </header>
  )
}

/** Learners have something older than what is here, saved or not. */
function useIsOutdated(): boolean {
  const { status, publication } = useBuilder().course
  const isUnsaved = useBuilderState(({ save }) => save.state !== 'saved')
  return status === 'published' && (publication?.outdated === true || isUnsaved)
}

function TitleField() {
  const t = useWords('course-builder')
  const { canEdit } = useBuilder()
  const { title } = useCourseContent()
  const edit = useCourseEdit()
  const name = isBlank(title) ? t('untitled') : title
  usePageTitle(name)
  if (!canEdit) return <h1 className="truncate text-md font-strong">{name}</h1>
  return (
    <h1 className="max-w-100 min-w-0 flex-1">
      <Input
        aria-label={t('course.title')}
        value={title}
        placeholder={t('untitled')}
        maxLength={courseLimits.title}
        onChange={(event) => edit({ type: 'setProperties', patch: { title: event.target.value } }, 'title')}
        onKeyDown={(event) => {
          if (event.key === 'Enter' || event.key === 'Escape') event.currentTarget.blur()
        }}
        className="h-8 w-full min-w-0 truncate rounded-sm border border-transparent bg-transparent px-2 text-md font-strong text-ink hover:border-line focus:border-brand-edge focus:outline-2 focus:-outline-offset-1 focus:outline-brand-edge touch:h-11"
      />
    </h1>
  )
}

function StatusBadge() {
  const t = useWords('course-builder')
  const { status } = useBuilder().course
  const isOutdated = useIsOutdated()
  return (
    <Badge
      className="narrow:hidden"
      dot={status === 'published'}
      tone={status !== 'published' ? 'neutral' : isOutdated ? 'warning' : 'success'}
    >
      {t(isOutdated ? 'status.outdated' : `status.${status}`)}
    </Badge>
  )
}

function Saved() {
  const t = useWords('course-builder')
  const { autosave, canEdit } = useBuilder()
  const save = useBuilderState((state) => state.save)
  if (!canEdit) return <span className="text-xs text-muted">{t('viewOnly')}</span>
  return <SaveNote save={save} words={t(`save.${save.state}`)} tryNow={t('save.tryNow')} onTryNow={autosave.wake} />
}
