import { escapeHtml } from '../../text/escape-html.ts'
import { type Block, type BlockOf, calloutTones, headingLevels } from '../block.ts'
import { headingsOf } from '../headings.ts'
import type { BodyContext } from './body-context.ts'
import { linkAttributes, renderInlines, safeHref } from './inlines.ts'
import { renderInner, renderList, renderParagraph } from './lists.ts'
import { renderFile, renderGallery, renderImage, renderVideo } from './media.ts'
import { renderTable } from './table.ts'

/** Clean HTML of an article's body, in time that grows with its length. Links of comments need `ugc nofollow` instead. */
export function renderBody(body: readonly Block[], context: BodyContext): string {
  const anchors = new Map(headingsOf(body).map(({ blockId, anchor }) => [blockId, anchor]))
  return body.map((block) => renderBlock(block, anchors, context)).join('')
}

function renderBlock(block: Block, anchors: ReadonlyMap<string, string>, context: BodyContext): string {
  switch (block.type) {
    case 'paragraph':
      return renderParagraph(block, context)
    case 'bulletList':
    case 'orderedList':
      return renderList(block, context)
    case 'heading':
      return renderHeading(block, anchors.get(block.id), context)
    case 'blockquote':
      return wrap('<blockquote>', renderInner(block.content, context), '</blockquote>')
    case 'callout':
      return renderCallout(block, context)
    case 'question':
      return renderQuestion(block, context)
    case 'codeBlock':
      return renderCode(block)
    case 'table':
      return renderTable(block.content, context)
    case 'image':
      return renderImage(block, context)
    case 'gallery':
      return renderGallery(block, context)
    case 'video':
      return renderVideo(block, context)
    case 'file':
      return renderFile(block, context)
    case 'button':
      return renderButton(block, context)
    case 'deck':
      return renderDeck(block, context)
    case 'divider':
      return '<hr>'
  }
}

const wrap = (before: string, html: string, after: string): string => (html === '' ? '' : before + html + after)

/** Headings without text have no anchor and are left out. */
function renderHeading(
  { attrs, content }: BlockOf<'heading'>,
  anchor: string | undefined,
  context: BodyContext,
): string {
  if (anchor === undefined) return ''
  const level = headingLevels.find((one) => one === attrs.level) ?? 2
  return `<h${level} id="${escapeHtml(anchor)}">${renderInlines(content, context)}</h${level}>`
}

function renderCallout({ attrs, content }: BlockOf<'callout'>, context: BodyContext): string {
  const tone = calloutTones.find((one) => one === attrs.tone) ?? 'info'
  const name = escapeHtml(context.words.callout[tone])
  return wrap(
    `<div class="callout callout-${tone}" role="note"><p class="callout-name">${name}</p>`,
    renderInner(content, context),
    '</div>',
  )
}

function renderQuestion({ attrs, content }: BlockOf<'question'>, context: BodyContext): string {
  if (attrs.question.trim() === '') return renderInner(content, context)
  return `<details class="question"><summary>${escapeHtml(attrs.question)}</summary><div>${renderInner(content, context)}</div></details>`
}

function renderCode({ attrs, content }: BlockOf<'codeBlock'>): string {
  const text = content?.[0]?.text ?? ''
  const language = attrs.language.trim() === '' ? '' : ` data-language="${escapeHtml(attrs.language)}"`
  return `<pre tabindex="0"${language}><code>${escapeHtml(text)}</code></pre>`
}

function renderButton({ attrs }: BlockOf<'button'>, context: BodyContext): string {
  const href = safeHref(attrs.url)
  if (href === '' || attrs.text.trim() === '') return ''
  const style = attrs.style === 'secondary' ? 'secondary' : 'primary'
  return `<p><a class="button button-${style}" ${linkAttributes(href, context)}>${escapeHtml(attrs.text)}</a></p>`
}

/** In place: the frame loads once it comes near, and scrolls by itself. */
function renderDeck({ attrs }: BlockOf<'deck'>, context: BodyContext): string {
  const deck = attrs.deck_id === '' ? null : context.deck(attrs.deck_id)
  if (!deck) return ''
  const { words } = context
  const base = escapeHtml(context.base)
  const address = encodeURIComponent(deck.shortid.toWellFormed())
  const title = escapeHtml(deck.title)
  if (attrs.display === 'embed')
    return `<div class="deck-frame"><iframe src="${base}/embed/${address}" title="${title}" width="640" height="600" loading="lazy" allow="autoplay; fullscreen; picture-in-picture; web-share"></iframe></div>`
  return `<p class="deck-card"><small>${escapeHtml(words.deck)} · ${escapeHtml(words.slides(deck.slides))}</small> <a href="${base}/play/${address}"><bdi>${title}</bdi> <span class="button button-primary">${escapeHtml(words.playDeck)}</span></a></p>`
}
