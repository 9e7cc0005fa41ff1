import type { KindChange } from '@deckle/contract/user-fields.ts'
import { RadioGroup } from '@deckle/ui/choices/radio-group.tsx'
import { Select } from '@deckle/ui/choices/select.tsx'
import { Callout } from '@deckle/ui/feedback/callout.tsx'
import { useFormatter, useWords } from '../../../words/use-words.ts'
import type { WantedKind } from './kind-queries.ts'

interface KindPreviewProps {
  readonly change: KindChange
  readonly wanted: WantedKind
  readonly onWanted: (wanted: WantedKind) => void
  readonly keep: {
    /** Null where the organisation has no room for another field. */
    readonly name: string | null
    readonly keeps: boolean
    readonly onKeeps: (keeps: boolean) => void
  }
}

export function KindPreview({ change, wanted, onWanted, keep }: KindPreviewProps) {
  const t = useWords('people-fields')
  const format = useFormatter()
  const { values, fit, unfit, examples, unfitExamples } = change
  return (
    <>
      <Readings change={change} wanted={wanted} onWanted={onWanted} />
      <section aria-live="polite" className="flex flex-col gap-2">
        <p>{values === 0 ? t('kindChange.noValues') : t('kindChange.fit', { count: fit })}</p>
        {examples.length > 0 && (
          <ul className="flex flex-col gap-1 text-sm text-muted">
            {examples.map(({ before, after }) => (
              <li key={before} className="wrap-anywhere">
                <bdi>{before}</bdi> → <bdi>{after}</bdi>
              </li>
            ))}
          </ul>
        )}
      </section>
      {unfit > 0 && (
        <Callout tone="warning" title={t('kindChange.unfit', { count: unfit })}>
          <div className="flex flex-col gap-3">
            <p className="wrap-anywhere">
              {format.list([
                ...unfitExamples.map((value) => `“${value}”`),
                ...(unfit > unfitExamples.length ? [t('kindChange.more')] : []),
              ])}
            </p>
            <RadioGroup
              label={t('kindChange.unfitWhat')}
              value={keep.keeps && keep.name !== null ? 'keep' : 'delete'}
              onChange={(chosen) => keep.onKeeps(chosen === 'keep')}
              options={[
                {
                  id: 'keep',
                  label: keep.name === null ? t('kindChange.keepFull') : t('kindChange.keep', { name: keep.name }),
                  isDisabled: keep.name === null,
                },
                { id: 'delete', label: t('kindChange.delete') },
              ]}
            />
          </div>
        </Callout>
      )}
      <Uses change={change} />
    </>
  )
}

function Readings({ change: { decimalMark, dateOrder, unclear }, wanted, onWanted }: Omit<KindPreviewProps, 'keep'>) {
  const t = useWords('people-fields')
  if (unclear === null && wanted.decimal_mark === null && wanted.date_order === null) return null
  const text = unclear === null ? undefined : t('kindChange.unclear', { value: unclear })
  if (wanted.kind === 'number')
    return (
      <Select<'.' | ','>
        label={t('kindChange.decimalMark')}
        description={text}
        value={decimalMark}
        placeholder={t('kindChange.undecided')}
        onChange={(decimal_mark) => onWanted({ ...wanted, decimal_mark })}
        options={[
          { id: ',', label: t('kindChange.comma'), description: '1.250,50' },
          { id: '.', label: t('kindChange.point'), description: '1,250.50' },
        ]}
      />
    )
  if (wanted.kind !== 'date') return null
  return (
    <Select<'day' | 'month'>
      label={t('kindChange.dateOrder')}
      description={text}
      value={dateOrder}
      placeholder={t('kindChange.undecided')}
      onChange={(date_order) => onWanted({ ...wanted, date_order })}
      options={[
        { id: 'day', label: t('kindChange.dayFirst'), description: '31/01/2026' },
        { id: 'month', label: t('kindChange.monthFirst'), description: '01/31/2026' },
      ]}
    />
  )
}

function Uses({ change: { rules, reports } }: Pick<KindPreviewProps, 'change'>) {
  const t = useWords('people-fields')
  if (rules.length + reports.length === 0) return null
  return (
    <Callout tone="warning" title={t('kindChange.uses')}>
      <ul className="flex flex-col gap-1">
        {rules.map(({ courseId, course, name }) => (
          <li key={`${courseId} ${name}`} className="wrap-anywhere">
            {t('kindChange.rule', { name, course })}
          </li>
        ))}
        {reports.map((name) => (
          <li key={name} className="wrap-anywhere">
            {t('kindChange.report', { name })}
          </li>
        ))}
      </ul>
    </Callout>
  )
}
