import type { Language } from '@deckle/core/deck/deck.ts'
import type { ImportPlan, LeftOut } from '@deckle/core/deck/translation-files/plan-import.ts'
import { Table, Td, Th, Tr } from '@deckle/ui/collections/table.tsx'
import { Badge } from '@deckle/ui/feedback/badge.tsx'
import { useWords } from '../../../../words/use-words.ts'

/** Rows shown of each list; the rest are only counted. */
const MOST_SHOWN = 300

export function ImportReview({
  plan,
  fileName,
  language,
  dir,
}: {
  plan: ImportPlan
  fileName: string
  language: Language
  dir: 'ltr' | 'rtl'
}) {
  const t = useWords('translation-files')
  const { changes, leftOut, same, blank } = plan
  const older = changes.filter(({ sourceChanged }) => sourceChanged).length
  return (
    <div className="flex flex-col gap-4">
      <div role="status" className="flex flex-col gap-2">
        <p className="text-sm wrap-anywhere">{t('from', { name: fileName })}</p>
        <ul className="flex flex-wrap gap-1.5">
          <Count tone={changes.length > 0 ? 'success' : 'neutral'} words={t('changes', { count: changes.length })} />
          {same > 0 && <Count tone="neutral" words={t('same', { count: same })} />}
          {blank > 0 && <Count tone="neutral" words={t('blank', { count: blank })} />}
          {leftOut.length > 0 && <Count tone="warning" words={t('leftOut', { count: leftOut.length })} />}
          {older > 0 && <Count tone="warning" words={t('older', { count: older })} />}
        </ul>
      </div>
      {leftOut.length > 0 && <NotUnderstood leftOut={leftOut} language={language} />}
      {changes.length > 0 && (
        <section className="flex flex-col gap-2">
          <h3 className="text-sm font-strong">{t('changesTitle')}</h3>
          <Table label={t('changesTitle')} maxHeight="24rem" stacks>
            <thead>
              <tr>
                <Th width="22%">{t('place')}</Th>
                <Th>{t('now')}</Th>
                <Th>{t('after')}</Th>
              </tr>
            </thead>
            <tbody>
              {changes.slice(0, MOST_SHOWN).map(({ text, after, sourceChanged }) => (
                <Tr key={`${text.slideId ?? ''}/${text.path}`}>
                  <Td header className="align-top text-xs text-muted">
                    <div className="wrap-anywhere">
                      {text.place}
                      {sourceChanged && (
                        <Badge tone="warning" className="mt-1 flex">
                          {t('olderText')}
                        </Badge>
                      )}
                    </div>
                  </Td>
                  <Td label={t('now')} className="align-top">
                    {text.target === '' ? (
                      <span className="text-muted">{t('nothing')}</span>
                    ) : (
                      <Foreign text={text.target} language={language} dir={dir} />
                    )}
                  </Td>
                  <Td label={t('after')} className="align-top">
                    <Foreign text={after} language={language} dir={dir} />
                  </Td>
                </Tr>
              ))}
            </tbody>
          </Table>
          <More count={changes.length - MOST_SHOWN} />
        </section>
      )}
    </div>
  )
}

function Count({ tone, words }: { tone: 'success' | 'neutral' | 'warning'; words: string }) {
  return (
    <li className="flex">
      <Badge tone={tone}>{words}</Badge>
    </li>
  )
}

function Foreign({ text, language, dir }: { text: string; language: Language; dir: 'ltr' | 'rtl' }) {
  return (
    <span lang={language} dir={dir} className="block whitespace-pre-wrap! wrap-anywhere">
      {text}
    </span>
  )
}

function NotUnderstood({ leftOut, language }: { leftOut: readonly LeftOut[]; language: Language }) {
  const t = useWords('translation-files')
  const names = useWords('deck')
  const nameOf = (code: string) => {
    const key = `languages.${code.split(/[-_]/)[0]?.toLowerCase() ?? ''}` as 'languages.hi'
    return names.has(key) ? names(key) : code
  }
  return (
    <section className="flex flex-col gap-2">
      <h3 className="text-sm font-strong">{t('leftOutTitle')}</h3>
      <Table label={t('leftOutTitle')} maxHeight="16rem" stacks>
        <thead>
          <tr>
            <Th width="22%">{t('row')}</Th>
            <Th>{t('why')}</Th>
          </tr>
        </thead>
        <tbody>
          {leftOut.slice(0, MOST_SHOWN).map(({ row, problem, text, length }) => (
            <Tr key={row.number}>
              <Td header className="align-top text-xs text-muted">
                {t('rowNumber', { number: row.number })}
              </Td>
              <Td className="align-top">
                <div className="flex flex-col gap-1 wrap-anywhere">
                  {t(`problems.${problem}`, {
                    place: text?.place ?? '',
                    id: row.id,
                    length,
                    max: text?.max ?? 0,
                    language: nameOf(row.language ?? ''),
                    wanted: nameOf(language),
                  })}
                  {row.target !== '' && (
                    <span dir="auto" className="text-xs text-muted">
                      {row.target}
                    </span>
                  )}
                </div>
              </Td>
            </Tr>
          ))}
        </tbody>
      </Table>
      <More count={leftOut.length - MOST_SHOWN} />
    </section>
  )
}

function More({ count }: { count: number }) {
  const t = useWords('translation-files')
  return count > 0 ? <p className="text-xs text-muted">{t('more', { count })}</p> : null
}
