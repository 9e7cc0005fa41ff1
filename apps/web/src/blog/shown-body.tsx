import type { Block, BodyImage, Inline, List, Mark, Paragraph } from '@deckle/core/article/block.ts'
import { isOwnPath } from '@deckle/core/text/own-path.ts'
import { isSafeLink } from '@deckle/core/text/safe-link.ts'
import { Fragment, type ReactNode } from 'react'
import { posterUrl } from '../deck/media-url.ts'
import { useWords } from '../words/use-words.ts'
import './shown-body.css'

/** Blocks as text and pictures; decks and videos are named, not played. Its words: `articles`. */
export function ShownBody({ body }: { body: readonly Block[] }) {
  return (
    <div className="shown-body">
      {body.map((block) => (
        <ShownBlock key={block.id} block={block} />
      ))}
    </div>
  )
}

function ShownBlock({ block }: { block: Block }): ReactNode {
  const t = useWords('articles')
  switch (block.type) {
    case 'paragraph':
      return <p>{inlines(block.content)}</p>
    case 'heading': {
      const Heading = `h${block.attrs.level}` as const
      return <Heading>{inlines(block.content)}</Heading>
    }
    case 'bulletList':
    case 'orderedList':
      return <ShownList list={block} />
    case 'blockquote':
      return <blockquote>{inner(block.content)}</blockquote>
    case 'callout':
      return (
        <aside className="callout" data-tone={block.attrs.tone}>
          {inner(block.content)}
        </aside>
      )
    case 'question':
      return (
        <section>
          <h3>{block.attrs.question}</h3>
          {inner(block.content)}
        </section>
      )
    case 'codeBlock':
      return (
        <pre dir="ltr">
          <code>{block.content?.[0].text}</code>
        </pre>
      )
    case 'table':
      return (
        <div className="table">
          <table>
            <tbody>
              {block.content.map((row, at) => (
                <tr key={at}>
                  {row.content.map((cell, index) => {
                    const Cell = cell.type === 'tableHeader' ? 'th' : 'td'
                    return (
                      <Cell key={index} colSpan={cell.attrs.colspan} rowSpan={cell.attrs.rowspan}>
                        {inner(cell.content)}
                      </Cell>
                    )
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )
    case 'image':
      return <ShownImage image={block.attrs} />
    case 'gallery':
      return (
        <div className="gallery">
          {block.attrs.images.map((image, at) => (
            <ShownImage key={at} image={image} />
          ))}
        </div>
      )
    case 'video':
      return <p className="placeholder">{t('shown.video', { address: block.attrs.url })}</p>
    case 'file':
      return <p className="placeholder">{t('shown.file', { name: block.attrs.name })}</p>
    case 'button':
      return (
        <p>
          <span className="button" data-style={block.attrs.style}>
            {block.attrs.text}
          </span>
        </p>
      )
    case 'deck':
      return <p className="placeholder">{t(`shown.${block.attrs.display}`)}</p>
    case 'divider':
      return <hr />
  }
}

function ShownImage({ image }: { image: BodyImage }) {
  if (image.id === '') return null
  return (
    <figure>
      <img
        src={posterUrl(image.id, 1280)}
        alt={image.alt}
        loading="lazy"
        {...(image.width !== null && { width: image.width })}
        {...(image.height !== null && { height: image.height })}
      />
      {image.caption !== '' && <figcaption>{image.caption}</figcaption>}
    </figure>
  )
}

function ShownList({ list }: { list: List }) {
  const items = list.content.map((item, at) => <li key={at}>{inner(item.content)}</li>)
  return list.type === 'orderedList' ? <ol>{items}</ol> : <ul>{items}</ul>
}

const inner = (content: readonly (Paragraph | List)[]): ReactNode =>
  content.map((node, at) =>
    node.type === 'paragraph' ? <p key={at}>{inlines(node.content)}</p> : <ShownList key={at} list={node} />,
  )

const inlines = (content: readonly Inline[] = []): ReactNode =>
  content.map((node, at) => {
    if (node.type === 'hardBreak') return <br key={at} />
    if (node.type === 'mention') return <bdi key={at}>@{node.attrs.label}</bdi>
    return <Fragment key={at}>{(node.marks ?? []).reduce(marked, node.text as ReactNode)}</Fragment>
  })

const elements = { bold: 'strong', italic: 'em', underline: 'u', strike: 's', code: 'code', highlight: 'mark' } as const

function marked(text: ReactNode, mark: Mark): ReactNode {
  if (mark.type !== 'link') {
    const Element = elements[mark.type]
    return <Element>{text}</Element>
  }
  const { href } = mark.attrs
  return isSafeLink(href) || isOwnPath(href) ? (
    <a href={href} target="_blank" rel="noreferrer">
      {text}
    </a>
  ) : (
    text
  )
}
