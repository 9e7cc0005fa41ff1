const gap = /_{3,}/

/** The text around its gaps, each written as three or more underscores: one part more than there are gaps. */
export function splitAtGaps(paragraph: string): readonly string[] {
  return paragraph.split(gap)
}

/** How many gaps a text has. */
export function gapsIn(paragraph: string): number {
  return splitAtGaps(paragraph).length - 1
}

/** The answers that a blank takes: alternatives are parted by a bar. */
export function accepted(answer: string): readonly string[] {
  return answer
    .split('|')
    .map((one) => one.trim())
    .filter((one) => one !== '')
}
