import { wordDiff } from '@deckle/core/text/word-diff.ts'
import { classNames } from '@deckle/ui/theme/class-names.ts'
import { useMemo } from 'react'
import { posterUrl } from '../../../../deck/media-url.ts'
import { useWords } from '../../../../words/use-words.ts'
import type { Shown } from './shown-value.ts'

/** A changed value: its name and both sides, with the changed words marked. */
export function TwoSides({
  name,
  before,
  after,
  languages,
}: {
  name: string
  before: Shown
  after: Shown
  /** The text language on each side. */
  languages: readonly [before: string, after: string]
}) {
  const t = useWords('versions')
  const parts = useMemo(
    () => (before.kind === 'own' && after.kind === 'own' ? wordDiff(before.text, after.text) : null),
    [before, after],
  )
  const side = (which: 'before' | 'after', shown: Shown, language: string) => (
    <div
      className={classNames(
        'min-w-0 rounded-sm border-s-2 bg-canvas px-2.5 py-1.5 text-sm',
        which === 'before' ? 'border-danger-edge' : 'border-success-edge',
      )}
    >
      <span className="sr-only">{t(`side.${which}`)} </span>
      {parts && shown.kind === 'own' ? (
        <span lang={language} dir="auto" className="block whitespace-pre-wrap wrap-anywhere">
          {parts.map((part, at) =>
            part.kind === 'same' ? (
              // oxlint-disable-next-line react/no-array-index-key
              <span key={at}>{part.text}</span>
            ) : part.kind === which ? (
              <Marked key={`${at}${which}`} which={which} text={part.text} />
            ) : null,
          )}
        </span>
      ) : (
        <Value shown={shown} language={language} />
      )}
    </div>
  )
  return (
    <li className="flex min-w-0 flex-col gap-1">
      <p className="text-xs text-muted wrap-anywhere">{name}</p>
      <div className="grid grid-cols-2 gap-2 phone:grid-cols-1 phone:gap-1">
        {side('before', before, languages[0])}
        {side('after', after, languages[1])}
      </div>
    </li>
  )
}

function Marked({ which, text }: { which: 'before' | 'after'; text: string }) {
  return which === 'before' ? (
    <del className="rounded-xs bg-danger-soft text-danger-text">{text}</del>
  ) : (
    <ins className="rounded-xs bg-success-soft text-success-text no-underline">{text}</ins>
  )
}

function Value({ shown, language }: { shown: Shown; language: string }) {
  const t = useWords('versions')
  switch (shown.kind) {
    case 'blank':
      return (
        <span className="text-muted">
          <span aria-hidden="true">–</span>
          <span className="sr-only">{t('side.nothing')}</span>
        </span>
      )
    case 'picture':
      return (
        <img
          src={posterUrl(shown.text, 320)}
          alt={t('value.picture')}
          loading="lazy"
          className="max-h-32 max-w-full rounded-sm border border-line"
        />
      )
    case 'color':
      return (
        <span className="flex items-center gap-2">
          <span
            aria-hidden="true"
            className="size-4 shrink-0 rounded-sm border border-edge"
            style={{ backgroundColor: shown.text }}
          />
          {shown.text}
        </span>
      )
    case 'words':
      return <span className="wrap-anywhere">{shown.text}</span>
    case 'own':
      return (
        <span lang={language} dir="auto" className="block whitespace-pre-wrap wrap-anywhere">
          {shown.text}
        </span>
      )
  }
}
