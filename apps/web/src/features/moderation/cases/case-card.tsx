import type { ModerationCase } from '@deckle/contract/moderation.ts'
import type { Decision } from '@deckle/core/social/social.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { TextLink } from '@deckle/ui/actions/link-button.tsx'
import { Checkbox } from '@deckle/ui/choices/checkbox.tsx'
import { Badge } from '@deckle/ui/feedback/badge.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { useId } from 'react'
import { WrittenAt } from '../../../comments/acts/written-at.tsx'
import { SocialText } from '../../../comments/text/social-text.tsx'
import { posterUrl } from '../../../deck/media-url.ts'
import { useWords } from '../../../words/use-words.ts'
import { MuteButton } from '../mutes/mute-button.tsx'
import { CaseReports } from './case-reports.tsx'
import { decisionsIn, wordOf } from './decisions-in.ts'

interface CaseCardProps {
  readonly case: ModerationCase
  readonly isChosen: boolean
  readonly onChoose: (isOn: boolean) => void
  readonly onDecide: (decision: Decision) => void
}

/** What was written, who has reported it and why, and what can be done about it. */
export function CaseCard({ case: one, isChosen, onChoose, onDecide }: CaseCardProps) {
  const words = useWords('moderation')
  const headId = useId()
  const name = one.author?.name ?? words('gonePerson')
  return (
    <li aria-labelledby={headId}>
      <Card className="flex flex-col gap-3">
        <div className="flex items-start gap-3">
          <Checkbox
            aria-label={words('choose', { target: one.target, name })}
            isSelected={isChosen}
            onChange={onChoose}
          />
          <div className="min-w-0 flex-1">
            <p id={headId} className="text-sm font-strong wrap-anywhere">
              {words(`targets.${one.target}`)} · <bdi>{name}</bdi>
            </p>
            <p className="flex flex-wrap gap-x-2 text-xs text-muted">
              <WrittenAt created={one.written_at} edited={null} />
              <TextLink href={one.link}>{words('see')}</TextLink>
            </p>
          </div>
          {one.muted && <Badge tone="warning">{words('isMuted')}</Badge>}
        </div>
        {one.state === 'waiting' && one.hidden && (
          <Badge tone="warning" dot>
            {words('hiddenNow')}
          </Badge>
        )}
        <SocialText text={one.text} mentions={one.mentions} />
        {one.images.length > 0 && (
          <ul aria-label={words('pictures', { count: one.images.length })} className="flex flex-wrap gap-2">
            {one.images.map(({ id, alt }) => (
              <li key={id}>
                <a href={posterUrl(id, 1600)} target="_blank" rel="noopener" className="block">
                  <img
                    src={posterUrl(id, 320)}
                    alt={alt || words('picture')}
                    loading="lazy"
                    className="h-24 w-32 rounded-sm bg-hover object-cover"
                  />
                </a>
              </li>
            ))}
          </ul>
        )}
        <CaseReports case={one} />
        <div className="flex flex-wrap justify-end gap-2">
          {one.author && <MuteButton person={one.author} isMuted={one.muted} />}
          {decisionsIn[one.state].toReversed().map((decision) => {
            const word = wordOf(decision, one.state)
            return (
              <Button
                key={decision}
                size="sm"
                variant={decision === 'hide' ? 'primary' : 'secondary'}
                aria-label={words(`${word}Named`, { name })}
                onPress={() => onDecide(decision)}
              >
                {words(word)}
              </Button>
            )
          })}
        </div>
      </Card>
    </li>
  )
}
