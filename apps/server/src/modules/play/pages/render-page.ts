import { deviceContent, toPlayDeck } from '@deckle/player/deck/play-deck.ts'
import { imagesOfSlide } from '@deckle/slides/catalog.ts'
import { htmlPolicy, inlineHash } from '../../../http/security-headers.ts'
import { touchTag } from '../../touches/index.ts'
import { loadRenderer, playerAssets } from './player-build.ts'
import type { PublishedDeck } from './published-deck.ts'

/**
 * A deck's page in one language: HTML, the part that all pages share, and its content security policy.
 * @param base absolute URL of the server
 */
export async function renderPlayPage(
  kind: 'play' | 'embed',
  { shortid, version, brand, icon, poweredBy, hasLeads, uploadLimit, settings, attribution }: PublishedDeck,
  language: string,
  base: string,
): Promise<{ html: string; shared: string; headers: Record<string, string> }> {
  const renderer = await loadRenderer()
  const isEmbed = kind === 'embed'
  const { share, slug, access, hosts } = settings
  const picture = share.picture.id || version.content.contentHash.flatMap(imagesOfSlide)[0]
  const canonical = `${base}/play/${slug || shortid}`
  const { html, shared, styles } = await renderer.renderPlayerPage({
    deck: toPlayDeck(
      version.content,
      { deckId: version.deckId, versionId: version.id, shortid },
      {
        language,
        brand,
        poweredBy,
        uploadLimit,
        once: access === 'invite',
      },
    ),
    leadForm: hasLeads ? version.deck(language).leadForm : undefined,
    content: deviceContent(version.content, language),
    assets: { ...playerAssets(), icon },
    urls: {
      canonical,
      oembed: `${base}/oembed?url=${encodeURIComponent(canonical)}`,
      image: picture === undefined ? '' : `${base}/media/${picture}/1080.webp`,
    },
    meta: { title: share.title, description: share.text, noindex: isEmbed || access !== 'public', embed: isEmbed },
  })
  const touch = touchTag({
    mode: attribution,
    clientId: version.clientId,
    kind: 'deck',
    thing: version.deckId,
    language,
    isEmbed,
  })
  return {
    html: html.replace(/<\/body><\/html>$/, `${touch}$&`),
    shared,
    headers: { 'content-security-policy': htmlPolicy({ framed: isEmbed, hosts, styleHashes: styles.map(inlineHash) }) },
  }
}
