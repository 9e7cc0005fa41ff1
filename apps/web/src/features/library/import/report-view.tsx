import type { ImportNote, ImportReport } from '@deckle/contract/models/deck-import.ts'
import { Badge } from '@deckle/ui/feedback/badge.tsx'
import { Callout } from '@deckle/ui/feedback/callout.tsx'
import { readerTypeIcons } from '../../../deck/reader-type-icons.ts'
import { useWords } from '../../../words/use-words.ts'
import { useNoteWords } from './use-note-words.ts'

/** What the import understood and what it skips, item by item. */
export function ReportView({ report }: { report: ImportReport }) {
  const t = useWords('import')
  const kinds = useWords('deck')
  const imported = report.slides.filter(({ slideId }) => slideId !== null).length
  const remarks = report.notes.length + report.slides.reduce((sum, { notes }) => sum + notes.length, 0)
  const Icon = readerTypeIcons[report.readerType]
  return (
    <div className="flex flex-col gap-4">
      <div className="flex items-center gap-3">
        <span className="flex size-10 shrink-0 items-center justify-center rounded-sm bg-hover text-muted">
          <Icon aria-hidden="true" className="size-5 stroke-[1.5]" />
        </span>
        <div className="min-w-0">
          <p className="text-md font-strong wrap-anywhere">{report.name}</p>
          <p className="text-sm text-muted">
            {t('kindOf', { kind: kinds(`types.${report.readerType}.name`), count: imported })}
          </p>
        </div>
      </div>
      <Callout
        tone={remarks === 0 ? 'success' : imported < report.slides.length ? 'warning' : 'info'}
        title={t('understood', { taken: imported, count: report.slides.length })}
        live
      >
        {remarks === 0 ? t('clean') : t('look', { count: remarks })}
      </Callout>
      {report.notes.length > 0 && (
        <section aria-label={t('whole')} className="flex flex-col gap-1">
          <h3 className="text-sm font-strong">{t('whole')}</h3>
          <NoteList notes={report.notes} />
        </section>
      )}
      <section aria-label={t('items')} className="flex flex-col">
        <h3 className="text-sm font-strong">{t('items')}</h3>
        <ol className="flex flex-col">
          {report.slides.map((item, at) => (
            <li key={at} className="flex gap-3 border-t border-line py-2 first:border-t-0">
              <span className="w-8 shrink-0 text-end text-sm text-muted tabular-nums">
                <span className="sr-only">{t('item', { number: String(at + 1) })}</span>
                <span aria-hidden="true">{at + 1}</span>
              </span>
              <div className="flex min-w-0 flex-1 flex-col gap-1">
                <div className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
                  <p className="text-sm wrap-anywhere">
                    {item.heading || <span className="text-muted">{t('noWords')}</span>}
                  </p>
                  <Badge tone={item.template ? 'neutral' : 'warning'}>
                    {item.template ? kinds(`slides.${item.template}.name`) : t('notTaken')}
                  </Badge>
                </div>
                <NoteList notes={item.notes} />
              </div>
            </li>
          ))}
        </ol>
      </section>
    </div>
  )
}

function NoteList({ notes }: { notes: readonly ImportNote[] }) {
  const wordsOf = useNoteWords()
  if (notes.length === 0) return null
  return (
    <ul className="flex flex-col gap-0.5 text-xs text-muted">
      {notes.map((note, at) => (
        <li key={at} className="wrap-anywhere">
          {wordsOf(note)}
        </li>
      ))}
    </ul>
  )
}
