/** Whether `tts_audio` is a sound, by web address or media id, and not text to be read aloud. */
export function isSound(tts_audio: string): boolean {
  return /^(https?:\/\/\S+|[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12})$/i.test(tts_audio)
}
