import { Card } from '@deckle/ui/layout/card.tsx'
import { CheckCircle2, CircleAlert, TriangleAlert } from 'lucide-react'
import { useWords } from '../../../words/use-words.ts'
import type { CheckItem } from '../check-list.ts'

/** What to look at before publishing, each a press from its place. */
export function CheckListCard({ items, onGo }: { items: readonly CheckItem[]; onGo: (item: CheckItem) => void }) {
  const t = useWords('publish')
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
              key={item.slideId === null ? item.code : `${item.slideId}${item.path}${item.code}`}
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
                <span className="min-w-0 flex-1">{t(`check.codes.${item.code}`)}</span>
                {item.slideId !== null && (
                  <span className="shrink-0 text-xs text-muted">{t('check.slide', { slide: item.slide })}</span>
                )}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
