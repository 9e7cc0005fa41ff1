import { videoSource } from '@deckle/slides/video-story/video-source.ts'
import { mediaUrl } from '../../../../deck/media-url.ts'
import { videoSandbox } from './video-sandbox.ts'

/** Puts the player in the place of a video's button; false where there is none at the target. */
export function playVideo(target: Element): boolean {
  const button = target.closest<HTMLElement>('[data-video]')
  const source = button ? videoSource(button.dataset['video'] ?? '', mediaUrl) : null
  if (!button || !source || source.kind === 'none') return false
  const player = document.createElement(source.kind === 'frame' ? 'iframe' : 'video')
  if (player instanceof HTMLIFrameElement) player.sandbox.value = videoSandbox
  player.src = source.url
  player.title = button.dataset['title'] ?? button.textContent.trim()
  player.className = 'player'
  if (player instanceof HTMLVideoElement) Object.assign(player, { controls: true, autoplay: true })
  else player.allow = 'autoplay; fullscreen; picture-in-picture'
  button.replaceWith(player)
  player.focus()
  return true
}
