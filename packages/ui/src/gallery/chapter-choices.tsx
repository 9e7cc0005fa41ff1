import { useState } from 'react'
import { BarChart3, HelpCircle, ListChecks } from 'lucide-react'
import { Checkbox } from '../choices/checkbox.tsx'
import { ComboBox } from '../choices/combo-box.tsx'
import type { Option } from '../choices/list-parts.tsx'
import { RadioGroup } from '../choices/radio-group.tsx'
import { Select } from '../choices/select.tsx'
import { Switch } from '../choices/switch.tsx'
import { Chapter, Columns } from './gallery-parts.tsx'

const types: Option[] = [
  {
    id: 'quiz',
    label: 'Quiz',
    description: 'Right and wrong answers, a score',
    icon: <HelpCircle />,
    section: 'Scored',
  },
  { id: 'assessment', label: 'Assessment', icon: <ListChecks />, section: 'Scored' },
  { id: 'poll', label: 'Poll', description: 'One question, live results', icon: <BarChart3 />, section: 'Ungraded' },
  { id: 'survey', label: 'Survey', icon: <BarChart3 />, section: 'Ungraded' },
]

export function ChoicesChapter() {
  const [type, setType] = useState<string | null>('quiz')
  const [person, setPerson] = useState<string | null>(null)
  const [marking, setMarking] = useState('server')
  return (
    <Chapter title="Choices">
      <Columns>
        <Select label="Reader type" options={types} value={type} onChange={setType} />
        <Select
          label="Nothing chosen"
          options={types}
          value={null}
          onChange={setType}
          description="Decides the first slide."
        />
        <Select label="Wrong" options={types} value={type} onChange={setType} error="Your plan has no assessments." />
        <Select label="Disabled" options={types} value={type} isDisabled />
        <ComboBox
          label="Manager"
          options={[
            { id: 'a', label: 'Asha Verma' },
            { id: 'b', label: 'आशा वर्मा' },
            { id: 'c', label: 'Björn Åkesson' },
          ]}
          value={person}
          onChange={setPerson}
          placeholder="Type a name"
        />
        <div className="flex flex-col gap-2">
          <Checkbox label="Show feedback after each answer" defaultSelected />
          <Checkbox label="Let people jump ahead" description="Unanswered questions can be skipped." />
          <Checkbox label="Some of them" isIndeterminate />
          <Checkbox label="I accept the terms" error="Accept the terms to go on." />
          <Checkbox label="Disabled" isDisabled isSelected />
        </div>
        <div className="flex flex-col gap-3">
          <Switch label="Public" defaultSelected />
          <Switch label="Voice-over" description="Reads each slide aloud when asked." />
          <Switch label="Disabled" isDisabled />
        </div>
        <RadioGroup
          label="Marking"
          value={marking}
          onChange={setMarking}
          options={[
            { id: 'server', label: 'On the server', description: 'Right answers never reach the player.' },
            { id: 'device', label: 'On the device', description: 'For practice and offline use.' },
            { id: 'off', label: 'Not at all', isDisabled: true },
          ]}
        />
        <RadioGroup
          label="Start from"
          cards
          value={marking}
          onChange={setMarking}
          options={[
            { id: 'server', label: 'Blank', description: 'One slide to begin with' },
            { id: 'device', label: 'A template', description: 'Made by us, changed by you' },
          ]}
        />
        <RadioGroup
          label="Wrong"
          orientation="horizontal"
          options={[
            { id: 'y', label: 'Yes' },
            { id: 'n', label: 'No' },
          ]}
          error="Choose one of these."
        />
      </Columns>
    </Chapter>
  )
}
