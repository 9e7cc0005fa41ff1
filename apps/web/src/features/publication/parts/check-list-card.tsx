import type { Language } from '@deckle/core/deck/deck.ts'
import type { Slide } from '@deckle/core/deck/slide.ts'
import type { Finding } from '@deckle/slides/doctor/finding.ts'
import { Card } from '@deckle/ui/layout/card.tsx'
import { CheckCircle2, CircleAlert, TriangleAlert } from 'lucide-react'
import { useWords } from '../../../words/use-words.ts'

/** Findings before publishing; pressing one leads to its place in the deck. */
export function CheckListCard({ findings, slides, onGo }: CheckListCardProps) {
  const t = useWords('publication')
  const errorCount = findings.filter(({ severity }) => severity === 'error').length
  const summary =
    errorCount > 0
      ? t('check.errors', { count: errorCount })
      : findings.length > 0
        ? t('check.warnings', { count: findings.length })
        : undefined
  return (
    <Card title={t('check.title')} description={summary}>
      {findings.length === 0 ? (
        <p className="flex items-center gap-2 text-sm">
          <CheckCircle2 aria-hidden="true" className="size-4 shrink-0 text-success-text" />
          {t('check.ready')}
        </p>
      ) : (
        <ul className="flex max-h-80 flex-col overflow-y-auto">
          {findings.map((finding) => (
            <li key={keyOf(finding)} className="border-t border-line first:border-t-0">
              <FindingButton
                finding={finding}
                slideNumber={slides.findIndex(({ slideId }) => slideId === finding.slideId) + 1}
                onPress={() => onGo(finding)}
              />
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

interface CheckListCardProps {
  readonly findings: readonly Finding[]
  readonly slides: readonly Slide[]
  readonly onGo: (finding: Finding) => void
}

const keyOf = ({ slideId, path, code, values }: Finding): string =>
  `${slideId}${path}${code}${Object.values(values).join()}`

function FindingButton({ finding, slideNumber, onPress }: FindingButtonProps) {
  const t = useWords('publication')
  const deckWords = useWords('deck')
  const { code, values, slideId, severity } = finding
  const shownValues =
    typeof values.language === 'string'
      ? { ...values, language: deckWords(`languages.${values.language as Language}`) }
      : { ...values }
  return (
    <button
      type="button"
      onClick={onPress}
      className="flex w-full items-start gap-2 rounded-sm px-1 py-2 text-start text-sm hover:bg-hover touch:min-h-11"
    >
      {severity === 'error' ? (
        <CircleAlert role="img" aria-label={t('check.error')} className="mt-0.5 size-4 shrink-0 text-danger-text" />
      ) : (
        <TriangleAlert
          role="img"
          aria-label={t('check.warning')}
          className="mt-0.5 size-4 shrink-0 text-warning-text"
        />
      )}
      <span className="min-w-0 flex-1">{t(`check.codes.${code}`, shownValues)}</span>
      {slideId !== '' && (
        <span className="shrink-0 text-xs text-muted">{t('check.slide', { slide: slideNumber })}</span>
      )}
    </button>
  )
}

interface FindingButtonProps {
  readonly finding: Finding
  readonly slideNumber: number
  readonly onPress: () => void
}
