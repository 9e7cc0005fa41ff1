export const words = {
  title: 'Tags',
  text: 'What decks, courses, articles and people are found, grouped and measured by.',
  kinds: { content: 'Content', user: 'People', master: 'Results' },
  about: {
    content: 'On decks, courses and articles. Creators change those that they made, administrators all.',
    user: 'On people, for filters, rules of courses, posts and banners. Administrators change them.',
    master: 'What decks measure results by, linked by their names. Administrators change them.',
  },
  new: 'New tag',
  search: 'Search tags',
  sort: 'Order',
  sorts: { name: 'By name', newest: 'Newest first', used: 'Most used first' },
  unusedOnly: 'Unused only',
  selectShown: 'Select all that are shown',
  name: 'Name',
  usedBy: 'Used by',
  unused: 'Nothing',
  actions: 'Actions',
  more: 'More for {name}',
  cancel: 'Cancel',
  clear: 'Show all',
  noMatch: 'No tag fits',
  noMatchText: 'Try another part of its name.',
  noneUnused: 'No unused tags',
  noneUnusedText: 'Every tag here is on something, or a rule, a post or a banner names it.',
  empty: {
    title: 'No tags yet',
    content: 'Tags bring together decks, courses and articles on the same subject.',
    user: 'Tags bring together people whom a rule, a filter or a bulk action is about.',
    master: 'Give the types that your decks sort people into one name everywhere.',
  },
  uses: {
    deck: '{count, plural, one {{shown} deck} other {{shown} decks}}',
    course: '{count, plural, one {{shown} course} other {{shown} courses}}',
    article: '{count, plural, one {{shown} article} other {{shown} articles}}',
    user: '{count, plural, one {{shown} person} other {{shown} people}}',
    rule: '{count, plural, one {{shown} rule of a course} other {{shown} rules of courses}}',
    job: '{count, plural, one {{shown} bulk action that is under way} other {{shown} bulk actions that are under way}}',
    post: '{count, plural, one {{shown} post for people with it} other {{shown} posts for people with it}}',
    banner: '{count, plural, one {{shown} banner for people with it} other {{shown} banners for people with it}}',
    result:
      '{count, plural, one {{shown} deck that measures results by it} other {{shown} decks that measure results by it}}',
  },
  colors: {
    c0: 'Blue',
    c1: 'Teal',
    c2: 'Green',
    c3: 'Olive',
    c4: 'Amber',
    c5: 'Orange',
    c6: 'Red',
    c7: 'Violet',
    c8: 'Grey',
  },
  edit: {
    open: 'Rename or recolour',
    title: 'Tag “{name}”',
    color: 'Colour',
    byName: 'Chosen by its name',
    save: 'Save',
    nameMissing: 'Give the tag a name.',
    there: 'The tag “{name}” was there already.',
    results:
      '{count, plural, one {{count, number} deck measures} other {{count, number} decks measure}} results by “{name}”. They keep that name and go on working.',
  },
  merge: {
    open: 'Merge into another',
    title: 'Merge “{name}” into another tag',
    text: 'Everything with this tag gets the other one, and this one is deleted.',
    into: 'Merge into',
    chosen: 'Chosen tag',
    merge: 'Merge',
    changes: '“{into}” takes the place of “{name}” on:',
    nothing: 'Nothing has “{name}”. It is deleted, and “{into}” stays.',
    both: '{count, plural, one {{count, number} of these has both already.} other {{count, number} of these have both already.}}',
    final: 'This can’t be undone.',
    done: '“{name}” is merged into “{into}”',
  },
  delete: {
    open: 'Delete',
    title: 'Delete the tag “{name}”?',
    unused: 'Nothing uses it.',
    takenOff: 'It is used by these, and taken off for good:',
    rules: 'Rules that name it match nobody by it any more.',
    audiences: 'Posts and banners reach nobody by it any more.',
    results: 'Decks keep its name for their results and go on working.',
    done: 'The tag “{name}” is deleted',
  },
  select: {
    bar: 'Selected tags',
    one: 'Select {name}',
    count: '{count, plural, one {{count, number} selected} other {{count, number} selected}}',
    clear: 'Clear the selection',
    delete: 'Delete unused',
    allUsed: 'All of these are in use.',
    deleted: '{count, plural, one {{count, number} tag deleted} other {{count, number} tags deleted}}',
    kept: '{count, plural, one {{count, number} tag is in use and stays} other {{count, number} tags are in use and stay}}',
  },
}

export const titles = { tags: words.title }

declare module '../sections.ts' {
  interface Sections {
    'tag-list': typeof words
  }
  interface Titles extends Record<keyof typeof titles, string> {}
}
