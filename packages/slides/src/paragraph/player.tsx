import { useEdit } from '../parts/view/edit-context.ts'
import { Frame } from '../parts/view/frame.tsx'
import { Block, Heading, Text } from '../parts/view/text.tsx'
import type { SlideViewProps } from '../view.ts'
import type { ParagraphPlay } from './scoring.ts'

export function ParagraphView({ data, imageUrl, words }: SlideViewProps<ParagraphPlay>) {
  const edit = useEdit()
  return (
    <Frame image={data.image} imageUrl={imageUrl} words={words}>
      <Heading path="title" text={data.title} />
      <Block path="paragraph" text={data.paragraph} className="dk-text" />
      {data.bullets.length > 0 && (
        <ul className="dk-text dk-bullets">
          {data.bullets.map(({ id, text }) => (
            <li key={id}>
              <Text path={`bullets.${id}.text`} text={text} />
              {edit?.renderItemTools('bullets', id)}
            </li>
          ))}
        </ul>
      )}
      {edit?.renderListEnd('bullets')}
    </Frame>
  )
}
