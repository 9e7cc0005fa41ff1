import type { LearnerCourse } from '@deckle/contract/learning.ts'
import { LinkButton } from '@deckle/ui/actions/link-button.tsx'
import { Badge } from '@deckle/ui/feedback/badge.tsx'
import { Callout } from '@deckle/ui/feedback/callout.tsx'
import { PageHeader } from '@deckle/ui/layout/page-header.tsx'
import { TextLink } from '@deckle/ui/actions/link-button.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { posterUrl } from '../../../deck/media-url.ts'
import { useWords } from '../../../words/use-words.ts'
import { AskAttempt } from '../parts/ask-attempt.tsx'
import { ProgressLine, wholePercent } from '../parts/progress-line.tsx'
import { useDates } from '../parts/use-dates.ts'
import { useLockText } from '../parts/use-lock-text.ts'
import { ComeIn, LeaveCourse } from './come-in.tsx'

export function CourseHead({ course }: { readonly course: LearnerCourse }) {
  const t = useWords('learning')
  const { title, summary, cover, mine, can, decks, minutes } = course
  return (
    <>
      {cover.id && (
        <img src={posterUrl(cover.id, 1080)} alt={cover.alt} className="max-h-64 w-full rounded-lg object-cover" />
      )}
      <PageHeader
        title={title}
        description={t('facts', { decks, minutes })}
        actions={
          <>
            {can.learn && <GoOn course={course} />}
            {!mine && <ComeIn course={course} />}
            {can.leave && <LeaveCourse id={course.id} />}
          </>
        }
      >
        <Facts course={course} />
      </PageHeader>
      <OwnState course={course} />
      {summary && <p className="max-w-prose text-sm whitespace-pre-line wrap-anywhere">{summary}</p>}
      <Prerequisites course={course} />
    </>
  )
}

function GoOn({ course: { id, next, contents, exam, mine } }: { readonly course: LearnerCourse }) {
  const t = useWords('learning')
  const first = contents.flatMap(({ decks }) => decks)[0] ?? exam?.deck
  const deck = next ?? first?.id
  if (deck === undefined) return null
  return (
    <LinkButton variant="primary" href={`/courses/${id}/play/${deck}`}>
      {t(next === null ? 'act.open' : mine?.startedAt ? 'act.goOn' : 'act.start')}
    </LinkButton>
  )
}

function Facts({ course }: { readonly course: LearnerCourse }) {
  const t = useWords('learning')
  const { day } = useDates()
  const { level, startsAt, endsAt, passingPercentage, certificate, exam } = course
  return (
    <div className="flex flex-wrap gap-1.5">
      <Badge>{t(`levels.${level}`)}</Badge>
      {!exam && <Badge>{t('course.passing', { percentage: String(passingPercentage) })}</Badge>}
      {certificate && <Badge tone="brand">{t('course.certificate')}</Badge>}
      {startsAt && <Badge>{t('course.starts', { date: day(startsAt) })}</Badge>}
      {endsAt && <Badge>{t('course.ends', { date: day(endsAt) })}</Badge>}
    </div>
  )
}

function OwnState({ course }: { readonly course: LearnerCourse }) {
  const t = useWords('learning')
  const lockText = useLockText()
  const { mine, lock, request, open, title, certificate, exam } = course
  return (
    <>
      {mine && (
        <Card>
          <ProgressLine title={title} enrolment={mine} />
        </Card>
      )}
      {mine?.status === 'passed' && (
        <Callout
          tone="success"
          title={t('course.doneTitle')}
          action={certificate && <LinkButton href="/certificates">{t('course.certificates')}</LinkButton>}
        >
          {mine.percentage !== null && t('course.doneText', { percentage: wholePercent(mine.percentage) })}
        </Callout>
      )}
      {mine?.status === 'failed' && (
        <Callout
          tone="warning"
          title={t('course.failedTitle')}
          action={exam?.may === 'none' && !exam.deck.completed && <AskAttempt courseId={course.id} />}
        >
          {t('course.failedText')}
        </Callout>
      )}
      {lock && <Callout tone="warning">{lockText(lock)}</Callout>}
      {!mine && !open && <Callout tone="info">{t('course.closed')}</Callout>}
      {!mine && request === 'open' && <Callout tone="info">{t('course.asked')}</Callout>}
      {!mine && request === 'refused' && <Callout tone="warning">{t('course.refused')}</Callout>}
    </>
  )
}

function Prerequisites({ course: { prerequisites } }: { readonly course: LearnerCourse }) {
  const t = useWords('learning')
  if (prerequisites.length === 0) return null
  return (
    <Card title={t('course.prerequisites')}>
      <ul className="flex flex-col gap-1.5 text-sm">
        {prerequisites.map(({ id, title, passed }) => (
          <li key={id} className="flex flex-wrap items-center gap-2">
            <TextLink href={`/courses/${id}/show`}>{title}</TextLink>
            <Badge tone={passed ? 'success' : 'neutral'}>{t(passed ? 'course.passed' : 'course.notPassed')}</Badge>
          </li>
        ))}
      </ul>
    </Card>
  )
}
