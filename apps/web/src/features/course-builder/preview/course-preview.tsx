import { type CourseContent, type CourseTopic, decksOf } from '@deckle/core/course/course.ts'
import type { ReaderType } from '@deckle/core/reader-type/reader-type.ts'
import { isBlank } from '@deckle/core/text/is-blank.ts'
import { Badge } from '@deckle/ui/feedback/badge.tsx'
import { EmptyState } from '@deckle/ui/feedback/empty-state.tsx'
import { Button } from '@deckle/ui/actions/button.tsx'
import {
  Award,
  CalendarClock,
  ClipboardList,
  Clock,
  GraduationCap,
  ImageIcon,
  Languages,
  Lock,
  SignalMedium,
  SquarePlus,
  Trophy,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { posterUrl } from '../../../deck/media-url.ts'
import { readerTypeIcons } from '../../../deck/reader-type-icons.ts'
import { useFormatter, useWords } from '../../../words/use-words.ts'
import { useBuilder, useBuilderState, useCourseContent } from '../builder-context.ts'
import { deckKey, topicKey } from '../outline/outline-keys.ts'
import { useMinutes, wholeMinutes } from '../use-minutes.ts'

/** The course as a learner sees it; what is pressed is chosen for the settings. */
export function CoursePreview() {
  const t = useWords('course-builder')
  const content = useCourseContent()
  const { canEdit, addDecks } = useBuilder()
  return (
    <section
      aria-label={t('preview.label')}
      className="relative min-h-0 flex-1 overflow-y-auto bg-canvas p-6 narrow:p-3"
    >
      <article className="mx-auto flex max-w-3xl flex-col overflow-hidden rounded-lg border border-line bg-surface">
        <Cover content={content} />
        <div className="flex flex-col gap-5 p-6 narrow:p-4">
          <header className="flex flex-col gap-2">
            <h2 className="text-xl font-strong wrap-anywhere">
              <bdi>{isBlank(content.title) ? t('untitled') : content.title}</bdi>
            </h2>
            <Facts content={content} />
            <p className="max-w-prose text-sm whitespace-pre-line wrap-anywhere text-muted">
              {isBlank(content.summary) ? t('preview.noSummary') : content.summary}
            </p>
          </header>
          {content.decks.length === 0 && !content.finalExam && (
            <EmptyState
              level={3}
              className="py-6!"
              title={t('preview.empty')}
              action={
                canEdit && (
                  <Button variant="primary" icon={<SquarePlus />} onPress={() => addDecks(content.topics[0]?.id ?? '')}>
                    {t('outline.addDecks')}
                  </Button>
                )
              }
            >
              {t('preview.emptyText')}
            </EmptyState>
          )}
          <ol className="flex flex-col gap-4">
            {content.topics.map((topic, at) => (
              <Topic key={topic.id} topic={topic} at={at} content={content} />
            ))}
          </ol>
          {content.finalExam && (
            <Line icon={<GraduationCap />} label={t('exam.title')}>
              <ExamName deckId={content.finalExam.deck_id} />
            </Line>
          )}
          {content.certificate && (
            <Line icon={<Award />} label={t('certificate.title')}>
              {content.certificate.valid_days === null
                ? t('certificate.forever')
                : t('certificate.validFor', { days: content.certificate.valid_days })}
            </Line>
          )}
          {content.leaderboard && (
            <Line icon={<Trophy />} label={t('course.leaderboard')}>
              {t('preview.leaderboard')}
            </Line>
          )}
          {content.leadForms && (
            <Line icon={<ClipboardList />} label={t('course.leadForms')}>
              {t('preview.leadForms')}
            </Line>
          )}
        </div>
      </article>
    </section>
  )
}

function Cover({ content: { cover } }: { content: CourseContent }) {
  if (cover.id === '')
    return (
      <div className="flex h-32 items-center justify-center bg-hover text-faint">
        <ImageIcon aria-hidden="true" className="size-8" />
      </div>
    )
  return <img src={posterUrl(cover.id, 960)} alt={cover.alt} className="aspect-3/1 w-full object-cover" />
}

function Facts({ content }: { content: CourseContent }) {
  const t = useWords('course-builder')
  const names = useWords('deck')
  const format = useFormatter()
  const minutes = useMinutes()
  const day = (iso: string) => format.dateTime(new Date(iso), { dateStyle: 'medium' })
  return (
    <ul className="flex flex-wrap gap-2">
      <li>
        <Badge icon={<SignalMedium />}>{t(`levels.${content.level}`)}</Badge>
      </li>
      <li>
        <Badge icon={<Languages />}>{names(`languages.${content.language}`)}</Badge>
      </li>
      {minutes > 0 && (
        <li>
          <Badge icon={<Clock />}>{t('minutes', { count: minutes })}</Badge>
        </li>
      )}
      {content.starts_at && (
        <li>
          <Badge icon={<CalendarClock />}>{t('preview.from', { day: day(content.starts_at) })}</Badge>
        </li>
      )}
      {content.ends_at && (
        <li>
          <Badge icon={<CalendarClock />}>{t('preview.until', { day: day(content.ends_at) })}</Badge>
        </li>
      )}
      {content.due_days !== null && (
        <li>
          <Badge icon={<CalendarClock />}>{t('preview.due', { days: content.due_days })}</Badge>
        </li>
      )}
    </ul>
  )
}

const pressable =
  'min-w-0 rounded-sm text-start wrap-anywhere hover:underline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-brand-edge'

function Topic({ topic, at, content }: { topic: CourseTopic; at: number; content: CourseContent }) {
  const t = useWords('course-builder')
  const { store } = useBuilder()
  const lock = useLockNote(topic, at)
  const isSelected = useBuilderState(({ selected }) => selected.includes(topicKey(topic.id)))
  const title = isBlank(topic.title) ? t('untitledTopic', { number: at + 1 }) : topic.title
  const decks = decksOf(content, topic.id)
  return (
    <li className={`rounded-lg border p-4 ${isSelected ? 'border-brand-edge' : 'border-line'}`}>
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="min-w-0 flex-1 text-md font-strong">
          <button type="button" className={pressable} onClick={() => store.select([topicKey(topic.id)])}>
            <bdi>{title}</bdi>
          </button>
        </h3>
        {!topic.required && <Badge>{t('preview.optional')}</Badge>}
        {lock && <Badge icon={<Lock />}>{lock}</Badge>}
      </div>
      {decks.length === 0 ? (
        <p className="mt-2 text-sm text-muted">{t('preview.noDecks')}</p>
      ) : (
        <ol className="mt-2 flex flex-col divide-y divide-line">
          {decks.map((deck) => (
            <DeckLine key={deck.id} id={deck.id} isRequired={deck.required} />
          ))}
        </ol>
      )}
    </li>
  )
}

function KindIcon({ kind }: { kind: ReaderType }) {
  const Icon = readerTypeIcons[kind]
  return <Icon aria-hidden="true" className="size-4 shrink-0 text-muted" />
}

function DeckLine({ id, isRequired }: { id: string; isRequired: boolean }) {
  const t = useWords('course-builder')
  const names = useWords('deck')
  const { facts, store } = useBuilder()
  const isSelected = useBuilderState(({ selected }) => selected.includes(deckKey(id)))
  const one = facts.get(id)
  return (
    <li className={`flex min-h-11 items-center gap-3 py-1.5 text-sm ${isSelected ? 'bg-brand-soft' : ''}`}>
      {one && <KindIcon kind={one.readerType} />}
      <button type="button" className={`${pressable} flex-1`} onClick={() => store.select([deckKey(id)])}>
        <bdi>{one?.name ?? t('deck.loading')}</bdi>
      </button>
      {!isRequired && <Badge>{t('preview.optional')}</Badge>}
      {one?.available && (
        <span className="shrink-0 text-xs text-muted">
          {names(`types.${one.readerType}.name`)}
          {one.minutes > 0 && ` · ${t('minutes', { count: wholeMinutes(one.minutes) })}`}
        </span>
      )}
    </li>
  )
}

function useLockNote({ unlock, unlock_at, unlock_days }: CourseTopic, at: number): string | null {
  const t = useWords('course-builder')
  const format = useFormatter()
  if (unlock === 'after_previous') return at === 0 ? null : t('locks.afterPrevious')
  if (unlock === 'on_date' && unlock_at)
    return t('locks.onDate', { day: format.dateTime(new Date(unlock_at), { dateStyle: 'medium', timeStyle: 'short' }) })
  if (unlock === 'after_days' && unlock_days !== null) return t('locks.afterDays', { days: unlock_days })
  return null
}

function ExamName({ deckId }: { deckId: string }) {
  const t = useWords('course-builder')
  return <>{useBuilder().facts.get(deckId)?.name ?? t('deck.loading')}</>
}

function Line({ icon, label, children }: { icon: ReactNode; label: string; children: ReactNode }) {
  return (
    <div className="flex items-center gap-3 rounded-lg border border-line p-4 text-sm">
      <span aria-hidden="true" className="text-muted [&_svg]:size-5">
        {icon}
      </span>
      <span className="font-strong">{label}</span>
      <span className="min-w-0 wrap-anywhere text-muted">{children}</span>
    </div>
  )
}
