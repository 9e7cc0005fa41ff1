import { useState } from 'react'
import { Badge } from '../feedback/badge.tsx'
import { Carousel } from '../collections/carousel.tsx'
import { LoadMore } from '../collections/load-more.tsx'
import { SortableList } from '../collections/sortable-list/sortable-list.tsx'
import { Table, Td, Th, Tr, type SortDirection } from '../collections/table.tsx'
import { Tabs } from '../collections/tabs.tsx'
import { EmptyState } from '../feedback/empty-state.tsx'
import { Avatar } from '../layout/avatar.tsx'
import { Card } from '../layout/card.tsx'
import { Chapter, Specimen } from './gallery-parts.tsx'

const people = [
  { name: 'Asha Verma', team: 'Sales, north', score: 92, status: 'Passed' },
  { name: 'लक्ष्मी नारायणन', team: 'बिक्री, दक्षिण', score: 71, status: 'Passed' },
  { name: 'Maximiliane von Hohenstein-Oberndorff', team: 'Support', score: 48, status: 'Failed' },
  { name: 'Björn Åkesson', team: 'Support', score: 64, status: 'Overdue' },
]

export function CollectionsChapter() {
  const [sort, setSort] = useState<SortDirection>('descending')
  const [tab, setTab] = useState<'content' | 'design' | 'publish'>('content')
  const sorted = [...people].sort((a, b) => (sort === 'ascending' ? a.score - b.score : b.score - a.score))
  return (
    <Chapter title="Collections">
      <Tabs
        label="Deck"
        value={tab}
        onChange={setTab}
        tabs={[
          { id: 'content', label: 'Content', content: <p>The slides of the deck.</p> },
          {
            id: 'design',
            label: 'Design',
            badge: <Badge tone="brand">New</Badge>,
            content: <p>Colours and pictures.</p>,
          },
          { id: 'publish', label: 'Publish', content: <p>Link, QR code, frame.</p> },
        ]}
      />
      <Specimen name="Table" wide>
        <Table label="People" caption="Best score of each person" maxHeight="14rem">
          <thead>
            <tr>
              <Th>Person</Th>
              <Th>Team</Th>
              <Th align="end" sort={sort} onSort={() => setSort(sort === 'ascending' ? 'descending' : 'ascending')}>
                Score
              </Th>
              <Th>Status</Th>
            </tr>
          </thead>
          <tbody>
            {sorted.map((person) => (
              <Tr key={person.name} isSelected={person.name === 'Asha Verma'}>
                <Td header className="text-start">
                  <span className="flex min-w-40 items-center gap-2">
                    <Avatar name={person.name} size="sm" /> {person.name}
                  </span>
                </Td>
                <Td className="whitespace-nowrap">{person.team}</Td>
                <Td align="end">{person.score}%</Td>
                <Td>
                  <Badge
                    tone={person.status === 'Passed' ? 'success' : person.status === 'Failed' ? 'danger' : 'warning'}
                    dot
                  >
                    {person.status}
                  </Badge>
                </Td>
              </Tr>
            ))}
          </tbody>
        </Table>
        <LoadMore hasMore onLoadMore={() => undefined} shown={4} total={1200} />
      </Specimen>
      <MovingItems />
      <Specimen name="SortableList, empty" wide>
        <SortableList
          label="No slides"
          items={[]}
          name={(item: { id: string }) => item.id}
          onReorder={() => undefined}
          renderItem={() => null}
          emptyState={
            <EmptyState level={4} title="No slides yet">
              Add the first one.
            </EmptyState>
          }
        />
      </Specimen>
    </Chapter>
  )
}

function MovingItems() {
  return (
    <>
      <Specimen name="Carousel" wide>
        <Chairs />
      </Specimen>
      <Specimen name="SortableList: drag, or Alt and arrows" wide>
        <SlideOrder />
      </Specimen>
      <Specimen name="SortableList, 500 rows, only those in sight drawn" wide>
        <LongOrder />
      </Specimen>
    </>
  )
}

function Chairs() {
  return (
    <Carousel
      title="Chairs"
      labels={{
        kind: 'carousel',
        previous: 'Previous chairs',
        next: 'Next chairs',
        position: (number, count) => `${number} of ${count}`,
        shown: (from, to, count) => `${from} to ${to} of ${count}`,
      }}
    >
      {people.map(({ name, team }) => (
        <Card key={name} title={name}>
          <a href="#collections">{team}</a>
        </Card>
      ))}
    </Carousel>
  )
}

function SlideOrder() {
  const [slides, setSlides] = useState([
    { id: 'a', title: 'Welcome' },
    { id: 'b', title: 'Which chair folds?' },
    { id: 'c', title: 'कौन सी कुर्सी मुड़ती है?' },
    { id: 'd', title: 'Thank you' },
  ])
  const [selected, setSelected] = useState<readonly string[]>(['b'])
  return (
    <SortableList
      label="Slides"
      className="max-w-sm"
      items={slides}
      name={(slide) => slide.title}
      onReorder={setSlides}
      selection={{ selected, onChange: setSelected }}
      renderItem={(slide) => <span className="block truncate">{slide.title}</span>}
    />
  )
}

function LongOrder() {
  const [rows, setRows] = useState(() =>
    Array.from({ length: 500 }, (_, index) => ({ id: `row-${index}`, title: `Slide ${index + 1}` })),
  )
  return (
    <div className="h-48 max-w-sm">
      <SortableList
        label="Long list"
        rowHeight={36}
        items={rows}
        name={(row) => row.title}
        onReorder={setRows}
        renderItem={(row) => row.title}
      />
    </div>
  )
}
