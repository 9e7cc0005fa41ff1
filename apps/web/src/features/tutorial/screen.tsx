import { buttonStyle } from '@deckle/ui/actions/button-style.ts'
import { Card } from '@deckle/ui/layout/card.tsx'
import { PageHeader } from '@deckle/ui/layout/page-header.tsx'
import { Link } from '@tanstack/react-router'
import { Page } from '../../lib/screen/page.tsx'
import { useWords } from '../../words/use-words.ts'
import { StepDrawing, steps } from './step-drawing.tsx'

export function TutorialScreen() {
  const words = useWords('pages')
  return (
    <Page>
      <PageHeader
        title={words('tutorial.title')}
        description={words('tutorial.intro')}
        actions={
          <Link to="/library" className={buttonStyle('primary', 'md')}>
            {words('tutorial.start')}
          </Link>
        }
      />
      <ol className="grid grid-cols-[repeat(auto-fill,minmax(17rem,1fr))] gap-4">
        {steps.map((step, index) => (
          <li key={step}>
            <Card className="h-full">
              <StepDrawing step={step} />
              <h2 className="mt-3 flex items-baseline gap-2 text-sm font-strong">
                <span className="text-brand-text tabular-nums">{index + 1}</span>
                {words(`tutorial.steps.${step}.title`)}
              </h2>
              <p className="mt-1 text-sm text-muted">{words(`tutorial.steps.${step}.text`)}</p>
            </Card>
          </li>
        ))}
      </ol>
    </Page>
  )
}
