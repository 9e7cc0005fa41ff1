import { Extension } from '@tiptap/core'
import { PluginKey } from '@tiptap/pm/state'
import { Suggestion, type SuggestionProps } from '@tiptap/suggestion'
import { createStore } from 'zustand'

/** The list that is open below the text; null for none. */
export interface OpenList {
  readonly char: '/' | '@'
  readonly query: string
  readonly at: DOMRect | null
  /** Takes the typed text away and does what was chosen. */
  readonly choose: (choice: { readonly id: string; readonly label: string }) => void
}

interface ListState {
  readonly open: OpenList | null
  readonly index: number
}

/** Where lists are drawn hears of them here; what is drawn answers to the keys. */
export function createSuggestionList() {
  const store = createStore<ListState>(() => ({ open: null, index: 0 }))
  let choices: readonly { readonly id: string; readonly label: string }[] = []
  const show = (char: OpenList['char']) => (props: SuggestionProps) =>
    store.setState((state) => ({
      open: {
        char,
        query: props.query,
        at: props.clientRect?.() ?? null,
        choose: (choice) => props.command(choice),
      },
      index: state.open?.query === props.query ? state.index : 0,
    }))
  const close = () => store.setState({ open: null, index: 0 })
  return {
    ...store,
    close,
    show,
    setChoices: (next: typeof choices) => {
      choices = next
    },
    onKey: (key: string): boolean => {
      const { open, index } = store.getState()
      if (!open) return false
      if (key === 'Escape') close()
      else if (choices.length === 0) return false
      else if (key === 'ArrowDown') store.setState({ index: (index + 1) % choices.length })
      else if (key === 'ArrowUp') store.setState({ index: (index - 1 + choices.length) % choices.length })
      else if (key === 'Enter' || key === 'Tab') {
        const choice = choices[index]
        if (choice) open.choose(choice)
      } else return false
      return true
    },
  }
}
export type SuggestionList = ReturnType<typeof createSuggestionList>

interface SuggestionsOptions {
  readonly list: SuggestionList
  readonly onCommand: (id: string) => void
}

/** `/` lists the blocks, `@` the people who can be named. */
export const Suggestions = Extension.create<SuggestionsOptions>({
  name: 'suggestions',
  addProseMirrorPlugins() {
    const { list, onCommand } = this.options
    const common = (char: '/' | '@') => ({
      editor: this.editor,
      char,
      items: () => [],
      render: () => ({
        onStart: list.show(char),
        onUpdate: list.show(char),
        onExit: list.close,
        onKeyDown: ({ event }: { event: KeyboardEvent }) => list.onKey(event.key),
      }),
    })
    return [
      Suggestion<never, { readonly id: string }>({
        ...common('/'),
        pluginKey: new PluginKey('blockList'),
        command: ({ editor, range, props }) => {
          editor.chain().focus().deleteRange(range).run()
          onCommand(props.id)
        },
      }),
      Suggestion<never, { readonly id: string; readonly label: string }>({
        ...common('@'),
        pluginKey: new PluginKey('peopleList'),
        command: ({ editor, range, props: { id, label } }) => {
          const content = [
            { type: 'mention', attrs: { id, label } },
            { type: 'text', text: ' ' },
          ]
          editor.chain().focus().insertContentAt(range, content).run()
        },
      }),
    ]
  },
})
