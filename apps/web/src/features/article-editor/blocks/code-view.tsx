import { bodyLimits } from '@deckle/core/article/block.ts'
import { ComboBox } from '@deckle/ui/choices/combo-box.tsx'
import type { NodeViewProps } from '@tiptap/core'
import { NodeViewContent, NodeViewWrapper } from '@tiptap/react'
import { useWords } from '../../../words/use-words.ts'

const languages = [
  'bash',
  'c',
  'cpp',
  'css',
  'go',
  'html',
  'java',
  'javascript',
  'json',
  'php',
  'python',
  'ruby',
  'rust',
  'sql',
  'typescript',
  'xml',
  'yaml',
].map((id) => ({ id, label: id }))

export function CodeView({ node, editor, updateAttributes }: NodeViewProps) {
  const t = useWords('article-editor')
  const language = String(node.attrs['language'] ?? '').slice(0, bodyLimits.codeLanguage)
  const known = languages.some(({ id }) => id === language) || language === ''
  return (
    <NodeViewWrapper className="rounded-md border border-line bg-surface">
      <div contentEditable={false} className="border-b border-line p-1">
        <ComboBox<string>
          label={t('code.language')}
          hideLabel
          placeholder={t('code.plain')}
          isDisabled={!editor.isEditable}
          value={language === '' ? null : language}
          onChange={(next) => updateAttributes({ language: next ?? '' })}
          options={known ? languages : [{ id: language, label: language }, ...languages]}
          className="w-44"
        />
      </div>
      <pre className="overflow-x-auto p-3 font-mono text-sm" spellCheck={false} dir="ltr">
        <NodeViewContent<'code'> as="code" />
      </pre>
    </NodeViewWrapper>
  )
}
