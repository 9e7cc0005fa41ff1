export const words = {
  decks: {
    text: 'People who can view can also copy it. People who can edit can also publish it, and see people’s answers, names and files.',
    addText: 'People who make decks; learners play them by link.',
    full: 'A deck can be shared with {most} people by name. Share it with everyone instead.',
  },
  courses: {
    text: 'People who can view can also copy it. People who can edit can also publish it, and see its learners and how they do.',
    addText: 'People who make courses; learners are added in the course.',
    full: 'A course can be shared with {most} people by name. Share it with everyone instead.',
  },
  articles: {
    text: 'People who can view can also copy it. People who can edit can also publish it.',
    addText: 'People who write articles; readers need no share.',
    full: 'An article can be shared with {most} people by name. Share it with everyone instead.',
  },
  title: 'Share “{name}”',
  done: 'Done',
  add: 'Add people',
  addPlaceholder: 'Type a name',
  looking: 'Looking for people…',
  people: 'People with access',
  owner: 'Owner',
  you: '{name} (you)',
  canOf: 'Access of {name}',
  removeOf: 'Remove access of {name}',
  removed: '{name} no longer has access',
  showAll: 'Show all {count, number} people',
  none: 'Nobody else by name.',
  everyone: 'Everyone in {client}',
  everyoneText: 'All creators of your organisation.',
  levels: { none: 'No access', view: 'Can view', edit: 'Can edit' },
  always: 'The owner’s managers and the administrators always have access.',
}

declare module '../sections.ts' {
  interface Sections {
    sharing: typeof words
  }
}
