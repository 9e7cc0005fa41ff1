import type { SourceTags } from '@deckle/contract/analytics.ts'
import { useSourceWords } from './source-words.ts'

export function SourceName({ of }: { of: SourceTags }) {
  const { place, rest } = useSourceWords()
  return (
    <>
      <bdi>{place(of)}</bdi>
      {rest(of).map((line) => (
        <span key={line} className="block text-xs text-muted">
          <bdi>{line}</bdi>
        </span>
      ))}
    </>
  )
}
