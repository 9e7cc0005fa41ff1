import { useFormatter, useWords } from '../../../words/use-words.ts'

interface VersionsProps {
  readonly versions: readonly number[]
}

/** Which versions' attempts are added up; nothing for a single one. */
export function VersionsNote({ versions }: VersionsProps) {
  const t = useWords('analytics')
  const { list } = useVersionList()
  if (versions.length < 2) return null
  return <p className="text-sm text-muted">{t('funnel.versions', { versions: list(versions) })}</p>
}

/** Below a slide that some versions don't have: why fewer reach it than the slide before. */
export function MissingIn({ versions }: VersionsProps) {
  const { missing } = useVersionList()
  return versions.length === 0 ? null : <span className="block text-xs text-muted">{missing(versions)}</span>
}

export function useVersionList() {
  const t = useWords('analytics')
  const format = useFormatter()
  const list = (versions: readonly number[]) => format.list(versions.map((version) => format.number(version)))
  return {
    list,
    missing: (versions: readonly number[]) =>
      t('funnel.missingIn', { count: versions.length, versions: list(versions) }),
  }
}
