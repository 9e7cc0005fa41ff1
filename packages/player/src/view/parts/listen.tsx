import { useEffect, useState } from 'react'
import { isSound } from '@deckle/core/deck/texts/voice.ts'
import type { PlayerWords } from '@deckle/slides/view.ts'
import type { PlaySlide } from '../../hosts/host.ts'

interface ListenProps {
  readonly slide: Pick<PlaySlide, 'voiceover' | 'tts_audio'>
  readonly language: string
  readonly words: PlayerWords
  readonly fileUrl: (mediaId: string) => string
}

/** Plays the slide's recording; without one, the browser reads its voice-over text or its title. */
export function Listen({ slide, language, words, fileUrl }: ListenProps) {
  const [on, setOn] = useState(false)
  useEffect(() => {
    if (!on) return
    const done = () => setOn(false)
    if (!isSound(slide.tts_audio)) return speak(slide.tts_audio || slide.voiceover, language, done)
    const audio = new Audio(slide.tts_audio.includes(':') ? slide.tts_audio : fileUrl(slide.tts_audio))
    audio.onended = audio.onerror = done
    audio.play().catch(done)
    return () => audio.pause()
  }, [on, slide, language, fileUrl])
  return slide.voiceover || slide.tts_audio ? (
    <button type="button" className="dk-quiet" aria-pressed={on} onClick={() => setOn(!on)}>
      {on ? words.stopListening : words.listen}
    </button>
  ) : null
}

function speak(text: string, language: string, done: () => void): () => void {
  const utterance = new SpeechSynthesisUtterance(text)
  utterance.lang = language
  utterance.onend = utterance.onerror = done
  speechSynthesis.speak(utterance)
  return () => speechSynthesis.cancel()
}
