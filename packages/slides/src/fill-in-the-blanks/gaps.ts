const gap = /_{3,}/

/** The text between its gaps, each written as three or more underscores: one part more than gaps. */
export function splitAtGaps(paragraph: string): readonly string[] {
  return paragraph.split(gap)
}

export function gapsIn(paragraph: string): number {
  return splitAtGaps(paragraph).length - 1
}

/** Right answers of a blank, separated by a bar. */
export function accepted(answer: string): readonly string[] {
  return answer
    .split('|')
    .map((one) => one.trim())
    .filter((one) => one !== '')
}
