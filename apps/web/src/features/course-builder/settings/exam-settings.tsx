import { courseLimits, type FinalExam } from '@deckle/core/course/course.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { NumberField } from '@deckle/ui/fields/number-field.tsx'
import { GraduationCap, RefreshCw, X } from 'lucide-react'
import { useState } from 'react'
import { useWords } from '../../../words/use-words.ts'
import { useBuilder, useCourseContent } from '../builder-context.ts'
import { DecksDialog } from '../decks/lazy-decks-dialog.tsx'
import { useKnownDecks } from '../decks/use-known-decks.ts'
import { useProperties } from './use-properties.ts'
import { Facts, Version } from './deck-settings.tsx'
import { OptionalNumber } from './optional-number.tsx'

export function ExamSettings() {
  const t = useWords('course-builder')
  const { canEdit } = useBuilder()
  const { finalExam: exam } = useCourseContent()
  const know = useKnownDecks()
  const set = useProperties()
  const [isChoosing, setChoosing] = useState(false)
  return (
    <div className="flex flex-col gap-5">
      {exam ? <Exam exam={exam} /> : <p className="text-sm text-muted">{t('exam.none')}</p>}
      {canEdit && (
        <div className="flex flex-wrap gap-2">
          <Button size="sm" icon={exam ? <RefreshCw /> : <GraduationCap />} onPress={() => setChoosing(true)}>
            {t(exam ? 'exam.change' : 'exam.choose')}
          </Button>
          {exam && (
            <Button size="sm" variant="quiet" icon={<X />} onPress={() => set({ finalExam: null })}>
              {t('exam.remove')}
            </Button>
          )}
        </div>
      )}
      {isChoosing && (
        <DecksDialog
          purpose="exam"
          onClose={() => setChoosing(false)}
          onChoose={([deck]) => {
            if (!deck) return
            know([deck])
            set({ finalExam: { ...(exam ?? firstExam), deck_id: deck.id, version_id: null } })
          }}
        />
      )}
    </div>
  )
}

const firstExam = { attempts: null, time_limit_minutes: null, wait_hours: 0 }

function Exam({ exam }: { exam: FinalExam }) {
  const t = useWords('course-builder')
  const { canEdit, facts } = useBuilder()
  const set = useProperties()
  const change = (patch: Partial<FinalExam>) => set({ finalExam: { ...exam, ...patch } })
  const one = facts.get(exam.deck_id)
  return (
    <>
      {one ? <Facts one={one} /> : <Skeleton count={3} />}
      {one?.available && (
        <Version one={one} isPinned={exam.version_id !== null} onNewest={() => change({ version_id: null })} />
      )}
      <OptionalNumber
        label={t('exam.attempts')}
        description={t('exam.attemptsText')}
        value={exam.attempts}
        max={courseLimits.examAttempts}
        isDisabled={!canEdit}
        onChange={(attempts) => change({ attempts })}
      />
      <OptionalNumber
        label={t('exam.timeLimit')}
        description={t('exam.timeLimitText')}
        value={exam.time_limit_minutes}
        max={courseLimits.examMinutes}
        isDisabled={!canEdit}
        onChange={(time_limit_minutes) => change({ time_limit_minutes })}
      />
      <NumberField
        label={t('exam.wait')}
        description={t('exam.waitText')}
        isDisabled={!canEdit}
        value={exam.wait_hours}
        minValue={0}
        maxValue={courseLimits.examWaitHours}
        onChange={(hours) => Number.isFinite(hours) && change({ wait_hours: hours })}
      />
    </>
  )
}
