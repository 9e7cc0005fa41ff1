import { videoSandbox } from '@deckle/core/article/html/video-sandbox.ts'

/** Puts the player in the place of a video's link; false where there is none at the target. */
export function playVideo(target: Element): boolean {
  const link = target.closest<HTMLElement>('a.video-link')
  const { frame, file } = link?.dataset ?? {}
  const url = frame ?? file
  if (!link || !url) return false
  const player = frame ? createFrame(url) : createVideo(url)
  player.title = link.closest('figure')?.querySelector('figcaption')?.textContent ?? link.textContent.trim()
  player.className = 'player'
  link.replaceWith(player)
  player.focus()
  return true
}

function createFrame(url: string): HTMLElement {
  const frame = document.createElement('iframe')
  frame.setAttribute('sandbox', videoSandbox)
  frame.referrerPolicy = 'strict-origin-when-cross-origin'
  frame.allow = 'autoplay; fullscreen; picture-in-picture'
  frame.src = url
  return frame
}

function createVideo(url: string): HTMLElement {
  const video = document.createElement('video')
  Object.assign(video, { controls: true, autoplay: true, src: url })
  return video
}
