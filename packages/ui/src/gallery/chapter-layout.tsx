import { MoreHorizontal } from 'lucide-react'
import { Button } from '../actions/button.tsx'
import { IconButton } from '../actions/icon-button.tsx'
import { Checkbox } from '../choices/checkbox.tsx'
import { Badge } from '../feedback/badge.tsx'
import { TextField } from '../fields/text-field.tsx'
import { Avatar } from '../layout/avatar.tsx'
import { Breadcrumbs } from '../layout/breadcrumbs.tsx'
import { Card } from '../layout/card.tsx'
import { Disclosure } from '../layout/disclosure.tsx'
import { Kbd } from '../layout/kbd.tsx'
import { Logo } from '../layout/logo.tsx'
import { UiStringsProvider } from '../strings/ui-strings-provider.tsx'
import { Chapter, Columns, Row, Specimen } from './gallery-parts.tsx'

export function LayoutChapter() {
  return (
    <Chapter title="Layout">
      <Row>
        <Specimen name="Logo">
          <Logo name="Deckle" size={28} />
        </Specimen>
        <Specimen name="Mark">
          <Logo size={48} />
        </Specimen>
        <Specimen name="Avatar">
          <span className="flex gap-2">
            <Avatar name="Asha Verma" size="xl" />
            <Avatar name="Asha Verma" size="lg" />
            <Avatar name="लक्ष्मी नारायणन" />
            <Avatar name="Plato" size="sm" />
            <Avatar name="Broken" src="data:image/png;base64,AA" />
          </span>
        </Specimen>
        <Specimen name="Kbd">
          <Kbd keys="Ctrl Shift K" />
        </Specimen>
        <Specimen name="Breadcrumbs">
          <Breadcrumbs
            items={[
              { label: 'Library', href: '#layout' },
              { label: 'Product knowledge', href: '#layout' },
              { label: 'Content' },
            ]}
          />
        </Specimen>
      </Row>
      <Columns>
        <Card
          title="Completion"
          description="Last 30 days"
          action={<IconButton label="More about completion" icon={<MoreHorizontal />} size="sm" />}
          level={3}
        >
          <p className="text-xl tabular-nums">68%</p>
          <p className="text-xs text-muted">412 of 606 people who started</p>
        </Card>
        <Card level={3} title="Settings">
          <Disclosure title="Navigation" defaultExpanded level={4} end={<Badge>2 changed</Badge>}>
            People may go back.
          </Disclosure>
          <Disclosure title="Timing" level={4}>
            No minimum time.
          </Disclosure>
        </Card>
      </Columns>
      <div className="grid gap-4 lg:grid-cols-2">
        {(['light', 'dark'] as const).flatMap((theme) =>
          (['ltr', 'rtl'] as const).map((dir) => (
            <div key={theme + dir} data-theme={theme} dir={dir} className="rounded-lg border border-line bg-canvas p-5">
              <Specimen name={`${theme}, ${dir === 'ltr' ? 'left to right' : 'right to left'}`} wide>
                <UiStringsProvider locale={dir === 'ltr' ? 'en' : 'ar'}>
                  <Sample />
                </UiStringsProvider>
              </Specimen>
            </div>
          )),
        )}
      </div>
    </Chapter>
  )
}

function Sample() {
  return (
    <div className="flex flex-col gap-3">
      <TextField label="Title" limits={{ max: 60, ideal: 40 }} defaultValue="Which chair folds?" />
      <Checkbox label="Show feedback" defaultSelected />
      <div className="flex flex-wrap gap-2">
        <Button variant="primary">Publish</Button>
        <Button>Preview</Button>
        <Button variant="quiet">Cancel</Button>
      </div>
    </div>
  )
}
