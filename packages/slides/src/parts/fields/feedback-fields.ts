import { text } from '../../fields/field.ts'

/** Defaults of the editor (product.md §3, "Default feedback in the editor"). */
export const feedbackFields = {
  correct_feedback: text('subtitle', { initial: 'That was correct', secret: true, only: 'right' }),
  incorrect_feedback: text('subtitle', { initial: 'That was wrong', secret: true, only: 'right' }),
} as const
