import { Avatar } from '@deckle/ui/layout/avatar.tsx'
import { classNames } from '@deckle/ui/theme/class-names.ts'
import { posterUrl } from '../../deck/media-url.ts'
import { useWords } from '../../words/use-words.ts'
import type { Mentioning } from './use-mentioning.ts'

/** People below the text, for a field that keeps the focus. */
export function Suggestions({ listId, isOpen, people, active, take }: Mentioning) {
  const words = useWords('comments')
  return (
    <>
      <span aria-live="polite" className="sr-only">
        {people !== null && words('found', { count: people.length })}
      </span>
      {isOpen && (
        <div
          id={listId}
          role="listbox"
          aria-label={words('people')}
          className="absolute inset-x-0 top-full z-30 mt-1 max-h-64 overflow-auto rounded-lg bg-surface p-1 shadow-lg"
        >
          {people?.map((person, at) => (
            // The text field handles the keys.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
            <div
              key={person.id}
              id={`${listId}-${at}`}
              role="option"
              tabIndex={-1}
              ref={at === active ? inView : undefined}
              aria-selected={at === active}
              className={classNames(
                'flex min-h-8 cursor-default items-center gap-2 rounded-sm px-2 py-1 text-sm touch:min-h-11',
                at === active ? 'bg-hover' : 'hover:bg-hover',
              )}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => take(person)}
            >
              <Avatar size="sm" name={person.name} src={person.image ? posterUrl(person.image, 160) : null} />
              <bdi className="truncate">{person.name}</bdi>
            </div>
          ))}
        </div>
      )}
    </>
  )
}

const inView = (option: HTMLElement | null): void => option?.scrollIntoView({ block: 'nearest' })
