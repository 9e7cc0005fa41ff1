/** Whether a slide's `tts_audio` is a sound: a web address or a media id. Anything else is text to be read aloud. */
export function isSound(tts_audio: string): boolean {
  return /^(https?:\/\/\S+|[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12})$/i.test(tts_audio)
}
