import {
  type CourseEnrolment,
  courseEnrolments,
  type CourseLevel,
  courseLevels,
  courseLimits,
} from '@deckle/core/course/course.ts'
import { type Language, languages } from '@deckle/core/deck/deck.ts'
import { isBlank } from '@deckle/core/text/is-blank.ts'
import { RadioGroup } from '@deckle/ui/choices/radio-group.tsx'
import { Select } from '@deckle/ui/choices/select.tsx'
import { Switch } from '@deckle/ui/choices/switch.tsx'
import { NumberField } from '@deckle/ui/fields/number-field.tsx'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import { Disclosure } from '@deckle/ui/layout/disclosure.tsx'
import { MomentField } from '../../../lib/form/moment-field.tsx'
import { useCategoryOptions } from '../../../course/category-options.ts'
import { useWords } from '../../../words/use-words.ts'
import { useBuilder, useCourseContent } from '../builder-context.ts'
import { useDeckMinutes } from '../use-minutes.ts'
import { CertificateSettings } from './certificate-settings.tsx'
import { CourseTags } from './course-tags.tsx'
import { CoverField } from './cover-field.tsx'
import { ExamSettings } from './exam-settings.tsx'
import { JoinLink } from './join-link.tsx'
import { OptionalNumber } from './optional-number.tsx'
import { Prerequisites } from './prerequisites.tsx'
import { useProperties } from './use-properties.ts'

export function CourseSettings() {
  const t = useWords('course-builder')
  return (
    <div className="flex flex-col gap-3">
      <Disclosure title={t('groups.about')} defaultExpanded>
        <About />
      </Disclosure>
      <Disclosure title={t('groups.time')}>
        <Time />
      </Disclosure>
      <Disclosure title={t('groups.learning')}>
        <Learning />
      </Disclosure>
      <Disclosure title={t('groups.enrolment')}>
        <Enrolment />
      </Disclosure>
      <Disclosure title={t('exam.title')}>
        <ExamSettings />
      </Disclosure>
      <Disclosure title={t('certificate.title')}>
        <CertificateSettings />
      </Disclosure>
    </div>
  )
}

const group = 'flex flex-col gap-5'

function About() {
  const t = useWords('course-builder')
  const names = useWords('deck')
  const { canEdit } = useBuilder()
  const content = useCourseContent()
  const set = useProperties()
  const categories = useCategoryOptions()
  return (
    <div className={group}>
      <TextField
        label={t('course.title')}
        value={content.title}
        isDisabled={!canEdit}
        maxLength={courseLimits.title}
        error={isBlank(content.title) ? t('problems.title_missing') : undefined}
        onChange={(title) => set({ title }, true)}
      />
      <TextField
        label={t('course.summary')}
        description={t('course.summaryText')}
        multiline
        value={content.summary}
        isDisabled={!canEdit}
        maxLength={courseLimits.summary}
        limits={{ max: courseLimits.summary }}
        onChange={(summary) => set({ summary }, true)}
      />
      <CoverField />
      <CourseTags />
      <Select<Language>
        label={t('course.language')}
        isDisabled={!canEdit}
        value={content.language}
        onChange={(language) => set({ language })}
        options={languages.map((id) => ({ id, label: names(`languages.${id}`) }))}
      />
      {(categories.length > 0 || content.category !== null) && (
        <Select<string>
          label={t('course.category')}
          isDisabled={!canEdit}
          value={content.category ?? 'none'}
          onChange={(id) => set({ category: id === 'none' ? null : id })}
          options={[{ id: 'none', label: t('course.noCategory') }, ...categories]}
        />
      )}
      <Select<CourseLevel>
        label={t('course.level')}
        isDisabled={!canEdit}
        value={content.level}
        onChange={(level) => set({ level })}
        options={courseLevels.map((id) => ({ id, label: t(`levels.${id}`) }))}
      />
      <Minutes />
    </div>
  )
}

function Minutes() {
  const t = useWords('course-builder')
  const { canEdit } = useBuilder()
  const { estimated_minutes: own } = useCourseContent()
  const computed = useDeckMinutes()
  const set = useProperties()
  return (
    <OptionalNumber
      label={t('course.minutes')}
      description={t('course.minutesText', { count: computed })}
      placeholder={String(computed)}
      value={own}
      max={courseLimits.minutes}
      isDisabled={!canEdit}
      onChange={(estimated_minutes) => set({ estimated_minutes })}
    />
  )
}

function Time() {
  const t = useWords('course-builder')
  const { canEdit } = useBuilder()
  const { starts_at, ends_at, due_days } = useCourseContent()
  const set = useProperties()
  const isReversed = starts_at !== null && ends_at !== null && Date.parse(starts_at) > Date.parse(ends_at)
  return (
    <div className={group}>
      <MomentField
        label={t('course.starts')}
        value={starts_at}
        isDisabled={!canEdit}
        onChange={(value) => set({ starts_at: value }, true)}
      />
      <MomentField
        label={t('course.ends')}
        value={ends_at}
        isDisabled={!canEdit}
        error={isReversed ? t('problems.ends_before_start') : undefined}
        onChange={(value) => set({ ends_at: value }, true)}
      />
      <OptionalNumber
        label={t('course.due')}
        description={t('course.dueText')}
        value={due_days}
        max={courseLimits.days}
        isDisabled={!canEdit}
        onChange={(value) => set({ due_days: value })}
      />
    </div>
  )
}

function Learning() {
  const t = useWords('course-builder')
  const { canEdit } = useBuilder()
  const content = useCourseContent()
  const set = useProperties()
  return (
    <div className={group}>
      <Prerequisites />
      <Switch
        label={t('course.sequential')}
        description={t('course.sequentialText')}
        isDisabled={!canEdit}
        isSelected={content.sequential}
        onChange={(sequential) => set({ sequential })}
      />
      <NumberField
        label={t('course.passMark')}
        description={t('course.passMarkText')}
        isDisabled={!canEdit}
        value={content.passingPercentage / 100}
        minValue={0}
        maxValue={1}
        step={0.01}
        formatOptions={{ style: 'percent' }}
        onChange={(share) => Number.isFinite(share) && set({ passingPercentage: Math.round(share * 100) })}
      />
      <Switch
        label={t('course.leaderboard')}
        description={t('course.leaderboardText')}
        isDisabled={!canEdit}
        isSelected={content.leaderboard}
        onChange={(leaderboard) => set({ leaderboard })}
      />
      <Switch
        label={t('course.leadForms')}
        description={t('course.leadFormsText')}
        isDisabled={!canEdit}
        isSelected={content.leadForms ?? false}
        onChange={(leadForms) => set({ leadForms })}
      />
    </div>
  )
}

function Enrolment() {
  const t = useWords('course-builder')
  const { canEdit, course } = useBuilder()
  const { enrolment } = useCourseContent()
  const set = useProperties()
  return (
    <div className={group}>
      <RadioGroup<CourseEnrolment>
        label={t('course.enrolment')}
        isDisabled={!canEdit}
        value={enrolment}
        onChange={(value) => set({ enrolment: value })}
        options={courseEnrolments.map((id) => ({
          id,
          label: t(`enrolments.${id}.label`),
          description: t(`enrolments.${id}.text`),
        }))}
      />
      {course.can.learners && <JoinLink />}
    </div>
  )
}
