import { useWords } from '../../../words/use-words.ts'
import { useBuilderState, useCourseContent } from '../builder-context.ts'
import { idsOf } from '../outline/outline-keys.ts'
import { CourseSettings } from './course-settings.tsx'
import { DeckSettings } from './deck-settings.tsx'
import { SeveralSettings } from './several-settings.tsx'
import { TopicSettings } from './topic-settings.tsx'

/** Of what is chosen in the outline; of the course where nothing is. */
export function Settings() {
  const t = useWords('course-builder')
  const content = useCourseContent()
  const selected = useBuilderState((state) => state.selected)
  const { topics, decks } = idsOf(selected)
  const topicAt = content.topics.findIndex(({ id }) => id === topics[0])
  const topic = content.topics[topicAt]
  const deck = content.decks.find(({ id }) => id === decks[0])
  const shown =
    selected.length > 1 ? (
      <SeveralSettings topics={topics} decks={decks} />
    ) : topic ? (
      <TopicSettings key={topic.id} topic={topic} at={topicAt} />
    ) : deck ? (
      <DeckSettings key={deck.id} deck={deck} />
    ) : (
      <CourseSettings />
    )
  const title =
    selected.length > 1
      ? t('several.title', { count: selected.length })
      : t(topic ? 'topic.settings' : deck ? 'deck.settings' : 'course.settings')
  return (
    <section aria-label={title} className="relative min-h-0 flex-1 overflow-y-auto bg-surface p-4">
      <h2 className="mb-4 text-md font-strong">{title}</h2>
      {shown}
    </section>
  )
}
