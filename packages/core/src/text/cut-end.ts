/** The text without the given characters at its end. A pattern such as `/\/+$/` takes the square of a run's length. */
export function cutEnd(text: string, characters: string): string {
  let end = text.length
  while (end > 0 && characters.includes(text.charAt(end - 1))) end--
  return text.slice(0, end)
}
