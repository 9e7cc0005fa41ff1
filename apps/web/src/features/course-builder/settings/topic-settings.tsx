import { courseLimits, type CourseTopic, topicUnlocks, type TopicUnlock } from '@deckle/core/course/course.ts'
import { isBlank } from '@deckle/core/text/is-blank.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { RadioGroup } from '@deckle/ui/choices/radio-group.tsx'
import { Switch } from '@deckle/ui/choices/switch.tsx'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import { SquarePlus } from 'lucide-react'
import { MomentField } from '../../../lib/form/moment-field.tsx'
import { useWords } from '../../../words/use-words.ts'
import { useBuilder, useCourseEdit } from '../builder-context.ts'
import { OptionalNumber } from './optional-number.tsx'

export function TopicSettings({ topic, at }: { topic: CourseTopic; at: number }) {
  const t = useWords('course-builder')
  const { canEdit, addDecks } = useBuilder()
  const edit = useCourseEdit()
  const set = (patch: Partial<Omit<CourseTopic, 'id'>>, group?: string) =>
    void edit({ type: 'updateTopic', id: topic.id, patch }, group)
  return (
    <div className="flex flex-col gap-5">
      <TextField
        label={t('topic.title')}
        value={topic.title}
        isDisabled={!canEdit}
        maxLength={courseLimits.topicTitle}
        error={isBlank(topic.title) ? t('problems.topic_title_missing') : undefined}
        onChange={(title) => set({ title }, `topic ${topic.id} title`)}
      />
      <Switch
        label={t('topic.required')}
        description={t('topic.requiredText')}
        isDisabled={!canEdit}
        isSelected={topic.required}
        onChange={(required) => set({ required })}
      />
      <RadioGroup<TopicUnlock>
        label={t('topic.unlock')}
        isDisabled={!canEdit}
        value={topic.unlock}
        onChange={(unlock) => set({ unlock })}
        options={topicUnlocks.map((id) => ({ id, label: t(`topic.unlocks.${id}`) }))}
      />
      {topic.unlock === 'after_previous' && at === 0 && (
        <p className="text-xs text-muted">{t('problems.unlocked_after_nothing')}</p>
      )}
      {topic.unlock === 'on_date' && (
        <MomentField
          label={t('topic.date')}
          error={topic.unlock_at === null ? t('problems.unlock_date_missing') : undefined}
          value={topic.unlock_at}
          isDisabled={!canEdit}
          onChange={(unlock_at) => set({ unlock_at }, `topic ${topic.id} date`)}
        />
      )}
      {topic.unlock === 'after_days' && (
        <OptionalNumber
          label={t('topic.days')}
          isNeeded
          description={topic.unlock_days === null ? t('problems.unlock_days_missing') : undefined}
          value={topic.unlock_days}
          min={0}
          max={courseLimits.days}
          isDisabled={!canEdit}
          onChange={(unlock_days) => set({ unlock_days }, `topic ${topic.id} days`)}
        />
      )}
      {canEdit && (
        <Button icon={<SquarePlus />} onPress={() => addDecks(topic.id)}>
          {t('outline.addDecks')}
        </Button>
      )}
    </div>
  )
}
