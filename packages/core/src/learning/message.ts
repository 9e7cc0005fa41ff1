/** What a message to learners fills in. */
export const messageBlanks = ['first_name', 'course', 'due', 'link'] as const
export type MessageBlank = (typeof messageBlanks)[number]

export const messageLimits = { subject: 140, text: 5000 } as const

/** What differs from learner to learner; a message with none of these is the same for all. */
const personal: readonly MessageBlank[] = ['first_name', 'due']

const blank = /\{(\w+)\}/g
const isBlank = (name: string): name is MessageBlank => (messageBlanks as readonly string[]).includes(name)

/** With `{first_name}`, `{course}`, `{due}` and `{link}` filled in; other braces stay as they are. */
export const fillMessage = (template: string, values: Readonly<Record<MessageBlank, string>>): string =>
  template.replace(blank, (whole, name: string) => (isBlank(name) ? values[name] : whole))

export const isPersonal = (template: string): boolean => personal.some((name) => template.includes(`{${name}}`))

/** How a message reaches people. */
export const messageChannels = ['app', 'mail'] as const
