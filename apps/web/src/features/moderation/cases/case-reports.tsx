import type { ModerationCase } from '@deckle/contract/moderation.ts'
import { useFormatter, useWords } from '../../../words/use-words.ts'

/** Who has reported it and why, and what was decided. */
export function CaseReports({ case: { reports, reasons, decided } }: { readonly case: ModerationCase }) {
  const words = useWords('moderation')
  const format = useFormatter()
  const when = (iso: string) => format.dateTime(new Date(iso), { dateStyle: 'medium', timeStyle: 'short' })
  const nameOf = (person: { readonly name: string } | null) => person?.name ?? words('gonePerson')
  const more = reports - reasons.length
  return (
    <div className="rounded-lg bg-canvas px-3 py-2 text-sm">
      {decided && (
        <p className="wrap-anywhere">
          {decided.reason === ''
            ? words('decided', { name: nameOf(decided.by), when: when(decided.at) })
            : words('decidedFor', { name: nameOf(decided.by), when: when(decided.at), reason: decided.reason })}
        </p>
      )}
      <h2 className="text-xs font-strong text-muted">{words('reports', { count: reports })}</h2>
      <ul className="flex flex-col gap-1">
        {reasons.map(({ by, reason, at }) => (
          <li key={`${by?.id} ${at}`} className="wrap-anywhere">
            <bdi>{reason}</bdi>{' '}
            <span className="text-xs text-muted">
              <bdi>{nameOf(by)}</bdi>, {when(at)}
            </span>
          </li>
        ))}
        {more > 0 && <li className="text-xs text-muted">{words('more', { count: more })}</li>}
      </ul>
    </div>
  )
}
