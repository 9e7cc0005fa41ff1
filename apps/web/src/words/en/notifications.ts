export const words = {
  title: 'Notifications',
  all: 'All notifications',
  readAll: 'Mark all as read',
  unread: 'Unread',
  none: 'Nothing new',
  noneText: 'When something happens that concerns you, it stands here and the bell shows it.',
  from: 'from {actor}',
} as const
