import { Pencil } from 'lucide-react'
import { Button } from '../actions/button.tsx'
import { Badge } from '../feedback/badge.tsx'
import { Banner, Callout } from '../feedback/callout.tsx'
import { EmptyState } from '../feedback/empty-state.tsx'
import { ErrorState } from '../feedback/error-state.tsx'
import { Illustration, type IllustrationName } from '../feedback/illustrations.tsx'
import { ProgressBar } from '../feedback/progress-bar.tsx'
import { Skeleton } from '../feedback/skeleton.tsx'
import { Chapter, Columns, Row, Specimen } from './gallery-parts.tsx'

const tones = ['info', 'success', 'warning', 'danger'] as const
const drawings: IllustrationName[] = [
  'library',
  'people',
  'chart',
  'search',
  'inbox',
  'offline',
  'not-yet',
  'error',
  'media',
  'done',
  'article',
  'lock',
]

export function FeedbackChapter() {
  return (
    <Chapter title="Feedback">
      <Row>
        {(['neutral', 'brand', ...tones] as const).map((tone) => (
          <Specimen key={tone} name={tone}>
            <Badge tone={tone} dot={tone !== 'neutral'} icon={tone === 'neutral' ? <Pencil /> : undefined}>
              {tone === 'neutral' ? 'Draft' : 'Published'}
            </Badge>
          </Specimen>
        ))}
      </Row>
      <Banner tone="warning" action={<Button size="sm">See what changed</Button>}>
        A newer version of this deck was saved elsewhere.
      </Banner>
      <Columns>
        {tones.map((tone) => (
          <Callout
            key={tone}
            tone={tone}
            title="Two slides have no right answer"
            action={<Button size="sm">Show them</Button>}
          >
            People could play them, but their answers would not be marked.
          </Callout>
        ))}
      </Columns>
      <Columns>
        <ProgressBar label="Importing 40 questions" value={62} />
        <ProgressBar label="Sending" isIndeterminate />
        <ProgressBar label="Storage" value={100} size="sm" />
      </Columns>
      <Specimen name="Skeletons" wide>
        <Skeleton kind="lines" />
        <Skeleton kind="cards" count={4} />
        <Skeleton kind="table" count={3} />
      </Specimen>
      <Columns>
        <EmptyState level={4} title="Make your first deck" action={<Button variant="primary">New deck</Button>}>
          Pick a type and start with one slide. It takes a minute.
        </EmptyState>
        <EmptyState level={4} illustration="not-yet" title="Feed is not here yet">
          It comes with a later version.
        </EmptyState>
        <ErrorState level={4} onRetry={() => undefined}>
          The server did not answer. Nothing you wrote is lost.
        </ErrorState>
      </Columns>
      <Row>
        {drawings.map((name) => (
          <Specimen key={name} name={name}>
            <Illustration name={name} />
          </Specimen>
        ))}
      </Row>
    </Chapter>
  )
}
