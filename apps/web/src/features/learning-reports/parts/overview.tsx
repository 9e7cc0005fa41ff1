import type { ReactNode } from 'react'
import { FigureGrid } from '../../../charts/figure-grid.tsx'
import { useWords } from '../../../words/use-words.ts'
import type { Report } from '../queries.ts'
import { Section } from './section.tsx'

/** Figures of an overview. */
export function Overview({ report, children }: { readonly report: Report; readonly children: ReactNode }) {
  const words = useWords('learning-reports')
  return (
    <Section title={words('figures')} report={report}>
      <FigureGrid>{children}</FigureGrid>
    </Section>
  )
}
