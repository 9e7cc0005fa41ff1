import { TextLink } from '@deckle/ui/actions/link-button.tsx'
import { type Block, type Inline, parseArticle } from './parse-article.ts'

export function ArticleBody({ body }: { readonly body: string }) {
  return (
    <div className="flex max-w-prose flex-col gap-3 text-base">
      {parseArticle(body).map((block, at) => (
        <BlockView key={at} block={block} />
      ))}
    </div>
  )
}

function BlockView({ block }: { readonly block: Block }) {
  if (block.kind === 'heading')
    return (
      <h2 className="mt-3 text-md font-strong">
        <Line parts={block.content} />
      </h2>
    )
  if (block.kind === 'text')
    return (
      <p>
        <Line parts={block.content} />
      </p>
    )
  const List = block.kind === 'steps' ? 'ol' : 'ul'
  return (
    <List className={`flex flex-col gap-1.5 ps-6 ${block.kind === 'steps' ? 'list-decimal' : 'list-disc'}`}>
      {block.items.map((parts, at) => (
        <li key={at} className="ps-1">
          <Line parts={parts} />
        </li>
      ))}
    </List>
  )
}

function Line({ parts }: { readonly parts: readonly Inline[] }) {
  return parts.map((part, at) =>
    part.kind === 'link' ? (
      <TextLink key={at} href={part.href}>
        {part.text}
      </TextLink>
    ) : part.kind === 'name' ? (
      <strong key={at} className="font-strong">
        {part.text}
      </strong>
    ) : (
      part.text
    ),
  )
}
