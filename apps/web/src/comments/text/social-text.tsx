import { textParts } from '@deckle/core/social/mention.ts'
import { TextLink } from '@deckle/ui/actions/link-button.tsx'
import { Fragment, type ReactNode } from 'react'
import { profileAddress } from '../../people/person-link.tsx'
import { useWords } from '../../words/use-words.ts'
import { linkParts } from './link-parts.ts'
import type { Named } from './mention-text.ts'

/** What somebody has written: people named, web addresses as links, and nothing else of it interpreted. */
export function SocialText({ text, mentions }: { readonly text: string; readonly mentions: readonly Named[] }) {
  const words = useWords('comments')
  const names = new Map(mentions.map(({ id, name }) => [id, name]))
  const parts = textParts(text).map((part, at): ReactNode => {
    if ('text' in part) return <Fragment key={at}>{linked(part.text)}</Fragment>
    const name = names.get(part.userId)
    return name === undefined ? (
      <span key={at} className="text-muted">
        {words('nobody')}
      </span>
    ) : (
      <TextLink key={at} href={profileAddress(part.userId)} className="no-underline! hover:underline!">
        <bdi>@{name}</bdi>
      </TextLink>
    )
  })
  return (
    <p dir="auto" className="text-sm whitespace-pre-wrap wrap-anywhere">
      {parts}
    </p>
  )
}

function linked(text: string): ReactNode {
  return linkParts(text).map((part, at) =>
    part.href === undefined ? (
      part.text
    ) : (
      <TextLink key={at} href={part.href} target="_blank" rel="ugc nofollow noopener">
        {part.text}
      </TextLink>
    ),
  )
}
