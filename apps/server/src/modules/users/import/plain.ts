/** Removes the characters that separate values and lines of a message. */
export const plain = (text: string): string => text.replace(/[|=\s]+/g, ' ').trim()
