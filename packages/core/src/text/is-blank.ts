/** Whether nothing of a text is visible: white space and invisible characters, such as U+200B, alone. */
export const isBlank = (text: string): boolean => /^[\s\u0085\u2800\p{DI}\p{Cc}]*$/u.test(text)
