import { Switch } from '@deckle/ui/choices/switch.tsx'
import { useWords } from '../../../words/use-words.ts'
import { useBuilder, useCourseContent, useCourseEdit } from '../builder-context.ts'

interface SeveralSettingsProps {
  readonly topics: readonly string[]
  readonly decks: readonly string[]
}

export function SeveralSettings({ topics, decks }: SeveralSettingsProps) {
  const t = useWords('course-builder')
  const { canEdit } = useBuilder()
  const content = useCourseContent()
  const edit = useCourseEdit()
  const chosen = [
    ...content.topics.filter(({ id }) => topics.includes(id)),
    ...content.decks.filter(({ id }) => decks.includes(id)),
  ]
  return (
    <div className="flex flex-col gap-4">
      <Switch
        label={t('several.required')}
        isDisabled={!canEdit}
        isSelected={chosen.every(({ required }) => required)}
        onChange={(required) =>
          void edit({
            type: 'batch',
            edits: [
              ...topics.map((id) => ({ type: 'updateTopic', id, patch: { required } }) as const),
              ...decks.map((id) => ({ type: 'updateDeck', id, patch: { required } }) as const),
            ],
          })
        }
      />
      <p className="text-sm text-muted">{t('several.text')}</p>
    </div>
  )
}
