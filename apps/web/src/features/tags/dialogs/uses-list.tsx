import type { TagUses } from '@deckle/contract/tags.ts'
import { useUses } from '../use-uses.ts'

export function UsesList({ uses }: { readonly uses: TagUses }) {
  const usesOf = useUses()
  return (
    <ul className="list-disc ps-5 text-sm">
      {uses.map((use) => (
        <li key={use.of}>{usesOf(use, true)}</li>
      ))}
    </ul>
  )
}
