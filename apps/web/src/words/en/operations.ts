export const words = {
  jobs: {
    title: 'Jobs of all clients',
    status: 'State',
    everyStatus: 'Every state',
    client: 'Client',
    pickClient: 'Name of a client',
    ofClient: 'Jobs',
    job: 'Job',
    by: 'by {name}',
    state: 'State',
    progress: 'How far {kind} of {name} is',
    created: 'Added',
    actions: 'Actions',
    stop: 'Stop',
    stopNamed: 'Stop {kind} of {name}',
    stopped: 'It stops after its present batch',
    stopping: 'Stopping…',
    retry: 'Retry',
    retryNamed: 'Retry {kind} of {name}',
    retried: 'It goes on where it ended',
    refused: '{count, plural, one {# refused} other {# refused}}',
    none: 'Nothing has run in the background yet',
    noneText: 'Imports, exports and changes of many people stand here as soon as somebody starts one.',
    noneFound: 'No job matches',
  },
  tasks: {
    title: 'Tasks that failed for good',
    text: 'What the server does by itself is tried again with growing pauses. What failed every time waits here: mend the cause, then retry.',
    task: 'Task',
    error: 'Error',
    attempts: 'Tries',
    failed: 'Last try',
    actions: 'Actions',
    retry: 'Retry',
    retryNamed: 'Retry {task} of {date}',
    retryAll: 'Retry all',
    retried:
      '{count, plural, =0 {Nothing is left to retry} one {# task is queued again} other {# tasks are queued again}}',
    none: 'No task has failed for good',
  },
} as const

declare module '../sections.ts' {
  interface Sections {
    operations: typeof words
  }
}
