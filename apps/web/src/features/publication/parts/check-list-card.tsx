import type { Language } from '@deckle/core/deck/deck.ts'
import type { Slide } from '@deckle/core/deck/slide.ts'
import type { Finding } from '@deckle/slides/doctor/finding.ts'
import { Card } from '@deckle/ui/layout/card.tsx'
import { CheckCircle2, CircleAlert, TriangleAlert } from 'lucide-react'
import { useWords } from '../../../words/use-words.ts'

/** What to look at before publishing, each a press from its place. */
export function CheckListCard({
  items,
  slides,
  onGo,
}: {
  items: readonly Finding[]
  slides: readonly Slide[]
  onGo: (item: Finding) => void
}) {
  const t = useWords('publication')
  const languages = useWords('deck')
  const numberOf = (slideId: string) => slides.findIndex((slide) => slide.slideId === slideId) + 1
  const valuesOf = ({ values }: Finding) =>
    typeof values.language === 'string'
      ? { ...values, language: languages(`languages.${values.language as Language}`) }
      : { ...values }
  const errors = items.filter((item) => item.severity === 'error').length
  return (
    <Card
      title={t('check.title')}
      description={
        errors > 0
          ? t('check.errors', { count: errors })
          : items.length > 0
            ? t('check.warnings', { count: items.length })
            : undefined
      }
    >
      {items.length === 0 ? (
        <p className="flex items-center gap-2 text-sm">
          <CheckCircle2 aria-hidden="true" className="size-4 shrink-0 text-success-text" />
          {t('check.ready')}
        </p>
      ) : (
        <ul className="flex max-h-80 flex-col overflow-y-auto">
          {items.map((item) => (
            <li
              key={`${item.slideId}${item.path}${item.code}${Object.values(item.values).join()}`}
              className="border-t border-line first:border-t-0"
            >
              <button
                type="button"
                onClick={() => onGo(item)}
                className="flex w-full items-start gap-2 rounded-sm px-1 py-2 text-start text-sm hover:bg-hover touch:min-h-11"
              >
                {item.severity === 'error' ? (
                  <CircleAlert
                    role="img"
                    aria-label={t('check.error')}
                    className="mt-0.5 size-4 shrink-0 text-danger-text"
                  />
                ) : (
                  <TriangleAlert
                    role="img"
                    aria-label={t('check.warning')}
                    className="mt-0.5 size-4 shrink-0 text-warning-text"
                  />
                )}
                <span className="min-w-0 flex-1">{t(`check.codes.${item.code}`, valuesOf(item))}</span>
                {item.slideId !== '' && (
                  <span className="shrink-0 text-xs text-muted">
                    {t('check.slide', { slide: numberOf(item.slideId) })}
                  </span>
                )}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
