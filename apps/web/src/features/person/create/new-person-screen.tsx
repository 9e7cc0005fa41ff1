import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { PageHeader } from '@deckle/ui/layout/page-header.tsx'
import { useQuery } from '@tanstack/react-query'
import { LoadError } from '../../../lib/errors/load-error.tsx'
import { Page } from '../../../lib/screen/page.tsx'
import { useWords } from '../../../words/use-words.ts'
import { NewPersonForm } from './new-person-form.tsx'
import { fieldsQuery } from '../queries.ts'

export function NewPersonScreen() {
  const words = useWords('person')
  const { data, error, refetch, isFetching } = useQuery(fieldsQuery)
  return (
    <Page width="md">
      <PageHeader title={words('new.title')} description={words('new.text')} />
      <Card>
        {data && <NewPersonForm definitions={data} />}
        {!data && !error && <Skeleton count={5} />}
        {!data && error && <LoadError error={error} onRetry={() => void refetch()} isRetrying={isFetching} />}
      </Card>
    </Page>
  )
}
