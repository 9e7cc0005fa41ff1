import type { Course } from '@deckle/contract/courses.ts'
import type { CourseContent } from '@deckle/core/course/course.ts'
import { type CourseConflict, mergeCourses } from '@deckle/core/course/merge.ts'
import { isSame } from '@deckle/core/document/tree.ts'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '../../../lib/api.ts'
import type { Autosave } from '../../../lib/draft/autosave.ts'
import { connectSession } from '../../../lib/draft/connect-session.ts'
import { createDrafts } from '../../../lib/draft/drafts.ts'
import { createSend, type SaveCall } from '../../../lib/draft/send.ts'
import { type DocumentRules, type DraftSession, startSession } from '../../../lib/draft/session.ts'
import { announceTab, openTabs, tabId } from '../../../lib/draft/tab.ts'
import { browserDatabases } from '../../../lib/offline/open-database.ts'
import { queryKeys } from '../../../lib/query-keys.ts'
import { useUser } from '../../../lib/session/auth-state.ts'
import { useWords } from '../../../words/use-words.ts'
import { courseQuery, deckPins, factsQuery } from '../queries.ts'
import { type BuilderStore, createBuilderStore } from './builder-store.ts'

const drafts = createDrafts<CourseContent>(browserDatabases())

const saveCall: SaveCall<CourseContent> = {
  name: 'course',
  call: (input) => api.courses.update(input),
}

const rules: DocumentRules<CourseContent, CourseConflict> = {
  merge: (base, mine, theirs) => {
    const { merged, conflicts } = mergeCourses(base, mine, theirs)
    return { content: merged, conflicts }
  },
  isSame,
}

/** Places that both sides changed: the person's own are kept until they take the others'. */
export interface Clash {
  readonly conflicts: readonly CourseConflict[]
  readonly useTheirs: () => void
}

interface Opened {
  readonly id: string
  readonly store: BuilderStore
  readonly autosave: Autosave<CourseContent>
}

/** Loads a course and keeps its session open while the caller is mounted. */
export function useCourseSession(courseId: string) {
  const t = useWords('course-builder')
  const client = useQueryClient()
  const userId = useUser()._id
  const [opened, setOpened] = useState<Opened | null>(null)
  const [course, setCourse] = useState<Course | null>(null)
  const [clash, setClash] = useState<Clash | null>(null)
  const loading = useQuery(courseQuery(courseId))
  const loaded = loading.data
  useEffect(() => {
    if (!loaded) return
    const { id, content } = loaded
    let left = false
    let session: DraftSession<CourseContent> | null = null
    let disconnect = () => {}
    let pins = deckPins(content)
    announceTab()
    const store = createBuilderStore(content)
    const subscribe = (onChange: () => void) => store.subscribe(onChange)
    const open = async () => {
      session = await startSession(loaded, { ...store, subscribe }, rules, {
        userId,
        tabId,
        drafts,
        openTabs,
        send: createSend(api, id, saveCall),
        ask: async ({ base, mine, theirs, conflicts }) => {
          const { merged } = mergeCourses(base, mine, theirs)
          const preferTheirs = mergeCourses(base, theirs, mine).merged
          setClash({
            conflicts,
            useTheirs: () => {
              store.load(mergeCourses(merged, preferTheirs, store.content()).merged)
              setClash(null)
            },
          })
          return merged
        },
        onRecovered: () => toast({ title: t('recovered.title'), description: t('recovered.text') }),
        onSaved: (saved) => {
          void client.invalidateQueries({ queryKey: queryKeys('courses').lists, refetchType: 'none' })
          setCourse((now) => now && withSaved(now, saved.revision))
          const next = deckPins(saved.content)
          if (next === pins) return
          pins = next
          void client.invalidateQueries({ queryKey: factsQuery(id).queryKey })
        },
      })
      if (left) return session.stop()
      disconnect = connectSession(`deckle-course-${id}`, session.autosave, subscribe, async () => {
        const { course: newest } = await api.courses.show({ params: { id } })
        setCourse(newest)
        return newest
      })
      setCourse(loaded)
      setOpened({ id, store, autosave: session.autosave })
    }
    void open()
    return () => {
      left = true
      disconnect()
      session?.stop()
      setOpened(null)
      setClash(null)
    }
  }, [loaded, userId, client, t])
  const isOpen = opened?.id === courseId && course?.id === courseId
  return {
    opened: isOpen ? opened : null,
    course: isOpen ? course : null,
    setCourse,
    clash,
    dismissClash: () => setClash(null),
    error: loading.error,
    retry: () => void loading.refetch(),
    isRetrying: loading.isRefetching,
  }
}

/** After a save learners have something older than the draft. */
function withSaved(course: Course, revision: number): Course {
  if (revision === course.revision) return course
  const publication = course.publication && { ...course.publication, outdated: true }
  return { ...course, revision, publication }
}
