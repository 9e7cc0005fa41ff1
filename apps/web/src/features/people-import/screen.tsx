import { Button } from '@deckle/ui/actions/button.tsx'
import { PageHeader } from '@deckle/ui/layout/page-header.tsx'
import { FileUp } from 'lucide-react'
import { Page } from '../../lib/screen/page.tsx'
import { useUrlState } from '../../lib/url/use-url-state.ts'
import { useWords } from '../../words/use-words.ts'
import { OneImport } from './parts/one-import.tsx'
import { NewImport } from './parts/new-import.tsx'
import { importUrl } from './queries.ts'

/** The import's id is in the URL, so that the user can leave and return. */
export function PeopleImportScreen() {
  const words = useWords('people-import')
  const [url, setUrl] = useUrlState(importUrl)
  return (
    <Page>
      <PageHeader
        title={words('title')}
        description={words('intro')}
        actions={
          url.id && (
            <Button icon={<FileUp />} onPress={() => setUrl({})}>
              {words('another')}
            </Button>
          )
        }
      />
      {url.id ? (
        <OneImport key={url.id} id={url.id} url={url} setUrl={setUrl} />
      ) : (
        <NewImport onOpen={(id) => setUrl({ id })} />
      )}
    </Page>
  )
}
