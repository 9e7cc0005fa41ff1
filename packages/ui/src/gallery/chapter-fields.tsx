import { useState } from 'react'
import { AtSign } from 'lucide-react'
import { NumberField } from '../fields/number-field.tsx'
import { PasswordField } from '../fields/password-field.tsx'
import { SearchField } from '../fields/search-field.tsx'
import { Slider } from '../fields/slider.tsx'
import { TextField } from '../fields/text-field.tsx'
import { ColorField } from '../pickers/color-field.tsx'
import { DateRangeField, type DateRange } from '../pickers/date-range-field.tsx'
import { FileDrop } from '../pickers/file-drop.tsx'
import { Chapter, Columns } from './gallery-parts.tsx'

export function FieldsChapter() {
  const [color, setColor] = useState('#6b3fd4')
  const [range, setRange] = useState<DateRange | null>({ start: '2026-03-02', end: '2026-03-27' })
  return (
    <Chapter title="Fields">
      <Columns>
        <TextFields />
        <SearchField label="Search the library" hideLabel={false} shortcut="/" />
        <SearchField label="Search, filled" hideLabel={false} defaultValue="onboarding" />
        <PasswordField label="Password" description="At least 10 characters." defaultValue="correct horse" />
        <NumberField
          label="Passing score"
          defaultValue={0.7}
          formatOptions={{ style: 'percent' }}
          minValue={0}
          maxValue={1}
          step={0.05}
        />
        <NumberField label="Weight" error="Enter a number from 0 to 100." defaultValue={1} />
        <Slider label="Blur" defaultValue={40} />
        <Slider label="Blur, disabled" defaultValue={70} isDisabled />
        <ColorField
          label="Primary colour"
          value={color}
          onChange={setColor}
          swatches={['#6b3fd4', '#00796b', '#1565c0', '#c2185b', '#a85f00', '#16181d']}
          description="Checked for contrast when saved."
        />
        <DateRangeField label="Period" value={range} onChange={setRange} />
      </Columns>
      <Uploads />
    </Chapter>
  )
}

function TextFields() {
  return (
    <>
      <TextField label="Name" placeholder="Product knowledge, spring" />
      <TextField
        label="Name, described"
        description="Shown in your library and on the public page."
        defaultValue="Product knowledge"
      />
      <TextField
        label="E-mail"
        error="Email is invalid format, please check the email you have entered."
        defaultValue="asha.example.com"
        type="email"
      />
      <TextField label="Disabled" isDisabled defaultValue="Cannot be changed" />
      <TextField label="Read only" isReadOnly defaultValue="9f3kTq2M" />
      <TextField
        label="Title, within the ideal"
        limits={{ max: 60, ideal: 40 }}
        defaultValue="How well do you know our range?"
      />
      <TextField
        label="Title, longer than ideal"
        limits={{ max: 60, ideal: 40 }}
        defaultValue="How well do you know our whole summer range?"
      />
      <TextField
        label="Title, over the limit"
        limits={{ max: 60, ideal: 40 }}
        defaultValue="How well do you know our whole summer range of outdoor furniture?"
        error="Shorten this to 60 characters."
      />
      <TextField
        label="Question"
        multiline
        limits={{ max: 200, ideal: 128 }}
        defaultValue={'इनमें से कौन सा सही है?\nएक ही उत्तर चुनें।'}
        isOptional
      />
      <TextField label="Address" icon={<AtSign />} suffix=".deckle.example" defaultValue="spring-quiz" />
    </>
  )
}

/** Files under way, done and refused. */
function Uploads() {
  return (
    <FileDrop
      label="Add pictures"
      hint="PNG, JPEG, WebP or GIF, up to 10 MB each"
      accept={['image/*']}
      multiple
      onFiles={() => undefined}
      uploads={[
        { id: '1', name: 'garden-chair-front-view.png', progress: 0.4, onCancel: () => undefined },
        { id: '2', name: 'tabletop.webp', progress: 1 },
        {
          id: '3',
          name: 'a very long name of a picture taken on a telephone in the warehouse on Tuesday.jpg',
          progress: 0.7,
          error: 'File size too large',
          onRetry: () => undefined,
        },
      ]}
    />
  )
}
